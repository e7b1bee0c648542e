import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { disc, num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ALL_TEETH } from '#bookmaking/hero/more-mouths.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { HairStyle } from '#bookmaking/hero/traits.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { cello } from '#titles/goose-on-bus-nine/cast/cello.ts';
import {
  dent,
  duckerFromAbove,
  readerFromAbove,
} from '#titles/goose-on-bus-nine/cast/from-above.ts';
import { gooseFoot } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { passengerHead } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { CELLIST } from '#titles/goose-on-bus-nine/cast/people.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { button, rings } from '#titles/goose-on-bus-nine/set/button.ts';
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
import { walker } from '#titles/goose-on-bus-nine/set/townsfolk.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

const BUTTON: Point = [102, 142];
// One eye for all of it: as far over the bus as a gull on a lamp. What stands is drawn shorter by `UP`, what lies by `DEEP`.
const PITCH = 36;
const UP = Math.cos((PITCH * Math.PI) / 180);
const DEEP = Math.sin((PITCH * Math.PI) / 180);
/** The upper edge of the far wall, where the roof was cut; beyond it lies the wet road, with the words. */
const WALL = 82;
/** Deep enough for hips and thighs, high enough for shins that hang. */
const SEAT = { y: 138, depth: 38, height: 32 } as const;
/** The bench along the wall: upper edge of its back, where back and cushion meet, the cushion's edge, the floor under it, and the foot of the wall. */
const BENCH = {
  top: SEAT.y - 26,
  seat: SEAT.y,
  edge: SEAT.y + SEAT.depth * DEEP,
  floor: SEAT.y + SEAT.depth * DEEP + SEAT.height * UP,
  wall: SEAT.y + SEAT.height * UP,
} as const;
/** How much lower all of it stands where a long telling needs the road. */
const DROP = 16;

/** Side by side over the cushion's edge: thighs, two knees, shins that hang. */
const LEGS = {
  legL: { upper: [88, 8], lower: [2, 4], foot: 12 },
  legR: { upper: [88, 14], lower: [8, 6], foot: 12 },
} as const;

/** Open, and all the teeth that a one-year-old has. */
const TWO_TEETH: Mouth = {
  draw: (lip) =>
    path(
      'M-9 -3Q0 -7 9 -3Q11 6 5 10Q0 12 -5 10Q-11 6 -9 -3Z',
      '#7a2433',
      `stroke="${lip}" stroke-width="2.5"`,
    ) +
    oval(0, 9, 5, 2.6, '#ef7f80') +
    path('M-4 10.4V5.6Q-2 4 -.3 5.6V11ZM.3 11V5.6Q2 4 4 5.6V10.4Z', '#fffaf0'),
  at: [3, 5],
};

/** Hair that is tied on top of a head needs room below the words, and what stands round it room before the edge. */
const HAIRS_ROOM: Partial<Record<HairStyle, number>> = { bun: 0.9, puffs: 0.82, afro: 0.92 };

/** How near we are to who is told little: the road that keeps the words is narrower then. */
const NEARER: Nearer = { scale: 1.1, x: 100, y: SHEET };

