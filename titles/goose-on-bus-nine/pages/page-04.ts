import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { boxNearer, type Nearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { dogNear, tailColor } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { dogPassing } from '#titles/goose-on-bus-nine/cast/dog-passing.ts';
import { gooseFoot } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { recoiling } from '#titles/goose-on-bus-nine/cast/recoiling.ts';
import { benchByWall } from '#titles/goose-on-bus-nine/set/bench-by-wall.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { clockSquare } from '#titles/goose-on-bus-nine/set/clock-square.ts';
import { BUS, GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { joinedBench } from '#titles/goose-on-bus-nine/set/joined-bench.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { fewWords, isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { pawPrints, pulledOver } from '#titles/goose-on-bus-nine/set/under-the-words.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

/** How the sheet is looked at: where the words have a page of their own, told in a line or two, and above words on the floor. */
const BESIDE: Nearer = { scale: 1.07, x: 106, y: -640 };
const FEW: Nearer = { scale: 1.05, x: 100, y: -110 };
const FARTHER: Nearer = { scale: 0.94, x: 104, y: 0 };
/** The longest telling has more of the floor. */
const FARTHEST: Nearer = { scale: 0.89, x: 108, y: 0 };
/** The front edge of the floor's far end, behind a dog. */
const FLOOR = 108;
const BUTTON: Point = [165, 72];
const ROUND = 14;
/** Where a finger is now that was an inch before the button: it has been snatched back. Above words, the bells are there, too. */
const FINGER_BESIDE: Point = [126, 62];
const FINGER: Point = [121, 62];
/** What one kneels on, where a chair stands, and where a dog passes. */
const [CUSHION, WHEELS, PAWS] = [98, 126, 153];
const TAIL: readonly Point[] = [
  [186, 130],
  [197, 120],
  [202, 98],
  [192, 76],
  [168, 73],
];
const TAIL_WIDTH = [6.8, 6, 5.4, 4.6, 2.8];
const INKED = { ink: '#fff4da', rim: '#3a2440' } as const;

/** From the aisle, nose to nose with a dog that knows of nothing: behind it somebody starts back with all of a body; the wrong end of it is at the button. */
export const page04: Painting = (cast) => {
  const { hero, beside = false } = cast;
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 170, width: 146, height: 36 }, 14);
  const { child, under, lit } = recoiling(hero, {
    top: beside ? -12 : 4,
    cushion: CUSHION,
    floor: WHEELS,
    tip: beside ? FINGER_BESIDE : FINGER,
  });
  const coat = tailColor(LAMPS);
  const dog = beside ? 27 : 34;
  const long = cast.telling === 'explorer';
  const scene =
    clockSquare(beside) +
    floor(beside) +
    // Told at length, all of it is words.
    (long || beside ? '' : pawPrints()) +
    benchByWall(30, 72, CUSHION, 121) +
    backRow() +
    glow() +
    rings(BUTTON[0], BUTTON[1], 8.4, 2) +
    pole(BUTTON[0], -90, 132, 7) +
    child.onWall(7) +
    under +
    button(BUTTON[0], BUTTON[1], ROUND, true) +
    child.art +
    lit +
    shadowOf(118, PAWS) +
    dogPassing(LAMPS, dog + 16, 181, PAWS) +
    wag('#dcb48c') +
    path(ribbon(TAIL, TAIL_WIDTH), coat.base) +
    path(ribbon(TAIL, TAIL_WIDTH, -1, -0.3), coat.shade, 'fill-opacity=".6"') +
    // The lamp is over it.
    path(ribbon(TAIL, TAIL_WIDTH, 0.7, 1), '#f3cf9c') +
    dings(long ? 4 : 3, beside);
  const nose = (): string => at(dog, beside ? 119 : 115.6, 0.68, dogNear(LAMPS), -8);
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
        groundPastFold(nearer(view, clockSquare(true) + floor(true))) +
        joinedBench() +
        at(FIST[0], FIST[1], 1.4, pulledOver()) +
        groundPastFold(nearer(view, nose())) +
        leash,
    }),
  };
};

/** Up from the button, louder and louder, and as many as are told. */
const dings = (many: 3 | 4, beside: boolean): string => {
  const last: Said = beside ? [164, -8, 12.5, -8] : [174, 20.5, 10, -8];
  const said: readonly Said[] =
    many === 4
      ? beside
        ? [[137, 43, 4.6, 4], [148, 32, 5.8, 0], [158, 17, 7.6, -4], last]
        : [[134, 53, 4.4, 6], [138, 43.6, 5.4, 3], [151, 34, 7.2, -3], last]
      : [
          [beside ? 140 : 134, beside ? 40 : 46, 5.4, 5],
          [beside ? 155 : 150, beside ? 22 : 34, 7.4, -3],
          last,
        ];
  return said
    .map(([x, y, height, turn]) => lettered(SOUNDS['DING!'], [x, y], { height, turn, ...INKED }))
    .join('');
};
type Said = readonly [x: number, y: number, height: number, turn: number];

/** Lamplight, on which a finger is seen whatever its color. */
const glow = (): string => oval(132, 70, 40, 26, lamplight());

const lamplight = () =>
  radial([
    [0, '#ffe2a4', 1],
    [0.55, '#fbd08a', 0.86],
    [1, '#f7c47c', 0],
  ]);

/** Whose it is, on the other page. */
const FIST: Point = [-27, 191];

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
  [186, 130],
  [198, 118],
  [203, 98],
  [204, 74],
  [200, 48],
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
    box(-240, FLOOR - 1.4, SHEET + 260, 3.4, beside ? '#c08a4a' : BUS.frame)
  );
}

/** Under the bench: a gray hem, and two things that are not shoes. */
const backRow = (): string =>
  shifted(
    148,
    121,
    oval(0, 0, 13, 1.6, '#4a2434', 'fill-opacity=".4"') +
      path('M-11 -12H11L9.8 -6.4Q0 -5 -9.8 -6.4Z', tone(LAMPS, GOOSE.coat).shade) +
      line('M-6 -6.6L-8 0M6 -6.6L8 .4', GOOSE.beak, 2.2) +
      at(-7.6, 0, 0.32, gooseFoot(mirrored(LAMPS)), 4, -0.32) +
      at(9, 0.4, 0.32, gooseFoot(mirrored(LAMPS)), 4, -0.32),
  );
