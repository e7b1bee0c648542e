import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { fist } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bag } from '#titles/goose-on-bus-nine/cast/bag.ts';
import { clothedLimb, grownHandAt } from '#titles/goose-on-bus-nine/cast/clothed-limb.ts';
import { disguise } from '#titles/goose-on-bus-nine/cast/disguise.ts';
import { dogStanding } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { footprint } from '#titles/goose-on-bus-nine/cast/footprint.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { passengerHead } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { DRIVER } from '#titles/goose-on-bus-nine/cast/people.ts';
import { pushHandles } from '#titles/goose-on-bus-nine/cast/push-handles.ts';
import { tuggingMan } from '#titles/goose-on-bus-nine/cast/tugging.ts';
import {
  busAtStop,
  busOverFold,
  GROUND,
  sillAt,
} from '#titles/goose-on-bus-nine/set/bus-at-stop.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUTTON_RED } from '#titles/goose-on-bus-nine/set/colors.ts';
import { jammedUmbrella } from '#titles/goose-on-bus-nine/set/jammed-umbrella.ts';
import { LAMPS, RAIN } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import {
  AS_DRAWN,
  boxNearer,
  fewWords,
  isShort,
  type Nearer,
  nearer,
} from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { sideSeat } from '#titles/goose-on-bus-nine/set/side.ts';
import { glow } from '#titles/goose-on-bus-nine/set/street.ts';
import { likeness, wetPavement } from '#titles/goose-on-bus-nine/set/wet-pavement.ts';

/** Elbows on the sill, hands folded under the chin: whoever was first can wait. */
function atTheSill(hero: Hero): { readonly child: PlacedHero; readonly arms: string } {
  const isTall = hero.hair === 'bun' || hero.hair === 'puffs';
  const isWide = hero.hair === 'afro' || hero.hair === 'curly';
  const [x, y]: Point = [84, isTall ? 71 : isWide ? 69.5 : 65.5];
  const size = isTall ? 34 : isWide ? 34.5 : 40;
  const child = placeHero(
    hero,
    size,
    'head',
    [x, y],
    {
      pose: 'sit',
      mood: 'happy',
      face: { askew: 5, brow: [-7, -11, -2], cheek: 0.6 },
      yaw: 24,
      pitch: 2,
      gaze: [1, 0.1],
      turn: 6,
      tilt: 9,
      armsByPage: true,
      body: { lean: 12, shrug: hero.years < 2 ? -12 : 4 },
    },
    LAMPS,
  );
  const under = y + size * 0.79;
  const arm = (side: 1 | -1): OwnArm => {
    const elbow: Point = [x + 2 + side * size * 0.62, 0];
    return ownArm(
      hero,
      child,
      side,
      {
        elbow: [elbow[0], sillAt(elbow[0]) - 1.4],
        wrist: [x + 8 + side * size * 0.2, under + (side > 0 ? 0 : 1)],
        hand: fist,
        degrees: side > 0 ? 200 : -20,
        flip: side > 0,
        size: 1.04,
      },
      LAMPS,
    );
  };
  const arms = [arm(1), arm(-1)];
  return { child, arms: lit(hero, arms.map(({ art }) => art).join('')) };
}

/** Dark hands before a dark face: the lamp behind them draws their edge. */
const lit = ({ skin }: Hero, arms: string): string =>
  luma(skin) > 0.3
    ? arms
    : shifted(0.5, -0.6, arms.replace(/"#[0-9a-f]{6}"/g, `"${mix(skin, '#ffc48a', 0.5)}"`)) + arms;