/** From over the bus, with the roof rolled back: a cello turns round in the aisle to say sorry, like the hand of a clock. */
export const page03: Painting = (cast) => {
  const { hero } = cast;
  const short = isNear(cast);
  const { beside = false } = cast;
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 14, height: 43 }, 14);
  const chair = hero.wheelchair !== undefined;
  const small = hero.years < 3;
  const most = Math.min(44, sittingHeadSize(hero, chair ? 55 : short ? 66 : 61));
  const sits = (size: number, y: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      chair
        ? [beside ? 56 : 46, 176]
        : [
            (beside ? (small ? 52 : 57) : small ? 54 : short ? 57 : 50) +
              (hero.hair === 'afro' ? (beside ? 2 : -1) : 0),
            y,
          ],
      {
        pose: 'sit',
        mood: 'worried',
        // Winces: it went by a nose.
        face: {
          mouth: hero.years < 2 ? TWO_TEETH : ALL_TEETH,
          eyes: 'wide',
          brow: [-9, -12, -5],
          askew: 4,
        },
        yaw: chair ? 22 : 34,
        // Both eyes on what went by.

        pitch: chair ? PITCH : 28,
        gaze: [1, 0.2],
        nod: chair ? -24 : small ? -24 : -17,
        tilt: -9,
        touchL: small ? [82, 130] : [86, 121],
        armL: { upper: [60, 20], lower: [90, 10], hand: 'point' },
        armR: chair
          ? { upper: [-18, 30], lower: [16, 16], hand: 'open' }
          : { upper: [-22, 17], lower: [-17, 12], hand: 'rest' },
        // Pressed back into the bench.
        body: {
          lean: small ? -4 : -12,
          roll: chair ? -9 : -5,
          shrug: small ? -9 : -3,
          ...(!chair && LEGS),
        },
      },
      LAMPS,
    );
  // Whatever the length of a thigh: knees come over the cushion's edge.
  const seated = (size: number): PlacedHero =>
    sits(size, BENCH.edge - kneeBelow(sits(size, 0)) - 2);
  const child = chair
    ? sits(most * (HAIRS_ROOM[hero.hair] ?? 1), 0)
    : seated(most * roomUnder(beside ? 57 : short ? 76 : 67, hero, seated(most)));
  const scene =
    farWall() +
    floor() +
    bench(chair) +
    (chair ? '' : child.onWall(5)) +
    readerFromAbove(135, BENCH.seat + 2) +
    duckerFromAbove(beside ? 182 : 187, BENCH.seat + 2) +
    rings(BUTTON[0], BUTTON[1], 9.4, 4) +
    (chair ? child.shadow : shadowUnder(child)) +
    child.art +
    oval(BUTTON[0] + 1, 197, 7, 4, '#4a2434', 'fill-opacity=".4"') +
    box(BUTTON[0] - 2.6, BUTTON[1], 5.2, 54, BUS.pole, 2.4) +
    button(BUTTON[0], BUTTON[1], 9.4, true) +
    swing() +
    celloAndGirl() +
    lettered(SOUNDS['DING!'], [short ? 104 : 97, 99], {
      height: 10,
      turn: -5,
      ink: '#3a2440',
      rim: '#fff4da',
    });
  const view = beside ? { scale: 1.12, x: 95, y: SHEET } : short ? NEARER : AS_DRAWN;
  const drop = cast.telling === 'explorer' && !beside ? DROP : 0;
  const wall = view.y + (WALL + drop - view.y) * view.scale;
  return {
    art:
      road(wall) +
      (beside ? marketDay(wall) : passingBy(wall)) +
      nearer(view, shifted(0, drop, scene)) +
      nearSide() +
      (beside ? bow() : ''),
    quiet: {
      box: few ? few.box : { ...SAFE, y: 14, height: cast.telling === 'explorer' ? 64 : 52 },
      ink: 'light',
      anchor: 'middle',
      largest: { seedling: 46, sprout: 25, sapling: 20, explorer: 17 },
      last: {
        box: few
          ? { ...few.last, x: 84, width: 118 }
          : { ...SAFE, x: 78, y: wall - 17, width: 124, height: 13 },
        ink: 'light',
        largest: 28,
      },
    },
    faces: [boxNearer(view, { ...child.face, y: child.face.y + drop })],
    ...(beside && {
      overFold: () => nearUmbrella(wall) + bow(),
    }),
  };
};

/** Mostly a cello: of the girl behind it one sees a forehead, two eyes, fingers round its waist and two shoes. */
function celloAndGirl(): string {
  const coat = tone(LAMPS, CELLIST.coat);
  const skin = tone(LAMPS, CELLIST.skin);
  return (
    path(
      'M118 154C150 170 196 204 208 222L168 222C148 208 126 180 114 158Z',
      '#4a2434',
      'fill-opacity=".3"',
    ) +
    at(202, 179, 0.6, passengerHead(LAMPS, CELLIST, -0.75, 30), -6) +
    path(
      'M182 196C184 184 192 179 202 180C214 180 224 184 230 194V200C214 204 198 203 184 200Z',
      coat.shade,
    ) +
    path(
      'M196 198C198 188 206 182 214 182C222 184 227 188 230 194V200C218 203 206 203 198 202Z',
      coat.base,
    ) +
    at(191, 199, 0.355, cello(LAMPS, -57.5)) +
    fingers(skin)
  );
}

/** Four, round its waist: the rest of the hand is behind it. */
function fingers(skin: Tone): string {
  const four = [-1.5, -0.5, 0.5, 1.5]
    .map((i) => `M${num(170.4 + i * 3)} ${num(163.4 + i * 2)}l-3.4 5.8`)
    .join('');
  return line(four, skin.deep, 4.2) + line(four, skin.base, 3.1);
}

