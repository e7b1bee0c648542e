import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, oval } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
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
import { seatBack, wheelchairBay } from '#titles/goose-on-bus-nine/set/seats.ts';

/** Close, opening to wide: the press, and beyond the glass a piece of sky lying on the ground. */
export const page11: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 70),
    'head',
    [42, 138],
    {
      pose: 'sit',
      mood: 'joy',
      yaw: 28,
      pitch: 4,
      turn: 8,
      touchL: [93, 131],
      armL: { upper: [40, 20], lower: [90, 10], hand: 'point' },
    },
    GOLD,
  );
  const place = hero.wheelchair
    ? wheelchairBay(child.pelvis[0], child.head[1] - 22, 84, 100)
    : seatBack(child.pelvis[0] - 2, child.head[1] - 14, 80, 110);
  const neck: Point[] = [
    [190, 208],
    [195, 186],
    [192, 166],
    [183, 151],
  ];
  const art =
    pond(0, 0, SHEET, 122, 178, 178) +
    reeds(132, 172, 0.8) +
    reeds(206, 174, 1) +
    box(
      0,
      174,
      SHEET,
      42,
      linear([
        [0, BUS.wall],
        [1, BUS.panel],
      ]),
    ) +
    box(0, 170, SHEET, 5, BUS.frame) +
    at(128, 196, 0.44, grownUp(GOLD, 'blown')) +
    place +
    rings(96, 128, 11, 4) +
    pole(96, 75, 217, 6) +
    button(96, 128, 11, true) +
    child.art +
    at(180, 204, 0.6, gooseWing(mirrored(GOLD)), 12, -0.6) +
    at(200, 204, 0.6, gooseWing(GOLD), -24, 0.6) +
    gooseNeck(neck, [27, 23, 20, 18], GOLD) +
    at(191, 202, 0.6, gooseCoat(GOLD, false)) +
    at(
      176,
      139,
      0.46,
      gooseHead(
        {
          beak: 'holding',
          gaze: [-0.4, -0.6],
          lid: 'wide',
          cap: true,
          holds: thing(things[0], mirrored(GOLD)),
        },
        mirrored(GOLD),
      ),
      8,
      -0.46,
    ) +
    oval(178, 105, 70, 60, '#fff1c4', 'fill-opacity=".12"');
  return {
    art,
    quiet: { box: { ...SAFE, height: 60 }, ink: 'dark' },
    faces: [child.face],
  };
};
