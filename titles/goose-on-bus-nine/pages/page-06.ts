import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { vignette } from '#titles/goose-on-bus-nine/set/room.ts';
import { sideSeat, sideWall } from '#titles/goose-on-bus-nine/set/side.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

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

const LONG_NECK: readonly Point[] = [
  [390, 138],
  [389, 112],
  [376, 98],
  [356, 106],
  [340, 124],
  [318, 128],
  [298, 112],
  [276, 100],
  [252, 110],
  [232, 128],
  [208, 132],
  ...NECK.slice(6),
];

/** Eye to eye, from the side: a neck has come the whole length of the bus. */
export const page06: Painting = (cast) => paint(cast, SHEET, NECK);
/** Over the fold the neck is as long as the words say. */
export const spread06: Painting = (cast) => paint(cast, SPREAD, LONG_NECK);

function paint({ hero }: Cast, width: number, neck: readonly Point[]): Picture {
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
  const coatX = (neck[0] as Point)[0] - 3;
  const seats = width === SPREAD ? [252, 318, coatX - 7] : [coatX - 7];
  const art =
    sideWall(
      {
        area: { x: -4, y: -6, width: width + 8, height: 152 },
        windows: [20, 104, width === SPREAD ? 4 : 2],
        stop: 'dusk',
        rain: 0.9,
      },
      'page 6',
    ) +
    at(coatX, 136, 0.3, gooseCoat(LAMPS, false)) +
    seats.map((x) => sideSeat(x, 156, 44)).join('') +
    (hero.wheelchair ? '' : sideSeat(child.pelvis[0] - 14, child.pelvis[1] + 4, 92)) +
    rings(BUTTON[0], BUTTON[1], 11, 4) +
    child.art +
    pole(BUTTON[0], -4, 150, 6.4) +
    button(BUTTON[0], BUTTON[1], 11, true) +
    gooseNeck(
      neck,
      neck.map((_, i) => 9 + 17 * Math.min(1, i / (neck.length - 2)) ** 1.3),
      LAMPS,
    ) +
    at(
      146.5,
      58,
      0.74,
      gooseHead({ beak: 'pressing', gaze: [0.9, 0.1], lid: 'wide', cap: true }, mirrored(LAMPS)),
      0,
      -0.74,
    ) +
    floor(width) +
    vignette('#5a1020', 0.3, width) +
    lettered(SOUNDS['DING!'], [62, 24], { height: 8, turn: -8, ink: '#3a2440', rim: '#fff4da' }) +
    lettered(SOUNDS['HONK!'], [168, 28], { height: 11, turn: 6, ink: '#3a2440', rim: '#fff4da' });
  return {
    art,
    quiet: { box: { ...SAFE, y: 157, height: 46 }, ink: 'light', anchor: 'middle' },
    faces: [child.face, { x: 100, y: 14, width: 84, height: 70 }],
  };
}

/** The back of the seat in front: a wide quiet band of cloth for the words. */
const floor = (width: number): string =>
  box(-4, 146, width + 8, 76, '#153f44') +
  box(
    -4,
    150,
    width + 8,
    70,
    linear([
      [0, BUS.seatDark],
      [1, '#163c40'],
    ]),
  ) +
  box(-4, 144, width + 8, 4.4, BUS.pole, 2);
