import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Box, clamp, degreesOf, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { gooseAfar } from '#titles/goose-on-bus-nine/cast/geese.ts';
import { gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { passenger } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { DRIVER } from '#titles/goose-on-bus-nine/cast/people.ts';
import { pressedHand } from '#titles/goose-on-bus-nine/cast/pressed-hand.ts';
import { pushHandles } from '#titles/goose-on-bus-nine/cast/push-handles.ts';
import { rays, ring } from '#titles/goose-on-bus-nine/set/burst.ts';
import { nine } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS, GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';
import { onWater } from '#titles/goose-on-bus-nine/set/on-water.ts';
import { reeds } from '#titles/goose-on-bus-nine/set/reeds.ts';
import {
  fewWords,
  isShort,
  type Nearer,
  nearer,
} from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

/** The window's upper edge. */
const TOP = 11;
/** Its lower edge, and how far under it the water begins: the less is told, the less water. */
const sillFor = (cast: Cast, wide: boolean): number =>
  isShort(cast) ? 150 : cast.telling === 'explorer' ? (wide ? 122 : 115) : 134;
/** What is seen of the bus's side, down to the grass. */
const FLANK = 11.5;

/** The press, seen from the pond: one finger rings the bus, and then the water. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold it rings on, as far as the driver. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

function paint(cast: Cast, width: number): Picture {
  const { hero, things } = cast;
  const wide = width === SPREAD;
  const sill = sillFor(cast, wide);
  const lower = sill - 139;
  const child = pressing(hero, sill);
  const bell = child.button;
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 176, height: 30 }, 15);
  const water = sill + FLANK;
  const glass = wide
    ? `M-10 ${TOP}H284V${sill}H-10ZM294 ${TOP}H410c8 0 12 6 12 14V${sill}H294Z`
    : `M-10 ${TOP}H194q12 0 12 12V${sill}H-10Z`;
  const art =
    box(0, 0, width, sill + FLANK, BUS.body) +
    box(-4, -4, width + 8, 8, '#c9772a') +
    clip(
      glass,
      inside(width, sill, bell) +
        (wide ? at(150, 124 + lower, 0.5, grownUp(GOLD), 5) + shifted(0, lower, driver()) : '') +
        ring(bell, 28, 5.4, 1, 'ring 1') +
        ring(bell, 45, 4.2, 0.6, 'ring 2') +
        pole(bell[0], -6, 220, 6.4) +
        button(bell[0], bell[1], 15, true),
    ) +
    line(glass, BUS.frame, 3.4) +
    lettered(SOUNDS['DING!'], [60, 35.5], {
      height: 17.8,
      turn: -7,
      ink: '#3a2440',
      rim: '#fffbe6',
    }) +
    clip(
      glass,
      shifted(0, lower * (wide ? 0.5 : 1), nearer(wide ? CLEAR : FURTHER, wings(wide) + goose())),
    ) +
    clip(`M-10 -20H${width + 10}V${sill}H-10Z`, child.art) +
    ledge(width, sill, child.face) +
    // Nothing lies over what has been lent: it flies.
    shifted(wide ? 10 : 1, wide ? -5 : -3, flung(things[0])) +
    below(width, sill, child);
  return {
    art,
    quiet: {
      box: wide
        ? { ...SAFE, y: water + 13, height: 202 - water - 13 }
        : few
          ? few.box
          : { ...SAFE, y: water + 9.5, height: 191 - water - 9.5 },
      ink: 'light',
      largest: wide
        ? { seedling: 72, sprout: 28, sapling: 23, explorer: 19 }
        : { seedling: 46, sprout: 20, sapling: 20, explorer: 15 },
      anchor: 'middle',
      // Over the fold the last words are as wide as the water, under who hears it.
      last: wide
        ? {
            box: { x: 231, y: water + 13, width: 179, height: 202 - water - 13 },
            ink: 'light',
            largest: cast.telling === 'explorer' ? 48 : 60,
          }
        : { box: few ? few.last : { ...SAFE, y: 191, height: 15 }, ink: 'light', largest: 40 },
    },
    faces: [child.face],
  };
}

/** The ledge of the window that is pulled down: as high as it is drawn, before who kneels behind it. */
const LEDGE = 6.4;
/** How near a straight arm the one is that presses, and how long at most: an elbow, and weight behind it. */
const BENT = 0.88;
const LONGEST = 62;

interface Pressing {
  readonly art: string;
  readonly face: Box;
  readonly button: Point;
  /** The hand that is flung up. */
  readonly up: Point;
}

/** The hero up on the seat and out over the ledge, from one fingertip to the other in one line: one finger rings, the other arm is flung up, its hand open; and the button, where that finger comes down. */
function pressing(hero: Hero, sill: number): Pressing {
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    rolls ? clamp(sill * 0.39, 43, 54) : clamp(sill * 0.42, 47, 60),
    'head',
    [
      rolls ? 103 : hero.hearingAid ? 101 : 104,
      sill * (rolls ? 0.5 : hero.years < 1 ? 0.66 : 0.56),
    ],
    {
      pose: 'reach',
      mood: 'joy',
      face: { mouth: SHOUT, flushed: true },
      pitch: -12,
      yaw: -10,
      tilt: 19,
      body: { roll: -24, lean: 12, twist: 12, shrug: 8 },
      armsByPage: true,
      legsByPage: true,
    },
    GOLD,
  );
  const { armL, armR, body } = child.figure.skeleton;
  const { origin, scale } = child;
  const [x, y] = [origin[0] + armR.root[0] * scale, origin[1] + armR.root[1] * scale];
  const arm = (body.upperArm + body.foreArm + body.hand * 38) * scale;
  const at = sill * 0.78;
  const button: Point = [
    x - Math.sqrt(Math.max(9, Math.min(arm * BENT, LONGEST) ** 2 - (at - y) ** 2)) - 1,
    at - 1,
  ];
  const turn = Math.atan2(button[1] - y, x - button[0]) * 0.5;
  const size = body.hand * 1.12 * scale;
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const wrist: Point = [button[0] + 1 + 38 * cos + 8 * sin, button[1] + 1 - 38 * sin + 8 * cos];
  const presses = ownArm(
    hero,
    child,
    -1,
    {
      // Down to an elbow, and up from it to the bell: as far as an arm of two halves bends.
      elbow: [wrist[0] + (x - wrist[0]) * 0.56, y + (wrist[1] - y) * 0.44 + (x - wrist[0]) * 0.34],
      wrist,
      hand: finger,
      degrees: 180 - degreesOf(turn),
      flip: true,
    },
    GOLD,
  );
  const shoulder: Point = [origin[0] + armL.root[0] * scale, origin[1] + armL.root[1] * scale];
  // Clear of all the hair there is, and of the beak: out, and up from the elbow.
  const elbow: Point = [
    Math.max(shoulder[0] + 33 * scale, child.face.x + child.face.width + 17),
    shoulder[1] - 8 * scale,
  ];
  const wide = ownArm(
    hero,
    child,
    1,
    {
      elbow,
      wrist: [elbow[0] + 14 * scale, elbow[1] - 50 * scale],
      hand: (skin) => ({ before: '', behind: pressedHand(skin) }),
      degrees: -72,
      size: 1.3,
    },
    GOLD,
  );
  const wheels = hero.wheelchair
    ? ([-1, 1] as const).map((side) =>
        wheel(
          side > 0 ? shoulder[0] + 14 : x - 12,
          sill,
          tone(GOLD, hero.wheelchair ?? '#000000').base,
        ),
      )
    : ['', ''];
  const back = hero.wheelchair ? pushHandles(child, tone(GOLD, hero.wheelchair).base) : '';
  return {
    art: back + child.art + wheels[0] + wheels[1] + wide.art + presses.art,
    face: child.face,
    button,
    up: [elbow[0] + 16 * scale, elbow[1] - 74 * scale],
  };
}