/** The road at night from above: stalls, wet cobbles with their light on them. Dark enough for the words, and quiet. */
function road(wall: number): string {
  return (
    box(
      -60,
      -60,
      SHEET + 120,
      wall + 64,
      linear([
        [0, '#1c2440'],
        [0.6, '#263257'],
        [1, '#3a4468'],
      ]),
    ) +
    line(cobbles(wall), '#4a5a86', 0.7, 'stroke-opacity=".3"') +
    awnings() +
    // What falls out of the windows.
    path(
      `M-4 ${num(wall)}H${SHEET + 4}V${num(wall - 12)}H-4Z`,
      linear([
        [0, '#f2b65a', 0],
        [0.5, '#f2b65a', 0.14],
        [1, '#ffd27e', 0.7],
      ]),
    )
  );
}

/** In arcs, as they are laid: only here and there does one catch the light. */
function cobbles(wall: number): string {
  const chance = chanceFrom('page 3');
  let d = '';
  for (let row = 0; row * 7 < wall - 22; row++)
    for (let x = -6; x < SHEET + 6; x += 11)
      if (chance() < 0.55) d += `M${num(x + (row % 2) * 5.5)} ${num(22 + row * 7)}q4 -4.4 8 0`;
  return d;
}

/** The market's stalls at the far edge of the road, and their light on the wet stones. */
function awnings(): string {
  let stripes = '';
  for (let x = 2; x < SHEET; x += 12) stripes += `M${x} -2h6v11h-6Z`;
  return (
    path('M-4 -2H64V9H-4ZM70 -2H142V10H70ZM148 -2H220V9H148Z', '#e9d3a0') +
    path(stripes, '#1f7a78') +
    path(
      `M-4 8H${SHEET + 4}V34H-4Z`,
      linear([
        [0, '#f2b65a', 0.34],
        [1, '#f2b65a', 0],
      ]),
    )
  );
}

/** Who goes to market while there are words to read: as dark as the road, each under an umbrella, behind the wall's edge. */
const passingBy = (wall: number): string =>
  path(
    [96, 122, 151, 176, 205].map((x, i) => underUmbrella(x, wall - 5 + (i % 2) * 3)).join(''),
    '#1a2343',
    'fill-opacity=".8"',
  );

/** From the side: a dome, a head, two shoulders that the wall hides from the chest. */
const underUmbrella = (x: number, y: number): string =>
  `M${x - 14} ${num(y - 13)}C${x - 12} ${num(y - 27)} ${x + 12} ${num(y - 27)} ${x + 14} ${num(y - 13)}Q${x + 9.4} ${num(y - 16)} ${x + 4.7} ${num(y - 13)}Q${x} ${num(y - 16)} ${x - 4.7} ${num(y - 13)}Q${x - 9.4} ${num(y - 16)} ${x - 14} ${num(y - 13)}Z${disc(x - 2, y - 8, 4, 4.6)}M${x - 9} ${num(y + 12)}C${x - 9} ${num(y - 5)} ${x + 5} ${num(y - 5)} ${x + 5} ${num(y + 12)}Z`;

/** Where the roof was cut: the wall's edge; under it the windows, the rail and the panel, all as short as they look from up here. */
function farWall(): string {
  const panes = [-8, 38, 84, 130, 176].map((x) => roundedBox(x, WALL + 6, 40, 22, 3)).join('');
  return (
    box(
      -4,
      WALL,
      SHEET + 8,
      BENCH.wall - WALL + 4,
      linear([
        [0, '#ffeec4'],
        [0.5, '#f6d89c'],
        [1, BUS.panel],
      ]),
    ) +
    path(
      panes,
      linear([
        [0, '#33507a'],
        [1, '#6f88a2'],
      ]),
    ) +
    clip(
      panes,
      line(
        'M4 90l-8 26M30 88l-9 28M58 88l-9 28M96 88l-9 28M120 88l-9 28M150 88l-9 28M186 88l-9 28M206 88l-9 28',
        '#dbe6ee',
        0.6,
        'stroke-opacity=".5"',
      ),
    ) +
    line(panes, BUS.frame, 1.6) +
    box(-4, WALL - 3.6, SHEET + 8, 5.2, BUS.body) +
    line(`M-4 ${WALL - 2.4}H${SHEET + 4}`, '#ffe3ae', 1.3)
  );
}

