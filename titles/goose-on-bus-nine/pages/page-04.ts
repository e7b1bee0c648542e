import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { boxNearer, type Nearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import {
  aiming,
  backOfChair,
  chairWheel,
  seatOfChair,
} from '#titles/goose-on-bus-nine/cast/aiming.ts';
import { dogBackward, dogNear } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { gooseFoot } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { wagging } from '#titles/goose-on-bus-nine/cast/wagging.ts';
import { benchByWall } from '#titles/goose-on-bus-nine/set/bench-by-wall.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { clockSquare } from '#titles/goose-on-bus-nine/set/clock-square.ts';
import { BUS, GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { fewWords, isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { pawPrints, pulledOver } from '#titles/goose-on-bus-nine/set/under-the-words.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

/** How the sheet is looked at: where the words have a page of their own, told in a line or two, and above words on the floor. */
const BESIDE: Nearer = { scale: 1.07, x: 106, y: -590 };
const FEW: Nearer = { scale: 1.05, x: 116, y: -110 };
const FARTHER: Nearer = { scale: 0.94, x: 104, y: 0 };
/** The longest telling has more of the floor. */
const FARTHEST: Nearer = { scale: 0.89, x: 108, y: 0 };
/** The front edge of the floor's far end, behind a dog. */
const FLOOR = 108;
/** Under a hip, and no halo of a dog's head: at its left, or where that is the fold, mostly behind it. */
const WHEEL: readonly [Point, number] = [[10, 119], 35];
const WHEEL_BESIDE: readonly [Point, number] = [[47, 126.5], 25];
const BUTTON: Point = [165, 72];
const ROUND = 14;
/** Where the finger ends: an inch before the button. */
const FINGER: Point = [131, 76];
const INKED = { ink: '#fff4da', rim: '#3a2440' } as const;

/** From the aisle, nose to nose with a dog that knows of nothing: over its back somebody aims with all of an arm; the wrong end of it is at the button. */
export const page04: Painting = (cast) => {
  const { hero } = cast;
  const { beside = false } = cast;
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 170, width: 146, height: 36 }, 14);
  const child = aiming(hero, FINGER);
  const seated =
    clip(
      ABOVE_BELLY,
      beside ? seat(hero, true) + child.art : seat(hero, false) + clip(BEHIND_NOSE, child.art),
    ) +
    (hero.wheelchair
      ? seatOfChair(hero.wheelchair) +
        chairWheel(...(beside ? WHEEL_BESIDE : WHEEL), hero.wheelchair)
      : '');
  const long = cast.telling === 'explorer';
  const scene =
    far(beside) +
    // Told at length, all of it is words.
    (long || beside ? '' : pawPrints()) +
    glow() +
    rings(BUTTON[0], BUTTON[1], 8.4, 2) +
    pole(BUTTON[0], -90, 140, 7) +
    seated +
    button(BUTTON[0], BUTTON[1], ROUND, true) +
    child.arm +
    backRow() +
    body(beside) +
    wagging() +
    dings(long ? 4 : 3, beside);
  const nose = (): string =>
    at(...(beside ? NOSE_BESIDE : NOSE), beside ? 0.63 : 0.68, dogNear(LAMPS), -8);
  const view = beside ? BESIDE : isShort(cast) ? FEW : long ? FARTHEST : FARTHER;
  return {
    art: nearer(view, scene + (beside ? '' : nose())),
    quiet: {
      box: few
        ? few.box
        : long
          ? { ...SAFE, y: 140, height: 53 }
          : { ...SAFE, y: 150.5, height: 42.5 },
      ink: 'dark',
      anchor: 'middle',
      last: { box: few ? few.last : { ...SAFE, y: 193, height: 12 }, ink: 'dark', largest: 30 },
      largest: { seedling: 38, sprout: 22, sapling: 21, explorer: 19 },
    },
    faces: [boxNearer(view, child.face)],
    ...(beside && {
      overFold: () =>
        groundPastFold(nearer(view, far(true))) +
        pastFold(nearer(view, along() + body(true))) +
        at(FIST[0], FIST[1], 1.05, pulledOver()) +
        pastFold(nearer(view, nose())) +
        lead() +
        seam(),
    }),
  };
};

/** Up from the button, louder and louder, and as many as are told. */
const dings = (many: 3 | 4, beside: boolean): string => {
  const last: Said = beside ? [163, 8, 12, -8] : [174, 20.5, 10, -8];
  const said: readonly Said[] =
    many === 4
      ? beside
        ? [[127, 46, 4.6, 4], [146, 38.4, 5.6, 0], [161, 28.6, 7.2, -4], last]
        : [[125, 57, 4.6, 6], [133, 47, 5.8, 3], [150, 35, 7.4, -3], last]
      : [[130, 44.4, 5.4, 4], [150, beside ? 30 : 34, 7.2, -3], last];
  return said
    .map(([x, y, height, turn]) => lettered(SOUNDS['DING!'], [x, y], { height, turn, ...INKED }))
    .join('');
};
type Said = readonly [x: number, y: number, height: number, turn: number];

/** Whatever the legs, and whatever they sit on: nothing of it looks out below the dog. */
const ABOVE_BELLY = 'M-60 -120H280V134H-60Z';
const BEHIND_NOSE = 'M-60 -120H280V134H26V102H-60Z';

/** Lamplight, on which a finger is seen whatever its color. */
const glow = (): string => oval(124, 84, 48, 28, lamplight());

const lamplight = () =>
  radial([
    [0, '#ffe2a4', 1],
    [0.55, '#fbd08a', 0.86],
    [1, '#f7c47c', 0],
  ]);

/** Whose it is, on the other page. */
const FIST: Point = [-81, 188];
const COLLAR: Point = [-52, 186];
const NOSE: Point = [41, 115];
const NOSE_BESIDE: Point = [-34.5, 120];

/** What who aims sits on. */
const seat = ({ wheelchair }: Hero, beside: boolean): string =>
  (beside ? along() : '') +
  (wheelchair
    ? at(beside ? 16 : 0, 0, 1, backOfChair(wheelchair))
    : beside
      ? ''
      : seatBack(40, 66, 84, 90));

/** A bench under the wall of both pages, as far as the button. */
const along = (): string => benchByWall(-210, 85, 110, 126, 100);

/** The wall with its window, and the floor. */
const far = (beside: boolean): string => clockSquare(beside) + floor(beside);

/** Of two panels of the wall: before it a line of words ends. */
const seam = (): string =>
  line('M-11.4 9.6V123', BUS.panel, 1.2) + line('M-10.2 9.6V123', '#ffe3a4', 0.9);

/** All of a dog but its head. */
const body = (beside: boolean): string =>
  (beside ? shadowOf(52, 147, 150) : shadowOf(112, 147, 84)) +
  // A grain of its own on each sheet was a step at the fold.
  at(139, 150, 0.7, calm(dogBackward(LAMPS, beside ? 166 : 39)));

/** From the dog's collar to whoever should have held it. */
function lead(): string {
  const d = `M${FIST[0] + 6} ${FIST[1] - 3}L${COLLAR[0]} ${COLLAR[1]}`;
  return (
    line(d, '#4a2434', 3, 'stroke-opacity=".2" transform="translate(1 3)"') +
    line(d, '#1f7a78', 2.6)
  );
}

const shadowOf = (x: number, y: number, r: number): string =>
  oval(
    x,
    y,
    r,
    5.4,
    radial([
      [0, '#4a2434', 0.55],
      [0.7, '#4a2434', 0.3],
      [1, '#4a2434', 0],
    ]),
  );

/** Ribbed rubber that runs away from us, with wet footprints and the light of the lamps lying on it. The words lie there too. */
function floor(beside: boolean): string {
  let ribs = '';
  for (let i = beside ? -26 : -9; i <= 9; i++)
    ribs += `M${num(112 + i * 8)} ${FLOOR + 2}L${num(112 + i * 27)} 240`;
  return (
    box(
      // Its rim, where a wash gathers, lies beyond the sheet.
      -240,
      FLOOR,
      SHEET + 300,
      SHEET - FLOOR + 70,
      linear([
        // Over the fold it lies under words.
        [0, beside ? '#edc173' : '#b98248'],
        [0.14, beside ? '#f2d08c' : '#dcae6c'],
        [0.3, '#f7e3b8'],
        [1, '#fbecca'],
      ]),
    ) +
    line(ribs, '#f5e0b4', 1.1) +
    // Windows lie on it as long panes of light.
    path('M40 150L92 150L84 230H8ZM118 150L170 150L196 230H122Z', '#fff8e4', 'fill-opacity=".55"') +
    box(-240, FLOOR - 1.4, SHEET + 244, 3.4, BUS.frame)
  );
}

/** Under the dog one sees as far as the back row: a gray hem, and two things that are not shoes. */
const backRow = (): string =>
  oval(116, 150, 19, 2, '#4a2434', 'fill-opacity=".4"') +
  path('M100 120H133L131 140H101Z', tone(LAMPS, GOOSE.coat).shade) +
  line('M112 138L110 149M125 138L126 149.4', GOOSE.beak, 2.4) +
  at(111, 149, 0.38, gooseFoot(mirrored(LAMPS)), 4, -0.38) +
  at(127, 149.4, 0.38, gooseFoot(mirrored(LAMPS)), 4, -0.38);
