import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Painting } from '#bookmaking/title.ts';
import { leek, leekBag } from '#titles/goose-on-bus-nine/cast/leeks.ts';
import { passenger } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { CANE_WOMAN, LEEK_MAN } from '#titles/goose-on-bus-nine/cast/people.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { backRow } from '#titles/goose-on-bus-nine/set/back-row.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { room, vignette } from '#titles/goose-on-bus-nine/set/room.ts';
import { seatBack, wheelchairBay } from '#titles/goose-on-bus-nine/set/seats.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

/** From a small child's knees: a man stands up like a tower, and the tallest leek leans down from the ceiling. */
const LOW = { eye: [92, 178], half: 150, up: 128, down: 62, back: 0.24 } as const;

const BUTTON: Point = [98, 118];
const LEANS: readonly Point[] = [
  [146, 214],
  [146, 160],
  [143, 120],
  [134, 102],
  [119, 104],
];
const STAND: readonly (readonly Point[])[] = [
  [
    [176, 214],
    [186, 150],
    [192, 96],
  ],
  [
    [206, 214],
    [206, 150],
    [212, 104],
  ],
  [
    [160, 214],
    [162, 170],
    [166, 132],
  ],
];

export const page02: Painting = ({ hero }) => {
  const bus = room(LOW, { stop: 'library', rain: 1 }, 'page 2');
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 62),
    'head',
    [48, 158],
    {
      pose: 'sit',
      mood: 'surprised',
      yaw: 30,
      pitch: -16,
      gaze: [0.8, -1],
      nod: -10,
      touchL: [84, 134],
      armL: { upper: [40, 20], lower: [110, 10], hand: 'point' },
    },
    LAMPS,
  );
  const art =
    bus.art +
    backRow(bus, 0.17, 0.34, { rise: 0, foot: true, beak: false }) +
    at(119, 160, 0.24, passenger(LAMPS, CANE_WOMAN, 0.8)) +
    line('M131 166L136 206', '#f7f2e6', 1.6) +
    (hero.wheelchair
      ? wheelchairBay(child.pelvis[0], child.head[1] - 20, 72, 90)
      : seatBack(child.pelvis[0] - 4, child.head[1] - 10, 76, 100)) +
    rings(BUTTON[0], BUTTON[1], 8.6) +
    at(191, 66, 0.96, passenger(LAMPS, LEEK_MAN, -0.7)) +
    child.art +
    pole(BUTTON[0], 92, 217, 5) +
    button(BUTTON[0], BUTTON[1], 8.6, true) +
    STAND.map((spine, i) => leek(LAMPS, spine, [7.4, 7, 6.2][i] as number)).join('') +
    at(180, 206, 0.86, leekBag(LAMPS)) +
    leek(LAMPS, LEANS, 5.6) +
    vignette() +
    lettered(SOUNDS['DING!'], [66, 110], { height: 9, turn: -10, ink: '#3a2440', rim: '#fff4da' });
  return {
    art,
    quiet: { box: { x: 14, y: 14, width: 143, height: 70 }, ink: 'dark' },
    faces: [child.face, { x: 159, y: 4, width: 55, height: 66 }],
  };
};
