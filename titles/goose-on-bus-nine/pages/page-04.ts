import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { asGround, at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { boxNearer, type Nearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import {
  aiming,
  backOfChair,
  chairWheel,
  seatOfChair,
} from '#titles/goose-on-bus-nine/cast/aiming.ts';
import { dogBackward, dogNear, tailColor } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { gooseFoot } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { clockSquare } from '#titles/goose-on-bus-nine/set/clock-square.ts';
import { BUS, GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { joinedBench } from '#titles/goose-on-bus-nine/set/joined-bench.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { fewWords, isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { pawPrints, pulledOver } from '#titles/goose-on-bus-nine/set/under-the-words.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

/** How the sheet is looked at: where the words have a page of their own, told in a line or two, and above words on the floor. */
const BESIDE: Nearer = { scale: 1.07, x: 106, y: -640 };
const FEW: Nearer = { scale: 1.05, x: 116, y: -110 };
const FARTHER: Nearer = { scale: 0.94, x: 104, y: 0 };
/** The longest telling has more of the floor. */
const FARTHEST: Nearer = { scale: 0.89, x: 108, y: 0 };
/** The front edge of the floor's far end, behind a dog. */
const FLOOR = 108;
/** Under a hip, and no halo of a dog's head: at its left, or where that is the fold, mostly behind it. */
const WHEEL: readonly [Point, number] = [[10, 119], 35];
const WHEEL_BESIDE: readonly [Point, number] = [[52, 124], 33];
const BUTTON: Point = [165, 72];
const ROUND = 14;
/** Where the finger ends: an inch before the button. */
const FINGER: Point = [131, 76];
const TAIL: readonly Point[] = [
  [177, 103],
  [190, 96],
  [197, 82],
  [190, 68],
  [168, 73],
];
const TAIL_WIDTH = [8.4, 7.4, 6.4, 5.4, 3];
const INKED = { ink: '#fff4da', rim: '#3a2440' } as const;

/** From the aisle, nose to nose with a dog that knows of nothing: over its back somebody aims with all of an arm; the wrong end of it is at the button. */
export const page04: Painting = (cast) => {
  const { hero } = cast;
  const { beside = false } = cast;
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 170, width: 146, height: 36 }, 14);
  const child = aiming(hero, FINGER);
  const coat = tailColor(LAMPS);
  const dog = beside ? 27 : 41;
  const seated =
    clip(ABOVE_BELLY, seat(hero) + clip(BEHIND_NOSE, child.art)) +
    (hero.wheelchair
      ? seatOfChair(hero.wheelchair) +
        chairWheel(...(beside ? WHEEL_BESIDE : WHEEL), hero.wheelchair)
      : '');
  const long = cast.telling === 'explorer';
  const scene =
    clockSquare(beside) +
    floor(beside) +
    // Told at length, all of it is words.
    (long || beside ? '' : pawPrints()) +
    glow() +
    rings(BUTTON[0], BUTTON[1], 8.4, 2) +
    pole(BUTTON[0], -90, 140, 7) +
    seated +
    button(BUTTON[0], BUTTON[1], ROUND, true) +
    child.arm +
    shadowOf(112, 147) +
    backRow() +
    at(139, 150, 0.7, dogBackward(LAMPS, beside ? 59 : 39)) +
    wag('#dcb48c') +
    path(ribbon(TAIL, TAIL_WIDTH), coat.base) +
    path(ribbon(TAIL, TAIL_WIDTH, -1, -0.3), coat.shade, 'fill-opacity=".6"') +
    // The lamp is over it.
    path(ribbon(TAIL, TAIL_WIDTH, 0.7, 1), '#f3cf9c') +
    dings(long ? 4 : 3, beside);
  const nose = (): string => at(dog, beside ? 119 : 115, 0.68, dogNear(LAMPS), -8);
  const leash = beside ? lead([8, 190]) : '';
  const view = beside ? BESIDE : isShort(cast) ? FEW : long ? FARTHEST : FARTHER;
  return {
    art: nearer(view, scene) + nearer(view, nose()) + leash,
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
        groundPastFold(nearer(view, floor(true))) +
        windowEnd(nearer(view, clockSquare(true) + floor(true) + clip(ABOVE_BELLY, seat(hero)))) +
        joinedBench() +
        at(FIST[0], FIST[1], 1.4, pulledOver()) +
        groundPastFold(nearer(view, nose())) +
        leash,
    }),
  };
};

