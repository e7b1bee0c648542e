import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { disc, num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { ALL_TEETH } from '#bookmaking/hero/more-mouths.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { cello } from '#titles/goose-on-bus-nine/cast/cello.ts';
import { clothedLimb, grownHandAt } from '#titles/goose-on-bus-nine/cast/clothed-limb.ts';
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
import { lightOverTheFold } from '#titles/goose-on-bus-nine/set/over-the-fold.ts';
import {
  AS_DRAWN,
  boxNearer,
  fewWords,
  isNear,
  isShort,
  type Nearer,
  nearer,
} from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

const BUTTON: Point = [101, 146];
// One eye for all of it: as far over the bus as a gull on a lamp. What stands is drawn shorter by `UP`, what lies by `DEEP`.
const PITCH = 36;
const UP = Math.cos((PITCH * Math.PI) / 180);
const DEEP = Math.sin((PITCH * Math.PI) / 180);
/** The upper edge of the far wall, where the roof was cut; beyond it lies the wet road, with the words. */
const WALL = 85;
/** The bench along it: upper edge of its back, where back and cushion meet, the cushion's edge, and the floor under it. */
const BENCH = {
  top: 112,
  seat: 136,
  edge: 136 + 46 * DEEP,
  floor: 136 + 46 * DEEP + 17 * UP,
} as const;

/** Both legs straight out over the cushion's edge, out of a cello's way; one has kicked. */
const FEET_OUT = {
  legL: { upper: [106, 6], lower: [112, 4], foot: -58 },
  legR: { upper: [104, 30], lower: [108, 20], foot: -62 },
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
  at: [3, 11],
};

/** How near we are to who is told little: the road that keeps the words is narrower then. */
const NEARER: Nearer = { scale: 1.14, x: 70, y: SHEET };

/** From over the bus, with the roof rolled back: a cello turns round in the aisle to say sorry, like the hand of a clock. */
export const page03: Painting = (cast) => {
  const { hero } = cast;
  const short = isNear(cast);
  const { beside = false } = cast;
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 14, height: 43 }, 14);
  const chair = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    sittingHeadSize(hero, short ? 62 : 56),
    chair ? 'ground' : 'pelvis',
    chair
      ? [beside ? 60 : 44, short ? 190 : 193]
      : [beside ? 55 : 48, BENCH.seat + (short ? 8 : 12)],
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
      yaw: 22,
      pitch: PITCH,
      gaze: [1, 0.2],
      nod: -24,
      tilt: -9,
      touchL: [84, 114],
      armL: { upper: [60, 20], lower: [90, 10], hand: 'point' },
      armR: { upper: [-18, 30], lower: [16, 16], hand: 'open' },
      // Pressed back into the bench.
      body: { lean: -16, roll: -9, shrug: 9, ...(!chair && FEET_OUT) },
    },
    LAMPS,
  );
  const scene =
    farWall() +
    floor() +
    bench(chair) +
    (chair ? '' : child.onWall(5)) +
    readerFromAbove(137, BENCH.seat + 4) +
    duckerFromAbove(193, BENCH.seat + 4) +
    rings(BUTTON[0], BUTTON[1], 9.4, 4) +
    (chair ? child.shadow : shadowUnder(child)) +
    child.art +
    (chair ? '' : lost()) +
    nearSide() +
    oval(BUTTON[0] + 1, 188, 6, 4, '#4a2434', 'fill-opacity=".4"') +
    box(BUTTON[0] - 2.6, BUTTON[1], 5.2, 48, BUS.pole, 2.4) +
    button(BUTTON[0], BUTTON[1], 9.4, true) +
    shifted(-2, 7, swing()) +
    shifted(-2, 7, celloAndGirl()) +
    lettered(SOUNDS['DING!'], [101, 103], { height: 10, turn: -5, ink: '#3a2440', rim: '#fff4da' });
  const view = beside ? { scale: 1.08, x: 110, y: SHEET } : short ? NEARER : AS_DRAWN;
  const wall = view.y + (WALL - view.y) * view.scale;
  return {
    art: road(wall) + (beside ? marketDay(wall) : '') + nearer(view, scene) + (beside ? bow() : ''),
    quiet: {
      box: few ? few.box : { ...SAFE, y: 12.5, height: 53 },
      ink: 'light',
      anchor: 'middle',
      largest: { seedling: 46, sprout: 25, sapling: 20, explorer: 17 },
      last: {
        box: few
          ? { ...few.last, x: 84, width: 118 }
          : { ...SAFE, x: 78, y: 66, width: 124, height: 13 },
        ink: 'light',
        largest: 28,
      },
    },
    faces: [boxNearer(view, child.face)],
    ...(beside && {
      overFold: () =>
        lightOverTheFold('#86a8d6', 0.5) + nearUmbrella() + nearer(view, lyingUmbrella()) + bow(),
    }),
  };
};