/** How far a wheel stands over the ledge. */
const WHEEL = 22;

/** Seen from before, a little turned: a tire, and the rim by which it is pushed. */
const wheel = (x: number, sill: number, color: Hex): string => {
  const [y, ry] = [sill + 9, WHEEL + 9];
  return (
    line(
      [0.5, 1.1, 1.6, 2.1, 2.7]
        .map((a) => `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * 8)} ${num(y - Math.sin(a) * ry)}`)
        .join(''),
      '#c9ccd6',
      0.6,
    ) +
    line(disc(x, y, 9, ry), '#3a3b49', 3.6) +
    line(disc(x, y, 7.6, ry - 2.8), color, 3) +
    line(disc(x + 1.4, y, 5.6, ry - 7), '#c9ccd6', 1.4)
  );
};

/** A page alone has room for all of it, and for a hand beside it, if it is smaller. */
const FURTHER: Nearer = { scale: 0.6, x: 156, y: 150 };
/** Over the fold all of it is on the right page, its beak too. */
const CLEAR: Nearer = { scale: 0.78, x: 428, y: 146 };

/** Out of an open beak, and round and round. */
const flung = (lent: Cast['things'][0]): string =>
  clean(line('M166 45q3 -6 8 -9M172 50q2 -5 6 -8', '#fffdf0', 1.4)) +
  at(183, 32, 0.36, thing(lent, GOLD), -26);