/** Up from the button, louder and louder, and as many as are told. */
const dings = (many: 3 | 4, beside: boolean): string => {
  const last: Said = beside ? [163, 8, 12, -8] : [174, 20.5, 10, -8];
  const said: readonly Said[] =
    many === 4
      ? beside
        ? [[126, 48, 4.6, 4], [146, 39.4, 5.6, 0], [161, 28.6, 7.2, -4], last]
        : [[125, 57, 4.6, 6], [133, 47, 5.8, 3], [150, 35, 7.4, -3], last]
      : [[129, 46, 5.4, 5], [150, beside ? 30 : 34, 7.2, -3], last];
  return said
    .map(([x, y, height, turn]) => lettered(SOUNDS['DING!'], [x, y], { height, turn, ...INKED }))
    .join('');
};
type Said = readonly [x: number, y: number, height: number, turn: number];

/** Whatever the legs, and whatever they sit on: nothing of it looks out below the dog. */
const ABOVE_BELLY = 'M-60 -120H280V134H-60Z';
const BEHIND_NOSE = 'M-60 -120H280V134H26V102H-60Z';

/** Lamplight, on which a finger is seen whatever its color. */
const glow = (): string => oval(122, 76, 50, 34, lamplight());

const lamplight = () =>
  radial([
    [0, '#ffe2a4', 1],
    [0.55, '#fbd08a', 0.86],
    [1, '#f7c47c', 0],
  ]);

/** Whose it is, on the other page. */
const FIST: Point = [-27, 191];

/** What who aims sits on. */
const seat = ({ wheelchair }: Hero): string =>
  wheelchair ? backOfChair(wheelchair) : seatBack(40, 66, 84, 90);

/** From the dog's collar along the floor, over the fold, to whoever should have held it. */
function lead([x, y]: Point): string {
  const d = `M${x} ${y}L${FIST[0] + 6} ${FIST[1] - 3}`;
  return (
    line(d, '#4a2434', 3, 'stroke-opacity=".2" transform="translate(1 3)"') +
    line(d, '#1f7a78', 2.6)
  );
}

/** Where the tail has just been, and before that, and before that: up to nearly straight. */
function wag(color: Hex): string {
  const before = (up: number, opacity: number): string =>
    path(
      ribbon(
        TAIL.map(([x, y], i): Point => {
          const [toX, toY] = LIFTED[i] ?? [x, y];
          return [x + (toX - x) * up, y + (toY - y) * up];
        }),
        TAIL_WIDTH,
      ),
      color,
      `fill-opacity="${opacity}"`,
    );
  return (
    before(1, 0.3) +
    before(0.7, 0.44) +
    before(0.4, 0.6) +
    line('M208 66A48 48 0 0 0 201 55M212 79A58 58 0 0 0 207 61', '#fff4d6', 1.8)
  );
}
const LIFTED: readonly Point[] = [
  [177, 103],
  [187, 93],
  [194, 78],
  [198, 60],
  [199, 40],
];

const shadowOf = (x: number, y: number): string =>
  oval(
    x,
    y,
    84,
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
    box(-4, FLOOR - 1.4, SHEET + 8, 3.4, BUS.frame)
  );
}

/** Past the fold the window ends, at a post; what comes after it is the yellow of the wall. */
const windowEnd = (scene: string): string =>
  asGround(clip(`M${POST} -10H6V230H${POST}Z`, scene)) +
  line(`M${POST} -10V162`, BUS.frame, 4.4) +
  line(`M${POST - 0.8} -10V161`, BUS.body, 2.2);

const POST = -11.4;

/** Under the dog one sees as far as the back row: a gray hem, and two things that are not shoes. */
const backRow = (): string =>
  oval(116, 150, 19, 2, '#4a2434', 'fill-opacity=".4"') +
  path('M100 120H133L131 140H101Z', tone(LAMPS, GOOSE.coat).shade) +
  line('M112 138L110 149M125 138L126 149.4', GOOSE.beak, 2.4) +
  at(111, 149, 0.38, gooseFoot(mirrored(LAMPS)), 4, -0.38) +
  at(127, 149.4, 0.38, gooseFoot(mirrored(LAMPS)), 4, -0.38);