/** From the puddles at the stop: one seat is taken, and all who wanted it still stand in the rain behind a jammed umbrella. */
export const page01: Painting = (cast) => {
  const { hero, things } = cast;
  const short = isShort(cast);
  const chance = chanceFrom('page 1');
  const { child, arms } = atTheSill(hero);
  const inside =
    sideSeat(4, 122, 52) +
    at(21.6, 86, 0.26, disguise(LAMPS, { rise: 6, foot: false, beak: false })) +
    // It has been awake all along.
    clean(oval(24.6, 85.6, 1.5, 1.4, '#fff6d8') + oval(25.2, 85.8, 0.8, 1, '#2c1b22')) +
    sideSeat(45, 118, 60) +
    at(57, 82, 0.36, grownUp(LAMPS)) +
    // The lamp over the best seat is the brightest.
    oval(
      90,
      62,
      54,
      48,
      radial([
        [0, '#fffbe6', 0.95],
        [0.5, '#fff1c4', 0.6],
        [1, '#ffe39a', 0],
      ]),
    ) +
    (hero.wheelchair ? pushHandles(child, hero.wheelchair) : sideSeat(69, 128, 54)) +
    child.art +
    (hero.wheelchair ? wheelOverSill(hero.wheelchair) : '') +
    at(119, 100, 0.3, bag(LAMPS, things)) +
    pole(124, 20, 116, 3.8) +
    button(124, 60, 6.6) +
    arms;
  const over = (): string => busOverFold() + dog();
  const scene =
    sky(chance) +
    wetPavement(chance) +
    towardTheFold() +
    redOnTheRoad() +
    oval(88, GROUND, 104, 4, '#120f22', 'fill-opacity=".7"') +
    // It falls behind whoever is dry, and before whoever is not.
    rain(chance, { x: 0, y: 0, width: 150, height: 110 }, 0.55, 0.8) +
    busAtStop(inside) +
    behindTheGlass() +
    headlight(214, 118) +
    litStones() +
    likeness(52, 8, 12, '#6a4426') +
    likeness(184, 30, 26, '#33402e') +
    jammedUmbrella() +
    tuggingMan(RAIN) +
    dog() +
    rain(chance, { x: 148, y: 0, width: 68, height: 132 }, 0.5, 0.8) +
    rain(chance, { x: 0, y: 108, width: 138, height: 30 }, 0.5, 0.8) +
    rain(chance, { x: 0, y: 146, width: SHEET, height: 110 }, 0.3, 0.22);
  // Told in a line, the bus comes nearer, and there is less wet road before it.
  const view: Nearer = short ? { scale: 1.05, x: 80, y: -24 } : AS_DRAWN;
  const long = cast.telling === 'explorer';
  const down = short ? 6 : long ? -6 : 0;
  const words = GROUND + down + (long ? 8 : 9);
  const face = boxNearer(view, child.face);
  const few = short && fewWords(cast, { ...SAFE, y: 170, height: 36 }, 14);
  return {
    art: shifted(0, down, nearer(view, scene)) + prints(),
    overFold: () => shifted(0, down, nearer(view, over())),
    quiet: {
      box: few ? few.box : { ...SAFE, y: words, height: 194 - words },
      ink: 'light',
      anchor: 'middle',
      last: {
        box: few ? few.last : { ...SAFE, y: 194, height: 12 },
        ink: 'light',
        largest: 30,
      },
      largest: { seedling: 52, sprout: 24, sapling: 24, explorer: 20 },
    },
    faces: [{ ...face, y: face.y + down }],
  };
};

