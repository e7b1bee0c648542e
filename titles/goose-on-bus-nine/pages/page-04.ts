import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { type FigureView, figureOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { dogBackward, tailColor } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { gooseFoot } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { leek } from '#titles/goose-on-bus-nine/cast/leeks.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS, GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import {
  AS_DRAWN,
  boxNearer,
  fewWords,
  isNear,
  isShort,
  type Nearer,
  nearer,
} from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { sideWall } from '#titles/goose-on-bus-nine/set/side.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

const FLOOR = 104;
/** The whole scene stands this much higher than it was drawn: an Explorer's words need the floor. */
const LIFT = 9;
/** How near we are where the words stand beside it. */
const BESIDE: Nearer = { scale: 1.07, x: 150, y: 8 };
/** How far the seat is lower than it was drawn, so that whoever sits on it touches its cushion. */
const SEAT = 16;
/** Where knees lie on it. */
const CUSHION = 78 + SEAT;
/** Where the accusing finger ends. */
const FINGER: Point = [121, 67];
/** From a wheelchair, below the button: at the tail. */
const FROM_WHEELS: Point = [123, 73];
const BUTTON: Point = [147, 58];
const TAIL: readonly Point[] = [
  [173, 112],
  [186, 96],
  [188, 74],
  [174, 60],
  [151, 59],
];
const INKED = { ink: '#3a2440', rim: '#fff4da' } as const;
const TAIL_WIDTH = [7, 6, 5, 4.2, 2.4];

/** From the floor, among boots and two orange feet: the wrong end of a dog comes out from under the seat. */
export const page04: Painting = (cast) => {
  const { hero } = cast;
  const short = isNear(cast);
  const { beside = false } = cast;
  const lift = short ? -16 : LIFT;
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 170, width: 146, height: 36 }, 14);
  const chair = hero.wheelchair !== undefined;
  const child = chair
    ? raging(hero, [92, 134], short ? 139 : 117)
    : raging(hero, [hero.years < 3 ? 66 : 71, CUSHION], CUSHION - 12 - lift);
  const coat = tailColor(LAMPS);
  const scene =
    sideWall(
      {
        area: { x: -4, y: -40, width: SHEET + 8, height: FLOOR + 42 },
        windows: [-10, 64, 3],
        stop: 'clock',
        rain: 0.9,
      },
      'page 4',
    ) +
    floor() +
    coatInTheBack() +
    (chair ? '' : shifted(0, SEAT, seatFromBelow()) + child.onWall(7) + pressed(child)) +
    rings(BUTTON[0], BUTTON[1], 10, 4) +
    pole(BUTTON[0], -40, 128, 6) +
    // A wheelchair stands behind the dog, which is long before all of it; its head is under the neighbor's seat.
    (chair ? seatOfReader() + child.shadow + child.art : '') +
    shadowOf(122, 149) +
    at(141, 149, 0.6, dogBackward(LAMPS, 80)) +
    (chair ? '' : shifted(0, SEAT, seatFoot(68) + seatFoot(118)) + child.art) +
    button(BUTTON[0], BUTTON[1], 11, true) +
    wag(coat.base) +
    path(ribbon(TAIL, TAIL_WIDTH), coat.base) +
    path(ribbon(TAIL, TAIL_WIDTH, -1, -0.3), coat.shade, 'fill-opacity=".6"') +
    wellies() +
    // Along the swing of the tail, louder and louder.
    lettered(SOUNDS['DING!'], [166, 100], { height: 4.4, turn: 8, ...INKED }) +
    lettered(SOUNDS['DING!'], [184, 86], { height: 6.4, turn: 4, ...INKED }) +
    lettered(SOUNDS['DING!'], [168, 35], { height: 12, turn: -11, ...INKED });
  const view: Nearer = beside ? BESIDE : AS_DRAWN;
  const art =
    nearer(view, shifted(0, -lift, scene)) + (short ? leftBehind() : '') + (beside ? lead() : '');
  return {
    art,
    quiet: {
      box: few ? few.box : { ...SAFE, y: 144.5, height: 48.5 },
      ink: 'dark',
      anchor: 'middle',
      last: { box: few ? few.last : { ...SAFE, y: 193, height: 11 }, ink: 'dark', largest: 30 },
      largest: { seedling: 38, sprout: 22, sapling: 21, explorer: 17 },
    },
    faces: [boxNearer(view, { ...child.face, y: child.face.y - lift })],
    ...(beside && { overFold: lead }),
  };
};

