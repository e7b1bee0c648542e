import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { vignette } from '#titles/goose-on-bus-nine/set/room.ts';
import { sideSeat, sideWall } from '#titles/goose-on-bus-nine/set/side.ts';

const BUTTON: Point = [101, 66];
/** From the coat in the back row, over every seat between, to the button. */
const NECK: readonly Point[] = [
  [206, 138],
  [205, 118],
  [196, 107],
  [186, 114],
  [181, 130],
  [171, 138],
  [161, 129],
  [159, 108],
  [155, 90],
  [148, 78],
];

/** Eye to eye, from the side: a neck has come the whole length of the bus. */
export const page06: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 76),
    'head',
    [37, 68],
    {
      pose: 'sit',
      mood: 'surprised',
      yaw: 68,
      pitch: 3,
      gaze: [1, 0],
      touchL: [84, 97],
      armL: { upper: [30, 14], lower: [80, 6], hand: 'point' },
    },
    LAMPS,
  );
  const art =
    sideWall(
      {
        area: { x: -4, y: -6, width: SHEET + 8, height: 152 },
        windows: [20, 104, 2],
        stop: 'dusk',
        rain: 0.9,
      },
      'page 6',
    ) +
    at(203, 136, 0.3, gooseCoat(LAMPS, false)) +
    sideSeat(196, 156, 44) +
    (hero.wheelchair ? '' : sideSeat(child.pelvis[0] - 14, child.pelvis[1] + 4, 92)) +
    rings(BUTTON[0], BUTTON[1], 11, 4) +
    child.art +
    pole(BUTTON[0], -4, 150, 6.4) +
    button(BUTTON[0], BUTTON[1], 11, true) +
    gooseNeck(NECK, [9, 9.5, 11, 13, 16, 19, 22, 25, 26, 26], LAMPS) +
    at(
      146.5,
      58,
      0.74,
      gooseHead({ beak: 'pressing', gaze: [0.9, 0.1], lid: 'wide', cap: true }, mirrored(LAMPS)),
      0,
      -0.74,
    ) +
    floor() +
    vignette('#5a1020', 0.3);
  return {
    art,
    quiet: { box: { ...SAFE, y: 157, height: 46 }, ink: 'light', anchor: 'middle' },
    faces: [child.face, { x: 100, y: 14, width: 84, height: 70 }],
  };
};

/** The back of the seat in front: a wide quiet band of cloth for the words. */
const floor = (): string =>
  box(-4, 146, SHEET + 8, 76, '#153f44') +
  box(
    -4,
    150,
    SHEET + 8,
    70,
    linear([
      [0, BUS.seatDark],
      [1, '#163c40'],
    ]),
  ) +
  box(-4, 144, SHEET + 8, 4.4, BUS.pole, 2);