/** A body with a girl behind it: her face over its shoulder, her hands round its waist, her shoes beyond its foot. */
function celloAndGirl(): string {
  const coat = tone(LAMPS, CELLIST.coat);
  const skin = tone(LAMPS, CELLIST.skin);
  return (
    path(
      'M120 158C150 168 206 204 216 226L176 226C150 214 128 184 116 162Z',
      '#4a2434',
      'fill-opacity=".3"',
    ) +
    line('M206 186L222 206', '#b3567f', 15) +
    path(
      'M178 182C178 160 226 152 228 182C230 206 214 214 204 212C190 210 178 200 178 182Z',
      coat.shade,
    ) +
    path('M182 178C184 160 222 156 226 176C220 196 196 200 182 178Z', coat.base) +
    at(200, 172, 0.56, passengerHead(LAMPS, CELLIST, -0.75, 44), -8) +
    line('M186 150Q181 143 188 141M212 149Q219 143 213 139', '#b3567f', 3.4) +
    at(193, 212, 0.4, cello(LAMPS, 0), -50.5) +
    clothedLimb(
      [
        [190, 178],
        [182, 190],
        [173, 180],
      ],
      6,
      coat,
      LAMPS,
    ) +
    grownHandAt([172, 179], 216, 'rest', skin, 1, 0.36) +
    clothedLimb(
      [
        [222, 184],
        [223, 200],
        [209, 205],
      ],
      6,
      coat,
      LAMPS,
    ) +
    grownHandAt([208, 205], 168, 'rest', skin, -1, 0.36)
  );
}

/** The road at night from above: umbrellas going to market, drops, a white line. Dark enough for the words. */
function road(wall: number): string {
  const chance = chanceFrom('page 3');
  let drops = '';
  for (let i = 0; i < 34; i++) {
    const r = 1 + chance() * 2.4;
    drops += disc(chance() * SHEET, chance() * 74, r);
  }
  return (
    box(
      0,
      0,
      SHEET,
      wall + 4,
      linear([
        [0, '#1c2440'],
        [0.6, '#28355a'],
        [1, '#3a4668'],
      ]),
    ) +
    path(
      'M-4 52C20 44 44 58 74 54C92 52 96 64 76 68C44 72 12 66 -4 70ZM120 26C140 20 170 22 200 18C214 18 216 30 196 32C166 36 138 34 120 26Z',
      '#33436e',
    ) +
    awnings() +
    umbrella(30, 34, 17, '#4a2f5a', '#3a2448') +
    umbrella(92, 22, 14, '#1b4748', '#163a3c') +
    umbrella(176, 40, 19, '#25396a', '#1e2f58') +
    umbrella(132, 62, 13, '#3c3350', '#302842') +
    line(drops, '#9fb4cf', 0.4, 'stroke-opacity=".22"') +
    // What falls out of the windows.
    [4, 60, 116, 172]
      .map((x) =>
        path(
          `M${x} ${wall}H${x + 42}L${x + 44} ${num(wall - 6)}H${x - 2}Z`,
          linear([
            [0, '#f2b65a', 0],
            [0.5, '#f2b65a', 0.1],
            [1, '#ffd27e', 0.75],
          ]),
        ),
      )
      .join('')
  );
}

/** The market's stalls, at the far edge of the road. */
function awnings(): string {
  let stripes = '';
  for (let x = 2; x < SHEET; x += 12) stripes += `M${x} -2h6v11h-6Z`;
  return (
    path('M-4 -2H64V9H-4ZM70 -2H142V10H70ZM148 -2H220V9H148Z', '#e9d3a0') +
    path(stripes, '#1f7a78') +
    path('M-4 9H64V12H-4ZM70 10H142V13H70ZM148 9H220V12H148Z', '#101628', 'fill-opacity=".5"')
  );
}