/** The night grows as dark as the paper that it lies beside: the bus alone goes on. */
const towardTheFold = (): string =>
  box(
    -4,
    -8,
    44,
    232,
    linear(
      [
        [0, '#292d49', 1],
        [0.2, '#292d49', 0.9],
        [1, '#292d49', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** As much of a wheel as stands over the sill. */
const wheelOverSill = (color: Hex): string =>
  line('M46 112A16 16 0 0 1 78 112', '#2a2438', 4.4) +
  line('M49.2 112A12.8 12.8 0 0 1 74.8 112', color, 1.9) +
  line('M62 111V99.6M62 111L54 101.6M62 111L70 101.6', '#a9b0be', 0.7);

/** Wet, three-toed, and on their way to the door: who left them is in already. */
const prints = (): string =>
  (
    [
      [205.6, 206, -14],
      [209, 194, 10],
      [206, 183, -10],
      [208.6, 173, 8],
    ] as const
  )
    .map(([x, y, turn]) => `<g opacity=".5">${at(x, y, 0.16, footprint(), turn, 0.22)}</g>`)
    .join('');

/** What everybody in the rain looks at, once more, on the wet ground under its window: broken, and soon gone. */
const redOnTheRoad = (): string =>
  clean(
    path(
      'M128 149.4Q127 152 130 155H136Q139 152 138 149.4Z',
      linear([
        [0, BUTTON_RED, 0.36],
        [0.4, BUTTON_RED, 0.18],
        [1, BUTTON_RED, 0],
      ]),
    ) + line('M127.6 149.6h11', '#ff5a4a', 0.9, 'stroke-opacity=".6"'),
  );

/** Dusk over roofs: far ones in the rain's own color, near ones dark, a few people home already. */
function sky(chance: Chance): string {
  let far = '';
  let near = '';
  let lit = '';
  for (let x = -6; x < 150; ) {
    const w = 13 + chance() * 10;
    const top = 34 - x * 0.16 + chance() * 12;
    far += `M${num(x)} 120V${num(top)}l${num(w / 2)} -6l${num(w / 2)} 6V120Z`;
    x += w;
  }
  for (let x = -10; x < 120; ) {
    const w = 20 + chance() * 12;
    const top = 50 - x * 0.18 + chance() * 8;
    near += `M${num(x)} 120V${num(top)}h${num(w * 0.16)}v-5h3v5l${num(w * 0.3)} -7l${num(w * 0.54 - 3)} 7V120Z`;
    for (let i = 0; i < 3; i++) lit += `M${num(x + 4 + i * 6)} ${num(top + 8)}h2.6v4h-2.6Z`;
    x += w + 1;
  }
  return (
    box(
      -4,
      -8,
      SHEET + 8,
      158,
      linear([
        [0, '#1d2a4c'],
        [0.35, '#3d557c'],
        [0.62, '#6d84a0'],
        [0.8, '#4a5272'],
        [1, '#232542'],
      ]),
    ) +
    path(far, '#4b628a', 'fill-opacity=".8"') +
    path(near, '#26365c') +
    path(lit, '#ffd27e', 'fill-opacity=".9"') +
    oval(52, 24, 40, 40, glow(0.75)) +
    line('M52 25V70', '#18223c', 1.6) +
    path('M47 25L49 18H55L57 25Z', '#18223c') +
    clean(oval(52, 26, 3.4, 3, '#fff6d8'))
  );
}

/** What the open door leaves on the curb, for legs and feet to be seen against. */
const litStones = (): string =>
  oval(
    186,
    GROUND - 5,
    42,
    12,
    radial([
      [0, '#f0b868', 0.75],
      [0.55, '#d99a5a', 0.45],
      [1, '#d99a5a', 0],
    ]),
  );

const headlight = (x: number, y: number): string =>
  clean(
    oval(
      x,
      y,
      30,
      26,
      radial([
        [0, '#fffbe6', 1],
        [0.3, '#ffe9a8', 0.5],
        [1, '#ffd88a', 0],
      ]),
    ) + oval(x, y, 5, 5.6, '#fffdf0'),
  );

/** It comes in from the left, over the fold if there is one, and looks up at who is first. */
const dog = (): string =>
  at(35, 148, 0.46, dogStanding(mirrored(RAIN), LONGER) + line(LIT_DOG, '#ffd08a', 2.4), -2, -0.46);

/** Of a dog, that is. */
const LONGER = 172;

/** What the windows leave along it: it was dark before the dark. */
const LIT_DOG = `M-92 -50C-86 -56 -72 -62 -60 -64C-50 -65 -40 -54 -36 -44M-30 -42C0 -48 ${30 + LONGER} -46 ${50 + LONGER} -44Q${70 + LONGER} -54 ${84 + LONGER} -70`;

/** The driver's place: a board that hides what is below a wheel. */
const behindTheGlass = (): string =>
  at(43, -7, 0.85, dot()) +
  path('M184.4 77L220 74.4V87L184.4 88Z', '#4d3446') +
  line('M184.4 77L220 74.4', '#8a5f52', 1.2);

/** Dot, who waits with both hands on the wheel. */
function dot(): string {
  const coat = tone(LAMPS, DRIVER.coat);
  const glove = tone(LAMPS, '#f6ecd6');
  const arm = (side: number): string =>
    clothedLimb(
      [
        [188 + side * 10, 72],
        [188 + side * 14, 82],
        [188 + side * 7, 87],
      ],
      4,
      coat,
      LAMPS,
    );
  return (
    box(184.4, 58, 6.6, 10, tone(LAMPS, DRIVER.skin).shade) +
    path('M184 64C176 66 173 72 172 92H205C204 72 200 66 192 64C190 67 186 67 184 64Z', coat.base) +
    path('M184 63.6L188 70L192.4 63.6L194 67L188.4 74L182 67Z', '#f2b632') +
    at(187, 61, 0.28, passengerHead(LAMPS, DRIVER, -0.7)) +
    line('M171 95A17 11 0 0 1 203 93', '#2a2438', 2.6) +
    arm(1) +
    arm(-1) +
    grownHandAt([194.4, 87], 150, 'hold', glove, -1, 0.18) +
    grownHandAt([181, 87], 30, 'hold', glove, 1, 0.18)
  );
}