/** One fist over the head, and one finger that says who it was: this time it was so near. */
const rage = ({ years }: Hero): FigureView => ({
  // Up on its knees, as far over the cushion's edge as it can be.
  pose: 'kneel',
  mood: 'brave',
  face: {
    mouth: SHOUT,
    eyes: 'wide',
    lids: { upper: 0.3, lower: 0, slant: 9 },
    brow: [9, -1, -9],
    flushed: true,
  },
  yaw: 40,
  pitch: -8,
  gaze: [1, 0.5],
  nod: 4,
  tilt: 7,
  armL: { upper: [40, 20], lower: [90, 10], hand: 'point' },
  armR: { upper: [-6, 78], lower: [10, 166], hand: 'hold' },
  body: {
    // The longer the trunk, the further over.
    lean: 30 + clamp(years - 2, 0, 7) * 3,
    roll: 6,
    twist: -16,
    shrug: 1,
    // A short thigh under a coat stands, a long one sits back on its heels.
    legL: { upper: [years < 3 ? 26 : 48, 8], lower: [-84, 4], foot: 172 },
    legR: { upper: [years < 3 ? 14 : 34, 14], lower: [-84, 4], foot: 172 },
  },
});

/** What stands over the middle of a head, in hero units; a bun stands on top of that. */
const overHead = ({ hair }: Hero): number =>
  hair === 'bun' || hair === 'puffs' ? 88 : hair === 'afro' ? 80 : 66;

/** As large as there is room, in mm, from where it touches down to the top of the hair. */
function raging(hero: Hero, [x, y]: Point, room: number): PlacedHero {
  const units = overHead(hero) - figureOf(hero, rage(hero), LAMPS).head[1];
  return placeHero(
    hero,
    Math.min(52, (100 * room) / units),
    'ground',
    [x, y],
    { ...rage(hero), touchL: hero.wheelchair ? FROM_WHEELS : FINGER },
    LAMPS,
  );
}

/** From the dog's collar along the floor, over the fold, to whoever should have held it. */
function lead(): string {
  const d = `M58 170C54 186 26 192 0 193C-26 195 -34 180 -52 182C-70 184 -78 200 -98 198C-112 197 -116 186 -106 182C-98 179 -92 188 -100 194`;
  return (
    line(d, '#4a2434', 3, 'stroke-opacity=".2" transform="translate(1 3)"') +
    line(d, '#1f7a78', 2.6)
  );
}

/** Beside few words: one of fourteen leeks, which nobody has missed yet. */
const leftBehind = (): string =>
  oval(196, 204, 24, 3.4, '#4a2434', 'fill-opacity=".3"') +
  leek(
    LAMPS,
    [
      [216, 206],
      [204, 201],
      [192, 199],
      [184, 195],
    ],
    3.2,
  );

/** Where the tail has just been, and before that. */
function wag(color: Hex): string {
  const before = (dx: number, opacity: number): string =>
    path(
      ribbon(
        TAIL.map(([x, y], i): Point => [x + dx * i * 0.5, y + dx * i * 0.16]),
        TAIL_WIDTH,
      ),
      color,
      `fill-opacity="${opacity}"`,
    );
  return (
    before(20, 0.1) +
    before(10, 0.2) +
    line('M206 56A48 48 0 0 0 188 38M212 68A58 58 0 0 0 206 52', '#fff4d6', 1.8)
  );
}

const shadowOf = (x: number, y: number): string =>
  oval(
    x,
    y,
    84,
    7,
    radial([
      [0, '#4a2434', 0.55],
      [0.7, '#4a2434', 0.3],
      [1, '#4a2434', 0],
    ]),
  );