/** Where the roof was cut: the wall's edge; under it the windows, the rail and the panel, all as short as they look from up here. */
function farWall(): string {
  const panes = [-8, 38, 84, 130, 176].map((x) => roundedBox(x, WALL + 6, 40, 22, 3)).join('');
  return (
    box(
      -4,
      WALL,
      SHEET + 8,
      BENCH.floor - WALL + 4,
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
        path('M6 172H84L88 200H2Z', '#5f88a8', 'fill-opacity=".35"')
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
      BENCH.floor - 2,
      SHEET + 8,
      SHEET - BENCH.floor + 8,
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
  path('M-6 222V206Q0 199 10 199H206Q216 199 222 206V222Z', mix(BUS.seatDark, '#2a1a30', 0.35)) +
  line('M6 200.4H210', BUS.pole, 2) +
  lyingUmbrella() +
  coatFromBehind(98, 214);

const lyingUmbrella = (): string => umbrella(14, 206, 20, '#33507a', '#26375a');

/** Where no words lie on the road: who goes to market, near and in color, and what is sold there. */
const marketDay = (wall: number): string =>
  crates() +
  umbrella(62, 46, 17, '#b3567f', '#8c3f66') +
  umbrella(108, 28, 15, '#2f8a86', '#226a68') +
  umbrella(196, 48, 20, '#3f62a8', '#314d88') +
  umbrella(150, wall - 20, 18, '#d98f3a', '#b06f2a') +
  nearUmbrella();

/** It has one half of it on the page of the words. */
const nearUmbrella = (): string => umbrella(4, 34, 27, '#e2b23c', '#bb8a2a');

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

/** A cello's bow has rolled along the aisle and out of the picture. */
const bow = (): string =>
  line('M-58 197C-30 189 20 184 62 190', '#4a2434', 2.6, 'stroke-opacity=".3"') +
  line('M-60 192C-30 183 20 178 62 185', '#7a3f26', 2.4) +
  line('M-58 194.4L58 187.6', '#fff4da', 1.1) +
  path('M50 183L60 184.4L58 189.4L49 188.4Z', '#2a1d28') +
  path('M-61 190.6L-55 190L-57 195.4Z', '#2a1d28') +
  oval(63, 185.2, 1.8, 1.8, '#e6cf9c');

/** What somebody did not hold on to, and where it went: it lies on the aisle's ribs, in the light. */
const lost = (): string =>
  oval(66, 193, 15, 3, '#4a2434', 'fill-opacity=".35"') +
  at(
    66,
    190,
    1,
    path('M-14 1L-12 -3L6 -4L14 -1L12 3L-6 4Z', '#f6ecd6') +
      line('M-9 -1.6L3 -2.4M-8 .8L6 0', '#a39a8c', 0.8),
    -7,
  ) +
  oval(26, 188, 2.6, 1.6, '#e3b04a') +
  oval(31, 191, 2.2, 1.4, '#c98a3a');

/** The child's own: pressed into the cushion, over its edge, and under two feet that hang in the air. */
const shadowUnder = ({ pelvis, figure, origin, scale }: PlacedHero): string =>
  dent(pelvis[0], pelvis[1] + 5, 34) +
  [figure.skeleton.legL, figure.skeleton.legR]
    .map(({ heel }) => {
      const [x, y] = [origin[0] + heel[0] * scale, origin[1] + heel[1] * scale];
      return (
        oval(x - 2, Math.min(y, BENCH.edge) + 1, 13, 5, '#10242c', 'fill-opacity=".4"') +
        oval(x - 3, Math.max(y + 14, BENCH.floor + 8), 12, 3.6, '#4a2434', 'fill-opacity=".32"')
      );
    })
    .join('');

/** Where the neck has been. */
const swing = (): string =>
  line(
    'M146 134A60 60 0 0 0 128 142M156 140A60 60 0 0 0 138 148',
    '#fff4d6',
    1.7,
    'stroke-opacity=".9"',
  );

/** From above, over whoever carries it. */
function umbrella(x: number, y: number, r: number, color: Hex, shade: Hex): string {
  const spokes = [0, 1, 2, 3, 4, 5, 6, 7].map((i): Point => {
    const angle = (i / 8) * Math.PI * 2 + 0.3;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * DEEP];
  });
  return (
    oval(x - r * 0.14, y + r * 0.24, r, r * DEEP, '#0d1226', 'fill-opacity=".35"') +
    path(polygon(spokes), color) +
    path(polygon([...spokes.slice(0, 4), [x, y]]), shade) +
    line(
      spokes.map(([sx, sy]) => `M${num(x)} ${num(y)}L${num(sx)} ${num(sy)}`).join(''),
      mix(color, '#ffffff', 0.09),
      0.8,
    ) +
    oval(x, y, r * 0.09, r * 0.09, mix(color, '#ffffff', 0.12))
  );
}

/** Somebody in a long gray coat and a flat cap, and an orange foot in the aisle. */
const coatFromBehind = (x: number, y: number): string =>
  at(x + 17, y - 11, 0.4, gooseFoot(LAMPS), -20) +
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
