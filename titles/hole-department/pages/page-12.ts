import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, box, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { GRIN } from '#bookmaking/hero/more-mouths.ts';
import { CHEER } from '#bookmaking/hero/more-poses.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { moleHead } from '#titles/hole-department/cast/mole-head.ts';
import { INSPECTOR, type MolePerson, STAFF } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, gull, pier, sand, sea, sky, sunDisk } from '#titles/hole-department/set/beach.ts';
import { spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { EARLY } from '#titles/hole-department/set/lights.ts';
import { stampMark } from '#titles/hole-department/set/stamp-mark.ts';

const NOSES: readonly MolePerson[] = [
  INSPECTOR,
  STAFF.visor,
  STAFF.bowler,
  STAFF.bun,
  STAFF.scarf,
  STAFF.cap,
  { fur: '#b98a63', waistcoat: '#4f7fa6', hat: 'visor', hatColor: '#4f7fa6' },
  { fur: '#5b6a78', waistcoat: '#d9a441', hat: 'lamp', hatColor: '#d9a441' },
];

/** One leg thrown straight out: whoever jumps like that has not thought about it. */
const STRAIGHT = { upper: [38, 30], lower: [34, 28], foot: 20 } as const;

/** Windows, from the pier to our feet: where, how large, who, which way, and what of the glasses. */
const WINDOWS: readonly (readonly [
  x: number,
  y: number,
  size: number,
  who: number,
  facing: 1 | -1,
  glasses: 'on' | 'up' | 'off',
])[] = [
  [150, 111, 0.07, 1, -1, 'on'],
  [172, 109, 0.06, 2, 1, 'on'],
  [196, 112, 0.07, 3, -1, 'on'],
  [120, 113, 0.08, 4, 1, 'on'],
  [178, 120, 0.11, 1, -1, 'on'],
  [140, 124, 0.13, 3, 1, 'up'],
  [206, 130, 0.15, 7, -1, 'on'],
  [166, 138, 0.19, 2, 1, 'on'],
  [149, 152, 0.2, 5, -1, 'up'],
  [198, 154, 0.27, 4, -1, 'off'],
  [100, 120, 0.1, 2, -1, 'on'],
  [58, 116, 0.08, 5, 1, 'on'],
  [24, 124, 0.12, 3, 1, 'on'],
  [18, 206, 0.33, 6, 1, 'up'],
];

/** The others, of whom nobody had ever been out. */
const TO_THE_PIER: typeof WINDOWS = [
  [236, 110, 0.06, 2, 1, 'on'],
  [258, 112, 0.07, 4, -1, 'on'],
  [282, 110, 0.06, 1, 1, 'on'],
  [306, 113, 0.08, 3, -1, 'on'],
  [334, 110, 0.06, 5, 1, 'on'],
  [362, 112, 0.07, 2, -1, 'on'],
  [392, 110, 0.06, 4, 1, 'on'],
  [414, 113, 0.07, 1, -1, 'on'],
  [246, 121, 0.11, 5, 1, 'up'],
  [276, 123, 0.12, 2, -1, 'on'],
  [350, 122, 0.11, 4, -1, 'on'],
  [384, 125, 0.13, 3, 1, 'up'],
  [410, 128, 0.14, 5, -1, 'on'],
  [262, 138, 0.19, 3, 1, 'on'],
  [346, 146, 0.21, 5, 1, 'on'],
  [246, 164, 0.31, 7, 1, 'up'],
  [340, 188, 0.38, 2, 1, 'off'],
  [410, 200, 0.42, 6, -1, 'up'],
  [272, 206, 0.56, 3, 1, 'off'],
];

/** Two who came out with a pop, as far as the waist: of which window, and how large. */
const POPPED = [
  { who: STAFF.visor, over: [302, 154], tall: 46 },
  { who: STAFF.bowler, over: [390, 164], tall: 52 },
] as const;

/** Off the ground for joy, on the clean beach next morning, with a nose in every window. */
export const page12: Painting = (cast) => paint(cast, SHEET);
/** Over the fold it goes on, as far as there is a beach. */
export const spread12: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const open = width === SPREAD;
  const rolls = hero.wheelchair !== undefined;
  // Whose arms are shorter than a head is high holds the spade out, or its handle is on a cheek.
  const tiny = hero.years < 3;
  const child = wholeHero(
    hero,
    rolls ? 76 : 92,
    [rolls ? 84 : 76, 203],
    {
      pose: rolls ? CHEER : 'jump',
      ...(!rolls && { body: { legL: STRAIGHT } }),
      mood: 'joy',
      // Shut eyes are lost behind a lens.
      face: { mouth: GRIN, ...(hero.glasses !== 'none' && { eyes: 'open' }) },
      yaw: 24,
      pitch: 4,
      gaze: [0.8, 0.8],
      armL: tiny
        ? { upper: [12, 108], lower: [8, 116], hand: 'hold' }
        : { upper: [12, 128], lower: [8, 140], hand: 'hold' },
      armR: { upper: [14, 128], lower: [4, 144], hand: tiny ? 'rest' : 'open' },
    },
    EARLY,
    33,
  );
  const u = child.scale;
  const fist = child.handL;
  const top: Point = tiny
    ? [fist[0] - 5 * u, fist[1] + 9 * u]
    : [fist[0] - 14 * u, fist[1] + 24 * u];
  const point: Point = [fist[0] + 64 * u, fist[1] - 88 * u];
  const art =
    // Words lie on half of it, and no grain under words: nor beside them, or the fold is an edge.
    calm(sky('#f5c5bf', '#fff2d2', 96, [14, 70], '#fffbe4', width) + blush(open)) +
    sunDisk(16, 82, 8, '#fffbe6') +
    clouds([[150, 84, 0.9]]) +
    gull(178, 84, 9, '#ffffff', -6) +
    (open ? pier(214, 95, 150, '#a897ac') : pier(112, 95, 104, '#a897ac')) +
    sea(95, 105, '#79b8bf', '#cfe6da', 'twelve', width) +
    sand(104, 222, 'twelve', '#fdeed2', '#f3d7a6', width) +
    windbreak(EARLY, -36, 150, 34) +
    (open ? gull(318, 40, 16, '#ffffff', -8) + gull(256, 48, 11, '#ffffff', 6) : '') +
    [...WINDOWS, ...(open ? TO_THE_PIER : [])].map(window).join('') +
    window([182, 178, 0.46, 0, -1, 'up']) +
    (open ? POPPED.map(popped).join('') : '') +
    child.shadow +
    child.art +
    spade(EARLY, top, point, 40 * u) +
    child.hand(1) +
    oval(142, 207, 22, 3.4, EARLY.shade, 'fill-opacity=".25"') +
    at(138, 196, 0.46, thing(things[0], EARLY)) +
    stampMark(136, 197, 6.8, 'THANKS', -14);
  return {
    art,
    quiet: { box: { ...SAFE, height: rolls ? 70 : 59 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face],
  };
}

/** The sky away from the sun is still pink, where no words lie; along its horizon one long bank of cloud, red below. */
const blush = (open: boolean): string =>
  open
    ? box(
        196,
        0,
        240,
        96,
        linear(
          [
            [0, '#ee9c9f', 0],
            [0.3, '#ee9c9f', 0.5],
            [1, '#ee9c9f', 0.72],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      path(
        'M196 82C214 70 236 76 246 70C258 58 284 60 292 66C304 50 336 50 348 62C362 54 384 58 392 68C404 62 420 66 440 62V90H186C184 86 190 83 196 82Z',
        '#ffe3d6',
      ) +
      path('M186 92C206 80 250 84 282 79C320 74 360 82 440 76V92Z', '#ee9f9c', 'fill-opacity=".7"')
    : '';

/** A round window in the sand, and who looks out of it. */
function window([x, y, size, who, facing, glasses]: (typeof WINDOWS)[number]): string {
  const rx = 62 * size;
  const ry = 24 * size;
  const chance = chanceFrom(`window ${x} ${y}`);
  const look = -34 - chance() * 20;
  const lit = turned(facing > 0 ? EARLY : mirrored(EARLY), look * facing);
  const head = at(
    x - facing * 8 * size,
    y - 26 * size,
    size,
    moleHead(
      NOSES[who] as MolePerson,
      { mood: glasses === 'on' ? 'awe' : 'pleased', glasses },
      lit,
    ),
    look * facing,
    size * facing,
  );
  return (
    path(blob(chance, x, y + 1.5 * size, rx * 1.3, ry * 1.5, 13, 0.06), '#e2bd86') +
    oval(x + rx * 0.7, y + ry * 1.2, rx * 1.2, ry * 0.6, EARLY.shade, 'fill-opacity=".16"') +
    oval(x, y, rx, ry, '#7a5036') +
    oval(x + rx * 0.1, y + ry * 0.2, rx * 0.9, ry * 0.8, '#553626') +
    clip(
      `M${x - 90 * size} ${y - 160 * size}H${x + 90 * size}V${y}H${x + rx}A${rx} ${ry} 0 0 1 ${x - rx} ${y}H${x - 90 * size}Z`,
      shoulders(NOSES[who] as MolePerson, x, y, size, lit) + head,
    ) +
    line(`M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}`, '#fff1d4', Math.max(0.5, 5 * size)) +
    (size > 0.1 ? pops(x, y, size) : '')
  );
}

/** Somebody who is out of a window as far as the waist, both arms up as the child's are. */
function popped({ who, over: [x, y], tall }: (typeof POPPED)[number]): string {
  const [rx, ry] = [tall * 0.52, tall * 0.19];
  const out = mole(
    {
      person: who,
      where: [x, y + tall * 0.36],
      size: tall,
      facing: -1,
      look: -26,
      mood: 'pleased',
      glasses: 'up',
      near: [x + tall * 0.5, y - tall * 0.62],
      far: [x - tall * 0.54, y - tall * 0.42],
    },
    EARLY,
  );
  return (
    path(blob(chanceFrom(`popped ${x}`), x, y + 1, rx * 1.3, ry * 1.5, 13, 0.06), '#e2bd86') +
    oval(x, y, rx, ry, '#553626') +
    clip(
      `M${x - tall} ${y - tall * 1.4}H${x + tall}V${y}H${x + rx}A${rx} ${ry} 0 0 1 ${x - rx} ${y}H${x - tall}Z`,
      out.art,
    ) +
    line(`M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}`, '#fff1d4', 2.4) +
    pops(x, y - tall * 0.5, 0.4)
  );
}

/** As much of the rest as a window shows. */
function shoulders(person: MolePerson, x: number, y: number, size: number, light: Light): string {
  const fur = tone(light, person.fur);
  return at(
    x,
    y,
    size,
    path('M-46 30C-46 -14 -30 -26 0 -26C30 -26 46 -14 46 30Z', fur.base) +
      path('M10 -25C36 -20 46 -8 46 30H24C28 6 24 -14 10 -25Z', fur.shade, 'fill-opacity=".7"') +
      path('M-40 4h18v12h-18ZM22 4h18v12h-18Z', fur.deep, 'fill-opacity=".3"'),
  );
}

/** Sand that was a lid a moment ago. */
function pops(x: number, y: number, size: number): string {
  const chance = chanceFrom(`pop ${x}`);
  let d = '';
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * (1.1 + 0.8 * chance());
    const r = (78 + chance() * 40) * size;
    d += `M${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r * 0.9).toFixed(1)}h.1`;
  }
  return line(d, '#dcb178', Math.max(0.6, 5 * size));
}