/** The bus as full of light as it has ever been, and nothing else in it: benches as far away as it gets, and a few broad beams. */
function inside(width: number, sill: number, bell: Point): string {
  const wide = width === SPREAD;
  let straps = '';
  // Over the driver's end, where it comes to last: no two swing alike.
  if (wide)
    for (let x = 306, i = 0; x < width - 12; x += 36, i++)
      straps += at(x, TOP + 5, 1, strap(), -([26, 9, 18, -6][i % 4] ?? 0));
  return (
    box(
      0,
      TOP,
      width,
      sill - TOP,
      linear([
        [0, '#ffce58'],
        [0.55, '#fbb446'],
        [1, '#e58a38'],
      ]),
    ) +
    clean(
      path(rays(bell, 9, width + 60, 'page 11'), '#ffe9a4', 'fill-opacity=".38"') +
        oval(
          bell[0] + 30,
          bell[1] - 20,
          132,
          112,
          radial([
            [0, '#fffdf0', 1],
            [0.36, '#fff6d0', 0.85],
            [0.68, '#ffe59a', 0.4],
            [1, '#ffd060', 0],
          ]),
        ),
    ) +
    [...(wide ? [250, 330] : [182])].map((x) => bench(x, sill)).join('') +
    (wide
      ? clean(
          straps +
            line(`M290 ${TOP + 5}H${width + 4}`, '#8a5a2a', 3) +
            line(`M290 ${TOP + 4.4}H${width + 4}`, BUS.pole, 1.8),
        )
      : '')
  );
}

/** The back of a bench in all that light. */
const bench = (x: number, sill: number): string =>
  path(roundedBox(x - 32, sill - 34, 64, 60, 12), '#c98a3e', 'fill-opacity=".75"') +
  line(`M${x - 20} ${sill - 32}h40`, '#f7d37a', 2.4);

/** A broad band over the rail, which is at (0, 0), and what is held by. */
const strap = (): string =>
  path('M-2.2 -2.6H2.2L1.7 10H-1.7Z', '#7a3f34') +
  line('M-.9 -2L-.7 9.6', '#a8604a', 0.7) +
  line(roundedBox(-4.6, 10.4, 9.2, 8, 3.6), '#6a3a2c', 3) +
  line(roundedBox(-4.6, 10.4, 9.2, 8, 3.6), '#fbe7bd', 1.7) +
  box(-2.3, 8.6, 4.6, 2.8, '#5a2f28', 1);

/** Dot has turned round on her seat with her whole back, and has no hand on the wheel: it goes right through her, too. */
const driver = (): string =>
  shifted(
    -14,
    0,
    at(366, 113, 0.78, passenger(GOLD, { ...DRIVER, face: 'startled' }, -0.6), -11) +
      sleeve('M338 140C326 134 321 118 323 100') +
      sleeve('M402 136C420 124 428 104 420 80') +
      line('M323 101L323.6 91M421 82L419 72', '#f2b632', 14) +
      openHand(324.6, 81, -8) +
      openHand(416.6, 62, -4),
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
    wide
      ? at(192, 122, 1, wing(mirrored(GOLD)), 4, -1) + at(204, 120, 1, wing(GOLD), -24)
      : at(193, 126, 1, wing(mirrored(GOLD)), 22, -1) + at(204, 124, 1, wing(GOLD), -30),
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

/** It had something in its beak, and has forgotten it. */
const goose = (): string =>
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
    gooseHead({ beak: 'open', gaze: [0.6, -0.8], lid: 'wide' }, mirrored(GOLD)),
    34,
    -0.48,
  );