/** Its back against the wall, its cushion from above, its front in its own shade. */
function bench(chair: boolean): string {
  const { top, seat, edge, floor } = BENCH;
  // Where a wheelchair stands, the bench begins beyond the pole.
  const from = chair ? 88 : -6;
  const seams = [14, 88, 116, 168, 216].filter((x) => x > from);
  let dots = '';
  for (let x = from + 8; x < SHEET; x += 12)
    for (const [y, shift] of [
      [top + 8, 0],
      [top + 16, 6],
      [seat + 6, 0],
      [seat + 13, 6],
    ] as const)
      dots += `M${num(x + shift)} ${num(y)}l1.8 1.6l-1.8 1.6l-1.8 -1.6Z`;
  return (
    box(from, floor - 2, SHEET - from, 5, '#3a1a34', 0, 'fill-opacity=".3"') +
    box(from, edge, SHEET - from + 8, floor - edge, '#1c4a4c') +
    path(roundedBox(from, top, SHEET - from + 12, edge - top + 3, 6), BUS.seatDark) +
    path(roundedBox(from + 1.6, top + 1, SHEET - from + 12, seat - top, 5), BUS.seat) +
    box(from + 1.6, seat, SHEET - from + 12, edge - seat, mix(BUS.seat, '#ffe9b8', 0.3), 3) +
    path(dots, BUS.seatDot, 'fill-opacity=".7"') +
    box(from, seat - 1.6, SHEET - from + 12, 3, '#16393c', 1.4, 'fill-opacity=".6"') +
    line(seams.map((x) => `M${x} ${top + 2}V${num(edge)}`).join(''), '#17474a', 1.2) +
    line(`M${from + 6} ${top + 1}H${SHEET + 4}`, BUS.pole, 2) +
    (chair
      ? // The bay: a padded rest on the wall, and a painted place.
        path(roundedBox(20, top - 2, 50, 28, 6), BUS.seatDark) +
        path(roundedBox(22, top - 1, 46, 24, 5), BUS.seat) +
        line(`M4 ${top + 4}H82`, BUS.pole, 2) +
        box(-6, BENCH.wall - 1.4, from + 6, 2.8, BUS.frame) +
        path(`M8 ${num(BENCH.wall + 6)}H82L84 206H4Z`, '#5f88a8', 'fill-opacity=".3"')
      : '')
  );
}

/** Ribbed rubber along the bus, with the light of the lamps lying on it. */
function floor(): string {
  let ribs = '';
  for (let y = BENCH.floor + 6; y < SHEET; y += 7) ribs += `M-4 ${num(y)}H${SHEET + 4}`;
  return (
    box(
      -4,
      BENCH.wall,
      SHEET + 8,
      SHEET - BENCH.wall + 20,
      linear([
        [0, '#c08a50'],
        [0.2, '#f0d29a'],
        [1, '#e6bf82'],
      ]),
    ) +
    line(ribs, '#c9995c', 0.8, 'stroke-opacity=".6"') +
    [
      [60, 176, 62],
      [164, 190, 56],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        oval(
          x,
          y,
          r,
          r * 0.5,
          radial([
            [0, '#fff6d2', 0.85],
            [0.5, '#fff0bd', 0.35],
            [1, '#ffe39a', 0],
          ]),
        ),
      )
      .join('')
  );
}

/** The backs of those who sit on this side: near, dark, and one of them in a long gray coat. */
const nearSide = (): string =>
  path('M-6 226V214Q0 207 10 207H146Q156 207 158 214V226Z', mix(BUS.seatDark, '#2a1a30', 0.35)) +
  line('M6 208.2H148', BUS.pole, 2) +
  furled() +
  coatFromBehind(127, 214);

/** Hung on the rail by its crook. */
const furled = (): string =>
  path('M19 211L22 208L25 211L27 228H17Z', '#1f7a78') +
  line('M22 212V206C22 198.6 31 198.6 31 205', '#4a2434', 3.4) +
  line('M22 211V206C22 198.6 31 198.6 31 205', '#c08a50', 2);

/** Where no words lie on the road: who goes to market, near and in color, and what is sold there. */
const marketDay = (wall: number): string =>
  crates() +
  at(
    104,
    wall + 11,
    1.3,
    walker({ coat: '#7a4a6a', skin: '#c98f62', hair: '#2a1d28', umbrella: '#3fa39c' }),
  ) +
  at(
    144,
    wall + 15,
    1.4,
    walker({ coat: '#a8683a', skin: '#7a4a34', hair: '#1d1a28', umbrella: '#d98f3a' }),
    0,
    -1.4,
  ) +
  at(
    184,
    wall + 12,
    1.34,
    walker({ coat: '#4f7a8c', skin: '#e8bd96', hair: '#8c4a2a', umbrella: '#c2628c' }),
  ) +
  nearUmbrella(wall);