/** Ribbed rubber that runs away from us, with wet footprints and the light of the lamps lying on it. The words lie there too. */
function floor(): string {
  let ribs = '';
  for (let i = -9; i <= 9; i++)
    ribs += `M${num(112 + i * 8)} ${FLOOR + 2}L${num(112 + i * 27)} 230`;
  return (
    box(
      // Its rim, where a wash gathers, lies beyond the sheet.
      -60,
      FLOOR,
      SHEET + 120,
      SHEET - FLOOR + 70,
      linear([
        [0, '#b98248'],
        [0.14, '#dcae6c'],
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

/** The cushion's underside, its front, and its two iron feet. */
const seatFromBelow = (): string =>
  path('M36 16C36 4 46 0 58 0H110C122 0 130 4 130 16V84H36Z', BUS.seatDark) +
  path('M40 18C40 6 48 3 58 3H108C118 3 126 6 126 18V84H40Z', BUS.seat) +
  path('M34 92H132L124 108H44Z', '#2a2a3a') +
  path('M30 80C30 76 34 74 38 74H128C132 74 136 76 136 80V94H30Z', BUS.seatDark) +
  path('M32 80C32 77 35 76 38 76H128C131 76 134 77 134 80V87H32Z', BUS.seat);

/** Where a wheelchair stands there is another seat for a dog to lie under: that of who reads the newspaper. */
const seatOfReader = (): string =>
  path('M-14 6C-14 -4 -8 -8 0 -8H38C46 -8 50 -3 50 5V74H-14Z', BUS.seatDark) +
  path('M-14 9H36C42 9 46 12 46 18V74H-14Z', BUS.seat) +
  path('M-14 90H54L50 104H-14Z', '#2a2a3a') +
  path('M-14 72H52C56 72 58 74 58 78V92H-14Z', BUS.seatDark) +
  path('M-14 74H51C54 74 56 75 56 78V85H-14Z', BUS.seat);

/** What knees and shins press into a cushion, and keep from the lamps. */
function pressed({ origin: [x, y], scale, figure: { skeleton } }: PlacedHero): string {
  const xs = [skeleton.legL, skeleton.legR].flatMap(({ bend, toe }) => [bend[0], toe[0]]);
  const [from, to] = [x + Math.min(...xs) * scale - 8, x + Math.max(...xs) * scale + 8];
  return oval(
    (from + to) / 2,
    y - 0.6,
    (to - from) / 2,
    4,
    radial([
      [0, '#0b3238', 0.9],
      [0.6, '#0b3238', 0.6],
      [1, '#0b3238', 0],
    ]),
  );
}

const seatFoot = (x: number): string =>
  path(`M${x} 94H${x + 9}L${x + 10.4} 133H${x + 1.4}Z`, '#4a3a46');

/** Far away under the back row: a gray hem, and two things that are not shoes. */
const coatInTheBack = (): string =>
  oval(202, 112, 22, 3.4, '#4a2434', 'fill-opacity=".4"') +
  path('M190 40C184 70 182 92 182 105H224V38Z', tone(LAMPS, GOOSE.coat).base) +
  path('M190 40C184 70 182 92 182 105H194C194 84 198 60 202 40Z', tone(LAMPS, GOOSE.coat).shade) +
  at(188, 109, 0.44, gooseFoot(mirrored(LAMPS)), 4, -0.44) +
  at(208, 111, 0.44, gooseFoot(mirrored(LAMPS)), 4, -0.44);

/** The grown-up's: yellow hem and green wellies, near enough to touch. */
function wellies(): string {
  const boot = tone(LAMPS, '#54486e');
  const coat = tone(LAMPS, '#f4c430');
  const one = (x: number): string =>
    path(
      `M${x - 10} 74H${x + 11}V126C${x + 21} 128 ${x + 22} 146 ${x + 14} 147H${x - 12}Z`,
      boot.base,
    ) +
    path(`M${x - 10} 74H${x - 4}V147H${x - 12}Z`, boot.shade) +
    line(`M${x - 10} 75H${x + 11}`, boot.lite, 4);
  return (
    line('M-10 60V80M14 60V80', '#4a5568', 15) +
    one(-10) +
    one(14) +
    path('M-20 -6H26C30 20 30 44 28 66C14 74 -4 74 -20 70Z', coat.shade) +
    path('M-20 -6H20C24 20 24 42 22 62C10 69 -4 70 -20 66Z', coat.base) +
    line('M15 -2C18 18 18 34 17 48M16 54v5M4 50v8M4 62v.1', '#fff6c8', 1.6, 'stroke-opacity=".8"')
  );
}