/** What the window is pulled down into: broad enough to lie on, and who lies there throws a shadow on it. */
const ledge = (width: number, sill: number, { x, width: broad }: Box): string =>
  box(-4, sill - LEDGE * 0.5, width + 8, LEDGE, '#8a4a2e') +
  box(-4, sill - LEDGE * 0.5, width + 8, LEDGE * 0.46, '#f3b64e') +
  clean(
    path(
      `M${num(x + broad * 0.04)} ${num(sill - LEDGE * 0.5)}H${num(x + broad * 1.02)}C${num(x + broad)} ${num(sill + 1)} ${num(x + broad * 0.8)} ${num(sill + LEDGE * 0.5)} ${num(x + broad * 0.5)} ${num(sill + LEDGE * 0.5)}S${num(x)} ${num(sill + 1)} ${num(x + broad * 0.04)} ${num(sill - LEDGE * 0.5)}Z`,
      '#4a2030',
      'fill-opacity=".55"',
    ),
  ) +
  line(`M-4 ${num(sill - LEDGE * 0.5)}H${width + 4}`, '#ffe9b0', 0.9);

/** The side of the bus, a strip of grass, and the pond, in which all of it lies once more: the words stand on the water. */
function below(width: number, sill: number, child: Pressing): string {
  const water = sill + FLANK;
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
    (width === SPREAD ? nine(320, sill + 2.4, 3.8) : '') +
    // Amber in one gradient with the blue came through wherever its brushstrokes end: down the fold, too.
    box(
      -12,
      water,
      width + 24,
      SHEET - water + 16,
      linear([
        [0, '#1d5c64'],
        [0.075, '#185560'],
        [0.55, '#16495a'],
        [1, '#132c44'],
      ]),
    ) +
    onWater({ width, sill, water }, { head: child.face, bell: child.button, up: child.up }) +
    bank(width, water) +
    pads(width) +
    shifted(0, water - 143.4, startled())
  );
}

/** What the bus has stopped beside: grass as high as its trim, a line of mud, and reeds where nobody reads or looks out. */
function bank(width: number, water: number): string {
  const chance = chanceFrom('page 11 bank');
  let top = `M-12 ${num(water - 4)}`;
  for (let x = -12; x < width + 12; x += 2.6) {
    const high = 3.4 + chance() * 3.4;
    top += `L${num(x + 0.8 + chance())} ${num(water - high)}L${num(x + 2.6)} ${num(water - 2.6 - chance() * 0.8)}`;
  }
  const shore = (down: number): string => {
    let d = '';
    for (let x = width + 12, i = 0; x > -12; x -= 24, i++)
      d += `Q${num(x - 12)} ${num(water + down + (i % 2 ? 1.5 : -0.5))} ${num(x - 24)} ${num(water + down)}`;
    return `L${width + 12} ${num(water + down)}${d}Z`;
  };
  let blades = '';
  for (let x = 2; x < width; x += 3 + chance() * 5)
    blades += `M${num(x)} ${num(water + 1.4)}q.2 -2.4 ${num((chance() - 0.5) * 3)} ${num(-3 - chance() * 2)}`;
  return clean(
    path(top + shore(4), '#2e4a34') +
      path(top + shore(2.4), '#5f7a38') +
      line(blades, '#a9b24e', 0.8) +
      (width === SPREAD
        ? reeds(205, water + 4, 0.6) + reeds(418, water + 5, 1)
        : reeds(207, water + 5, 0.9)) +
      reeds(7, water + 5, 0.8),
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

/** Who lives here, and has never heard such a thing. */
const STARTLED = [
  [188, 152, 0.15],
  [169, 150.6, 0.115],
  [155, 149.6, 0.09],
] as const;
const startled = (): string =>
  STARTLED.map(([x, y, size]) => at(x, y, size, gooseAfar(mirrored(GOLD)), 0, -size)).join('');
