import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { INKED } from '#bookmaking/hero/inked/inked-face.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { dogPeeking } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { capOf, gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import {
  chairBack,
  leaningAfterFinger,
  nearWheel,
} from '#titles/goose-on-bus-nine/cast/leaning-after-finger.ts';
import { wingHand } from '#titles/goose-on-bus-nine/cast/wing-hand.ts';
import { LETTERING } from '#titles/goose-on-bus-nine/lettering.ts';
import { MEDIUM } from '#titles/goose-on-bus-nine/medium.ts';
import {
  atHome,
  farWindows,
  OVER_FOLD,
  roofs,
} from '#titles/goose-on-bus-nine/set/behind-title.ts';
import { busSide, busWindow, nine } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { drops, rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { streetLamp } from '#titles/goose-on-bus-nine/set/street.ts';

const BUTTON: Point = [120, 160];
/** Where the goose's head is, and how large: its cap is up through the window's frame, clear of the title, its beak over the red. */
const HEAD: Point = [175, 112];
const HEAD_SIZE = 0.86;
const BOWED = -29;

/** The wet window from outside, near enough to touch: a finger, a button, and somebody taller who is in on it. */
const paint: Painting = ({ hero }) => {
  const chance = chanceFrom('cover');
  const { kid, arm } = leaningAfterFinger(hero);
  const goose =
    gooseNeck(
      [
        [186, 184],
        [188, 168],
        [196, 156],
        [201, 148],
        [201, 136],
        [190, 126],
      ],
      [34, 29, 26, 25, 26, 29],
      LAMPS,
    ) +
    at(
      HEAD[0],
      HEAD[1],
      HEAD_SIZE,
      gooseHead({ beak: 'shut', gaze: [1, -0.2], lid: 'wide' }, mirrored(LAMPS)),
      BOWED,
      -HEAD_SIZE,
    ) +
    // The collar stands before the neck.
    path(
      'M170 164C161 168 162 182 176 190L187 180C179 176 173 171 170 164ZM204 164C213 168 212 182 198 190L187 180C195 176 201 171 204 164Z',
      '#686b77',
    );
  const inside =
    farWindows(chance) +
    oval(
      64,
      124,
      78,
      66,
      radial([
        [0, '#fffaea', 0.85],
        [0.6, '#fff4d8', 0.6],
        [1, '#ffedc4', 0],
      ]),
    ) +
    (hero.wheelchair
      ? chairBack(hero.wheelchair)
      : seatBack(54, 146, 92, 64) + box(4, 190, 100, 20, '#3c8a80', 7)) +
    seatBack(178, 136, 50, 72) +
    at(187, 168, 0.5, gooseCoat(LAMPS, false)) +
    clean(
      oval(
        BUTTON[0],
        BUTTON[1],
        52,
        48,
        radial([
          [0, '#e60012', 0.36],
          [1, '#e60012', 0],
        ]),
      ),
    ) +
    // Lamplight where both wishes meet: behind the finger, and under the beak.
    oval(
      104,
      150,
      32,
      30,
      radial([
        [0, '#ffe2a0', 0.9],
        [0.5, '#ffc766', 0.4],
        [1, '#ffc766', 0],
      ]),
    ) +
    // Green boots on a green cushion.
    (hero.years < 3 ? oval(40, 204, 24, 9, '#0f3434') : '') +
    kid.art +
    pole(BUTTON[0], 140, 218, 6) +
    at(157, 210, 0.56, dogPeeking(LAMPS)) +
    button(BUTTON[0], BUTTON[1], 13.4) +
    goose +
    wingHand() +
    (hero.wheelchair ? nearWheel(hero.wheelchair) : '') +
    arm;
  const art =
    box(
      -OVER_FOLD,
      0,
      SHEET + 2 * OVER_FOLD,
      SHEET,
      linear([
        [0, '#16203f'],
        [0.12, '#26386a'],
        [0.32, '#3d5488'],
        [1, '#2c3b52'],
      ]),
    ) +
    roofs(chance) +
    atHome() +
    streetLamp(2, 90, 62, 11) +
    streetLamp(214, 90, 54, 11) +
    busSide(-OVER_FOLD - 10, 66, SHEET + 2 * OVER_FOLD + 20, 200) +
    // A wet roof has the lamps and the windows in it.
    line(
      'M-30 69.4H250',
      '#fff8e0',
      1.3,
      'stroke-opacity=".7" stroke-dasharray="21 34 9 5 40 26"',
    ) +
    // It is night out here: in there it is light.
    box(-OVER_FOLD - 10, 66, SHEET + 2 * OVER_FOLD + 20, 150, '#7a3008', 0, 'fill-opacity=".3"') +
    busWindow(11, 76, 194, 131, inside, 12) +
    cap() +
    // Glass: two slanting lights that keep off the faces, and drops that ran.
    path('M13 84L26 76H36L13 100Z', '#ffffff', 'fill-opacity=".2"') +
    drops(chance, { x: 96, y: 82, width: 30, height: 30 }, 14) +
    drops(chance, { x: 14, y: 92, width: 9, height: 92 }, 12) +
    drops(chance, { x: 194, y: 90, width: 9, height: 90 }, 12) +
    nine(30, 70.6, 4.4) +
    rain(chance, { x: -OVER_FOLD, y: 0, width: SHEET + 2 * OVER_FOLD, height: 74 }, 0.8, 0.2) +
    rain(chance, { x: -OVER_FOLD, y: 180, width: SHEET + 2 * OVER_FOLD, height: 36 }, 0.55);
  return {
    art,
    quiet: {
      box: { x: 14, y: 8, width: 178, height: 53 },
      ink: 'light',
      align: 'center',
      anchor: 'bottom',
    },
    faces: [kid.face],
    over: cap(),
  };
};

/** Too tall for the window. */
const cap = (): string =>
  at(HEAD[0], HEAD[1], HEAD_SIZE, capOf(mirrored(LAMPS)), BOWED, -HEAD_SIZE);

export const cover: Cover = {
  slug: 'goose-on-bus-nine',
  title: '{name} and the Goose on Bus Nine',
  lettering: LETTERING,
  medium: MEDIUM,
  children: INKED,
  paint,
  grounds: [{ color: BUS.seat, light: LAMPS }],
};
