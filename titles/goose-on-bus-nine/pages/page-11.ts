import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import {
  gooseCoat,
  gooseHead,
  gooseNeck,
  gooseWing,
} from '#titles/goose-on-bus-nine/cast/goose.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';
import { pond, reeds } from '#titles/goose-on-bus-nine/set/pond.ts';

const BUTTON: Point = [42, 84];

/** From below, into the gold: the press. Everything in the picture flies from the finger. */
export const page11: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 66),
    'head',
    [78, 122],
    {
      pose: 'reach',
      mood: 'joy',
      yaw: 22,
      pitch: -8,
      gaze: [-0.5, -1],
      touchR: [46, 90],
      armR: { upper: [30, 150], lower: [20, 168], hand: 'point' },
      armL: { upper: [10, 118], lower: [4, 172], hand: 'open' },
    },
    GOLD,
  );
  const neck: Point[] = [
    [184, 214],
    [190, 196],
    [188, 180],
    [180, 166],
  ];
  const art =
    pond(0, 0, SHEET, 136, 182, 206) +
    rays() +
    reeds(206, 178, 0.9) +
    box(0, 180, SHEET, 40, linear([[0, BUS.wall], [1, BUS.panel]])) +
    box(0, 176, SHEET, 5, BUS.frame) +
    rings(BUTTON[0], BUTTON[1], 11) +
    pole(BUTTON[0], -4, 220, 7) +
    button(BUTTON[0], BUTTON[1], 12, true) +
    at(122, 196, 0.5, grownUp(GOLD, 'blown'), 8) +
    at(166, 196, 0.72, gooseWing(mirrored(GOLD)), 6, -0.72) +
    at(190, 196, 0.72, gooseWing(GOLD), -18, 0.72) +
    gooseNeck(neck, [29, 25, 21, 19], GOLD) +
    at(186, 208, 0.64, gooseCoat(GOLD, false)) +
    at(
      173,
      152,
      0.52,
      gooseHead(
        {
          beak: 'holding',
          gaze: [0.4, -0.9],
          lid: 'wide',
          cap: true,
          holds: thing(things[0], mirrored(GOLD)),
        },
        mirrored(GOLD),
      ),
      12,
      -0.52,
    ) +
    child.art;
  return {
    art,
    quiet: { box: { x: 104, y: 14, width: 98, height: 84 }, ink: 'dark' },
    faces: [child.face],
  };
};

/** Light from the finger to the edges of the page. */
function rays(): string {
  const chance = chanceFrom('page 11');
  const [x, y] = BUTTON;
  let d = '';
  for (let i = 0; i < 18; i++) {
    const angle = (i / 18) * Math.PI * 2;
    const spread = 0.05 + chance() * 0.06;
    d += polygon([
      [x + Math.cos(angle) * 30, y + Math.sin(angle) * 30],
      [x + Math.cos(angle - spread) * 280, y + Math.sin(angle - spread) * 280],
      [x + Math.cos(angle + spread) * 280, y + Math.sin(angle + spread) * 280],
    ]);
  }
  return path(d, '#fffbe6', 'fill-opacity=".45"');
}