/** The umbrella's edge is on the page of the words. */
const nearUmbrella = (wall: number): string =>
  at(
    17,
    wall + 14,
    1.6,
    walker({ coat: '#5a6a9c', skin: '#9a6a48', hair: '#2a1d28', umbrella: '#e2b23c' }),
  );

/** Oranges and apples under the awnings, seen from above. */
function crates(): string {
  const chance = chanceFrom('page 3 market');
  let fruit = '';
  let light = '';
  for (const x of [30, 50, 84, 108, 164, 188])
    for (let i = 0; i < 12; i++) {
      const [cx, cy] = [x + 2.2 + (i % 4) * 3.9, 14.6 + Math.floor(i / 4) * 3.2 + chance() * 0.6];
      fruit += disc(cx, cy, 1.8);
      light += disc(cx - 0.5, cy - 0.6, 0.6);
    }
  return (
    [30, 50, 84, 108, 164, 188].map((x) => box(x, 12, 16, 12, '#6a4630', 1.4)).join('') +
    path(fruit, '#e08a34') +
    path(light, '#ffd79a')
  );
}

/** A cello's bow has rolled along the aisle and out of the picture, before nobody's wheels. */
const bow = (): string =>
  shifted(
    -47,
    9,
    line('M-58 197C-30 189 20 184 54 189', '#4a2434', 2.6, 'stroke-opacity=".3"') +
      line('M-60 192C-30 183 20 178 54 184', '#7a3f26', 2.4) +
      line('M-58 194.4L50 187', '#fff4da', 1.1) +
      path('M42 182.4L52 183.6L50 188.6L41 187.6Z', '#2a1d28') +
      path('M-61 190.6L-55 190L-57 195.4Z', '#2a1d28') +
      oval(55, 184.4, 1.8, 1.8, '#e6cf9c'),
  );

/** How much smaller somebody has to sit so that their hair stays below `top`. */
const roomUnder = (top: number, { hair }: Hero, { head, scale }: PlacedHero): number =>
  Math.min(
    1,
    (BENCH.edge - top) /
      (BENCH.edge - head[1] + (hair === 'bun' ? 90 : hair === 'afro' ? 78 : 66) * scale),
  );

/** How far under its own ground the lower of two knees is drawn, in mm. */
const kneeBelow = ({ figure: { skeleton }, scale }: PlacedHero): number =>
  Math.max(skeleton.legL.bend[1], skeleton.legR.bend[1]) * scale;

/** The child's own: pressed into the cushion, and under two shoes. */
const shadowUnder = ({
  pelvis: [x, y],
  handR: [hx, hy],
  figure: { skeleton },
  origin,
  scale,
}: PlacedHero): string =>
  dent(x - 2, Math.min(y + 8, BENCH.edge - 6), 27) +
  dent(hx, hy + 2, 9) +
  [skeleton.legL, skeleton.legR]
    .map(({ bend, end }) =>
      // Of a shin on the front of the bench.
      line(
        `M${num(origin[0] + bend[0] * scale - 4)} ${num(BENCH.edge + 2)}L${num(origin[0] + end[0] * scale - 4)} ${num(origin[1] + end[1] * scale)}`,
        '#10242c',
        9,
        'stroke-opacity=".45"',
      ),
    )
    .join('');

/** Where the neck has been. */
const swing = (): string =>
  line(
    'M144 136A60 60 0 0 0 126 144M154 142A60 60 0 0 0 136 150',
    '#fff4d6',
    1.7,
    'stroke-opacity=".9"',
  );

/** Somebody in a long gray coat and a flat cap, and an orange foot in the aisle. */
const coatFromBehind = (x: number, y: number): string =>
  at(x - 17, y - 11, 0.4, gooseFoot(LAMPS), 20, -0.4) +
  path(roundedBox(x - 19, y - 6, 38, 30, 13), GOOSE.coat) +
  path(
    `M${x - 11} ${y - 4}C${x - 13} ${y - 13} ${x + 13} ${y - 13} ${x + 11} ${y - 4}Z`,
    '#5d606b',
  ) +
  oval(x, y - 13, 14.5, 10, GOOSE.cap) +
  path(
    `M${x - 14} ${y - 15}A14.5 10 0 0 1 ${x + 14} ${y - 15}Q${x} ${y - 20} ${x - 14} ${y - 15}Z`,
    '#7a7283',
  ) +
  oval(x, y - 18, 1.8, 1.4, GOOSE.capBand);
