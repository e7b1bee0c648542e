import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { clamp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { gooseAfar } from '#titles/goose-on-bus-nine/cast/geese.ts';
import { gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { passenger } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { DRIVER } from '#titles/goose-on-bus-nine/cast/people.ts';
import { rays, ring, sparks } from '#titles/goose-on-bus-nine/set/burst.ts';
import { nine } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS, GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';
import { fewWords, isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { street } from '#titles/goose-on-bus-nine/set/street.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

const BUTTON: Point = [45, 90];
/** The window's upper edge. */
const TOP = 11;
/** Its lower edge, and how far under it the water begins: the less is told, the less water. */
const sillFor = (cast: Cast, wide: boolean): number =>
  isShort(cast) ? 160 : cast.telling === 'explorer' ? (wide ? 137 : 131) : wide ? 148 : 141;
const FLANK = 9;

/** The press, seen from the pond: one finger rings the bus, and then the water. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold it rings on, as far as the driver. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

function paint(cast: Cast, width: number): Picture {
  const { hero, things } = cast;
  const wide = width === SPREAD;
  const sill = sillFor(cast, wide);
  const lower = sill - 139;
  // With the sill, but never up into the letters.
  const sinks = Math.max(0, lower) * 0.7;
  const child = pressing(hero, sill);
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 173, height: 33 }, 15);
  const water = sill + FLANK;
  const glass =
    width === SPREAD
      ? `M-10 ${TOP}H284V${sill}H-10ZM294 ${TOP}H410c8 0 12 6 12 14V${sill}H294Z`
      : `M-10 ${TOP}H226V${sill}H-10Z`;
  const art =
    box(0, 0, width, sill + FLANK, BUS.body) +
    clip(
      glass,
      inside(width, sill) +
        at(158, 124 + lower, 0.5, grownUp(GOLD), 5) +
        (width === SPREAD ? shifted(0, lower, driver()) : '') +
        ring(BUTTON, 27, 6, 1, 'ring 1') +
        ring(BUTTON, 42, 5, 0.85, 'ring 2') +
        sparks(BUTTON, 30, 30, 74, 'page 11') +
        pole(BUTTON[0], -6, 220, 6) +
        button(BUTTON[0], BUTTON[1], 13.5, true),
    ) +
    line(glass, BUS.frame, 3.4) +
    ring(BUTTON, 61, 4.6, 0.62, 'ring 3') +
    ring(BUTTON, 84, 4.2, 0.36, 'ring 4') +
    lettered(SOUNDS['DING!'], [106, 39], {
      height: 23,
      turn: -5,
      ink: '#3a2440',
      rim: '#fffbe6',
    }) +
    clip(glass, shifted(0, sinks, wings(wide))) +
    clip(`M-10 -20H${width + 10}V${sill}H-10Z`, child.art) +
    // Nothing lies over who was lent something, nor over what it was.
    clip(glass, shifted(0, sinks, goose(things[0]))) +
    below(width, sill);
  return {
    art,
    quiet: {
      box: wide
        ? { ...SAFE, y: water + 6, height: 201 - water - 6 }
        : few
          ? few.box
          : { ...SAFE, y: water + 7, height: 193 - water - 7 },
      ink: 'light',
      largest: wide
        ? { seedling: 72, sprout: 28, sapling: 22, explorer: 17 }
        : { seedling: 46, sprout: 20, sapling: 19, explorer: 15 },
      anchor: 'middle',
      // Over the fold the last words are as wide as the water, under who hears it.
      last: wide
        ? {
            box: { x: 231, y: water + 11, width: 179, height: 199 - water - 11 },
            ink: 'light',
            largest: 50,
          }
        : { box: few ? few.last : { ...SAFE, y: 193, height: 13 }, ink: 'light', largest: 34 },
    },
    faces: [child.face],
  };
}

/** The other hand is thrown up beside what the goose holds, and under the letters: everybody's to the same place. */
const THROWN: Point = [129, 61];
/** Out of hair as dark as the arm. */
const BESIDE_HAIR: Point = [136, 60];
/** An elbow beyond this would be in the goose's way. */
const CLEAR = 134;
/** Long arms are thrown at us as well: the farther, the shorter they look. */
const AT_US: readonly number[] = [-24, -34, -44, -54];
/** How far from the bell a head may be, and how high at its largest: hair stays off the letters. */
const NEAREST = 97;
const UNDER_LETTERS = 50;
const HIGHEST: Partial<Record<Hero['hair'], number>> = { afro: 97, bun: 98, puffs: 97, curly: 95 };

/** The hero where the finger meets the button, however short the arm is, and both shoulders over the sill. */
function pressing(hero: Hero, sill: number): PlacedHero {
  const size = clamp((sill - 54) * 0.52, 40, 50) - (hero.wheelchair ? 1 : 0);
  const placed = (at: Point, hands: Pick<HeroWish, 'armL' | 'touchL' | 'touchR'>): PlacedHero =>
    placeHero(
      hero,
      size,
      'head',
      at,
      {
        pose: 'reach',
        mood: 'joy',
        face: { mouth: SHOUT, flushed: true },
        yaw: 16,
        pitch: -10,
        gaze: [-0.5, -1],
        tilt: 12,
        // Thrown to the bell from the knees up, and the other arm as far away from it as it goes.
        body: { roll: -15, twist: -22, lean: -8 },
        armR: { upper: [20, 104], lower: [14, 118], hand: 'point' },
        armL: { upper: [4, 132], lower: [2, 158], hand: 'open' },
        ...hands,
      },
      GOLD,
    );
  const [x, y] = placed([0, 0], {}).handR;
  const straight: Point = [BUTTON[0] + 9 - x, BUTTON[1] + 5 - y];
  const head: Point = [
    Math.min(NEAREST, straight[0]),
    Math.max(
      UNDER_LETTERS + ((HIGHEST[hero.hair] ?? 90) - UNDER_LETTERS) * (size / 50),
      straight[1] + 3,
    ),
  ];
  const touchR: Point = [BUTTON[0] + 1, BUTTON[1] + 2];
  const wideHair = hero.hair === 'afro' || hero.hair === 'puffs' || hero.hair === 'curly';
  const bent = placed(head, { touchL: wideHair ? BESIDE_HAIR : THROWN, touchR });
  const { origin, scale, figure } = bent;
  if (origin[0] + figure.skeleton.armL.bend[0] * scale < (wideHair ? CLEAR + 5 : CLEAR))
    return bent;
  const tries = AT_US.map((swing) =>
    placed([head[0] - 5, head[1]], {
      armL: { upper: [swing, 166], lower: [swing - 6, 203], hand: 'open' },
      touchR,
    }),
  );
  return (
    tries.find(({ handL }) => handL[1] > THROWN[1] + 8) ?? (tries[tries.length - 1] as PlacedHero)
  );
}

/** The bus as full of light as it has ever been: the dull street in its far windows, and rays across it all. */
function inside(width: number, sill: number): string {
  let panes = '';
  // None behind the button and the child: they stand on clear gold.
  for (let x = 144; x < width; x += 66) panes += roundedBox(x, 54, 58, 50, 6);
  let straps = '';
  let grips = '';
  for (let x = 16, i = 0; x < width + 20; x += 31, i++) {
    const swing = x < BUTTON[0] ? -7 : 9 + (i % 3) * 2;
    straps += `M${x} ${TOP}l${swing} 15`;
    grips += `M${x + swing} ${TOP + 15}l${num(-4 + swing * 0.3)} 8h8Z`;
  }
  return (
    box(
      0,
      TOP,
      width,
      sill - TOP,
      linear([
        [0, '#ffca4e'],
        [0.6, '#f5972f'],
        [1, '#c9602f'],
      ]),
    ) +
    clip(
      panes,
      street(chanceFrom('page 11'), { x: 0, y: 54, width, height: 50 }, 100, 'dusk') +
        box(0, 54, width, 50, '#33507a', 0, 'fill-opacity=".35"'),
    ) +
    line(panes, BUS.frame, 1.6) +
    [190, ...(width === SPREAD ? [250, 330] : [])].map((x) => seatBack(x, 100, 60, 70)).join('') +
    clean(
      path(rays(BUTTON, 20, width + 60, 'page 11'), '#fff3c0', 'fill-opacity=".7"') +
        oval(
          BUTTON[0],
          BUTTON[1],
          96,
          90,
          radial([
            [0, '#ffffff', 1],
            [0.3, '#fffbe0', 0.9],
            [0.6, '#fff0b0', 0.45],
            [1, '#ffd060', 0],
          ]),
        ),
    ) +
    line(straps, '#6a3a2c', 1.6) +
    line(grips, '#6a3a2c', 1.8)
  );
}

/** Dot has turned round on her seat, and has no hand on the wheel: both arms come out of the shoulders of the coat. */
const driver = (): string =>
  shifted(
    -14,
    0,
    at(369, 111, 0.78, passenger(GOLD, { ...DRIVER, face: 'startled' }, -0.6), -5) +
      sleeve('M337 133C325 122 320 108 321 88') +
      sleeve('M402 133C414 122 418 108 416 88') +
      line('M321 89L320.6 80M416 89L416.4 80', '#f2b632', 14) +
      openHand(320, 70, -10) +
      openHand(417, 70, 10),
  );

const sleeve = (d: string): string => line(d, tone(GOLD, DRIVER.coat).base, 16);

const openHand = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    1,
    oval(0, 2, 7.4, 8, '#f6ecd6') +
      line('M-5 -2L-8 -11M-1.6 -4L-2.4 -14M2.4 -4L3.4 -14M6 -1L9.4 -10', '#f6ecd6', 4.2),
    turn,
  );

/** Behind everybody, and as wide open as they go: they had forgotten that they were for something. */
const wings = (wide: boolean): string =>
  clean(
    at(192, 124, 1, wing(mirrored(GOLD)), 0, -1) +
      // A page alone is narrower than a goose.
      at(204, wide ? 124 : 118, 1, wing(GOLD), wide ? 14 : -24),
  );

/** Five long feathers and five short, spread like fingers; the shoulder at (0, 0), the tips up and to the right, about 85 long. */
function wing(light: Light): string {
  const t = tone(light, GOOSE.white);
  const key = `stroke="#5f4660" stroke-width="1" stroke-linejoin="round"`;
  let art = '';
  let shafts = '';
  const feather = ([x, y]: Point, degrees: number, long: number, half: number): void => {
    const [ux, uy] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
    const on = (along: number, off: number): string =>
      `${num(x + ux * along * long - uy * off * half)} ${num(y + uy * along * long + ux * off * half)}`;
    const edge = (side: number): string =>
      `C${on(0.4, side * 0.9)} ${on(0.8, side)} ${on(0.94, side * 0.7)}`;
    art +=
      path(
        `M${on(0, 0)}${edge(-1)}Q${on(1, -0.2)} ${on(1, 0)}Q${on(0.99, 0.5)} ${on(0.94, 0.7)}C${on(0.8, 1)} ${on(0.4, 0.9)} ${on(0, 0)}Z`,
        t.base,
        key,
      ) +
      path(
        `M${on(0.1, 0)}${edge(1)}Q${on(0.9, 0.2)} ${on(0.1, 0)}Z`,
        t.shade,
        'fill-opacity=".75"',
      );
    shafts += `M${on(0.3, 0)}L${on(0.86, 0.06)}`;
  };
  for (let i = 4; i >= 0; i--) feather([20 - i * 4, -30 + i * 6], -22 + i * 13, 40 - i * 4, 5.4);
  for (let i = 4; i >= 0; i--) feather([22, -36], -92 + i * 16, 50 - i * 2.6, 6);
  return (
    art +
    line(shafts, t.deep, 0.6, 'stroke-opacity=".6"') +
    path(
      'M-4 8C-4 -12 4 -34 16 -46C22 -50 28 -46 28 -38C26 -22 20 -4 10 8C6 14 -2 14 -4 8Z',
      t.base,
      key,
    ) +
    line('M4 -8q4 2 8 0M8 -20q4 2 8 0M13 -31q4 2 7 0M3 2q4 2 7 0', t.shade, 1.2)
  );
}

/** Its beak as far open as it goes without dropping what was lent. */
const goose = (lent: Cast['things'][0]): string =>
  at(198, 127, 0.58, gooseCoat(GOLD, false)) +
  gooseNeck(
    [
      [198, 142],
      [201, 124],
      [199, 108],
      [194, 97],
    ],
    [25, 21, 18, 17],
    GOLD,
  ) +
  at(
    190,
    85,
    0.48,
    gooseHead(
      { beak: 'holding', gaze: [0.8, -0.5], lid: 'wide', holds: thing(lent, mirrored(GOLD)) },
      mirrored(GOLD),
    ),
    10,
    -0.48,
  );

/** The side of the bus, and the pond, on which the ding goes on in rings: the words lie on the water. */
function below(width: number, sill: number): string {
  const water = sill + FLANK;
  let glow = '';
  for (let i = 0; i < width / 6; i++) {
    const x = ((i * 53) % width) + 2;
    const y = water + 3 + ((i * 31) % 60);
    glow += `M${num(x)} ${num(y)}h${num(3 + (i % 4) * 3)}`;
  }
  // The ding goes on in the water, as far as the page: in the water's own color, for words stand on it.
  const ripples = [26, 46, 70, 100, 136, 178, 226, 280, 340, 404]
    .filter((r) => r < width + 40)
    .map((r, i) => {
      const ry = r * 0.3;
      const on = (angle: number): string =>
        `${num(BUTTON[0] + Math.cos(angle) * r)} ${num(water + 2 + Math.sin(angle) * ry)}`;
      return [0.06, 0.62, 1.1, 1.72, 2.2, 2.7]
        .map((from, k) => {
          const start = from + (i % 3) * 0.13;
          const end = Math.min(Math.PI - 0.04, start + [0.42, 0.34, 0.46, 0.36, 0.4, 0.34][k]!);
          return end > start ? `M${on(start)}A${r} ${num(ry)} 0 0 1 ${on(end)}` : '';
        })
        .join('');
    });
  const chance = chanceFrom('page 11 water');
  let lit = '';
  for (let i = 0; i < width / 4.5; i++) {
    const t = chance();
    lit += `M${num(70 + chance() * (width - 70))} ${num(water + 3 + t * 12)}h${num((4 + chance() * 16) * (1 - t * 0.6))}`;
  }
  return (
    box(
      0,
      sill + 1.6,
      width,
      FLANK,
      linear([
        [0, '#e79a35'],
        [1, '#9a5530'],
      ]),
    ) +
    box(0, sill + 3.6, width, 3, BUS.bodyBand) +
    (width === SPREAD ? nine(320, sill + 5, 4.6) : '') +
    box(
      0,
      water,
      width,
      SHEET - water + 4,
      linear([
        [0, '#c98a45'],
        [0.035, '#2c6664'],
        [0.075, '#185560'],
        [0.55, '#16495a'],
        [1, '#132c44'],
      ]),
    ) +
    line(`M0 ${water}H${width}`, '#ffe2a0', 1) +
    clean(line(lit, '#6a5a34', 1.4, 'stroke-opacity=".4"')) +
    line(glow, '#ffd98a', 0.7, 'stroke-opacity=".12"') +
    clean(
      clip(
        `M0 ${water}H${width}V220H0Z`,
        ripples.map((d, i) => line(d, '#2b6a76', 1.6 - i * 0.08, 'stroke-opacity=".5"')).join(''),
      ),
    ) +
    mirroredBus(width, water) +
    pads(width) +
    shifted(0, water - 146, frog() + startled())
  );
}

const pad = (x: number, y: number, r: number): string =>
  path(
    `M${num(x)} ${num(y)}L${num(x + r)} ${num(y - r * 0.1)}A${num(r)} ${num(r * 0.36)} 0 1 1 ${num(x + r * 0.8)} ${num(y - r * 0.22)}Z`,
    '#3f7a4a',
  ) + line(`M${num(x - r * 0.8)} ${num(y)}H${num(x + r * 0.2)}`, '#8fb36a', 0.7);

/** At the page's edges, under the words. */
const pads = (width: number): string =>
  pad(width - 12, 207, 15) + pad(width - 40, 211, 9) + pad(30, 211, 10);

/** Was asleep. */
const frog = (): string =>
  pad(118, 149, 8) +
  at(
    117,
    147.6,
    0.9,
    path('M-6 0C-9 -5 -4 -9 0 -8C5 -9 9 -5 6 0C3 2 -3 2 -6 0Z', '#7fae4c') +
      oval(-3, -8.6, 2.2, 2.3, '#9cc45e') +
      oval(3.4, -8.6, 2.2, 2.3, '#9cc45e') +
      oval(-3, -8.8, 1.5, 1.6, '#fffdf0') +
      oval(3.4, -8.8, 1.5, 1.6, '#fffdf0') +
      oval(-2.6, -9, 0.8, 0.9, '#241820') +
      oval(3.8, -9, 0.8, 0.9, '#241820') +
      oval(0.2, -3.6, 1.8, 2, '#5a2f3c'),
  );

/** Who lives here, and has never heard such a thing. */
const STARTLED = [
  [194, 150, 0.17],
  [166, 149, 0.13],
  [145, 148, 0.1],
] as const;
const startled = (): string =>
  STARTLED.map(([x, y, size]) => at(x, y, size, gooseAfar(mirrored(GOLD)), 0, -size)).join('');

/** The lit bus upside down, pulled apart by the ding: bright at its edge, and soon no lighter than water with words on it. */
const mirroredBus = (width: number, water: number): string => {
  const chance = chanceFrom('page 11 mirrored');
  let bright = '';
  for (let i = 0; i < width / 7; i++) {
    const [x, reach] = [chance() * width, 4 + chance() * 12];
    bright += `M${num(x)} ${num(water + 1.6 + chance() * 4)}h${num(reach)}`;
  }
  return clean(
    line(bright, '#f2b65a', 1.2, 'stroke-opacity=".75"') +
      // A perch, and another, on their way to see what that was.
      fish(64, water + 52, 1, '#245863') +
      fish(168, water + 40, -1, '#22545f'),
  );
};

const fish = (x: number, y: number, side: 1 | -1, color: Hex): string =>
  at(
    x,
    y,
    1,
    path('M-13 0C-8 -6 4 -6 12 0C4 6 -8 6 -13 0ZM-11 0L-20 -5.4L-18 0L-20 5.4Z', color) +
      oval(7.4, -1, 1, 1, '#132c44'),
    side * -14,
    side,
  );
