import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
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
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

const BUTTON: Point = [44, 115];

/** From below, into the gold: the press. Everything in the picture flies from the finger. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** The pond goes on over the fold. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const child = pressing(hero);
  const neck: Point[] = [
    [184, 226],
    [190, 208],
    [188, 192],
    [180, 176],
  ];
  const art =
    pond(0, 0, width, 140, 186, width === SPREAD ? 316 : 140) +
    rays() +
    reeds(208, 182, 0.9) +
    (width === SPREAD ? reeds(262, 184, 1) + reeds(392, 186, 1.3) : '') +
    box(
      0,
      184,
      width,
      40,
      linear([
        [0, BUS.wall],
        [1, BUS.panel],
      ]),
    ) +
    box(0, 180, width, 5, BUS.frame) +
    rings(BUTTON[0], BUTTON[1], 11, 2) +
    pole(BUTTON[0], 86, 220, 7) +
    button(BUTTON[0], BUTTON[1], 12, true) +
    at(130, 216, 0.44, grownUp(GOLD, 'blown'), 5) +
    at(194, 200, 0.86, gooseWing(GOLD), -34, 0.8) +
    gooseNeck(neck, [29, 25, 21, 19], GOLD) +
    at(186, 216, 0.64, gooseCoat(GOLD, false)) +
    at(
      173,
      160,
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
    (hero.years < 1 && !hero.wheelchair
      ? seatBack(child.pelvis[0], child.origin[1] - 6, 78, 120)
      : '') +
    child.art +
    lettered(SOUNDS['DING!'], [152, 98], { height: 13, turn: -8, ink: '#3a2440', rim: '#fff4da' });
  return {
    art,
    quiet: { box: { ...SAFE, y: 13, height: 54 }, ink: 'dark' },
    faces: [child.face],
  };
}

/** The hero where the finger meets the button, however short the arm is. */
function pressing(hero: Hero): PlacedHero {
  const size = sittingHeadSize(hero, 64);
  const placed = (at: Point): PlacedHero =>
    placeHero(
      hero,
      size,
      'head',
      at,
      {
        pose: 'reach',
        mood: 'joy',
        yaw: 22,
        pitch: -8,
        gaze: [-0.5, -1],
        armR: { upper: [24, 122], lower: [14, 140], hand: 'point' },
        armL: { upper: [10, 118], lower: [4, 172], hand: 'open' },
      },
      GOLD,
    );
  const [x, y] = placed([0, 0]).handR;
  return placed([BUTTON[0] + 6 - x, BUTTON[1] + 4 - y]);
}

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
      [x + Math.cos(angle - spread) * 460, y + Math.sin(angle - spread) * 460],
      [x + Math.cos(angle + spread) * 460, y + Math.sin(angle + spread) * 460],
    ]);
  }
  return path(d, '#fffbe6', 'fill-opacity=".45"');
}
