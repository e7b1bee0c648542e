// The grain of real materials as seamless gray tiles: `node bookmaking/surface/make-tiles.ts` writes tiles/*.jpg. Run only
// when a recipe changes; the results are committed. Gray JPEG on purpose: the press hands JPEG on as it is, and stores it
// once a book.
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { clamp, lerp } from '#bookmaking/drawing/geometry.ts';
import { TILE_NAMES, type TileName } from './tiles.ts';

const SIZE = 256;
type Field = (x: number, y: number) => number;

/** Seamless value noise, -1 to 1, with `nx` by `ny` cells across the tile. */
function noise(seed: string, nx: number, ny: number): Field {
  const chance = chanceFrom(seed);
  const grid = Float32Array.from({ length: nx * ny }, () => chance() * 2 - 1);
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const u = (x / SIZE) * nx;
    const v = (y / SIZE) * ny;
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [ease(u - i), ease(v - j)];
    const g = (a: number, b: number): number =>
      grid[((b + ny * 9) % ny) * nx + ((a + nx * 9) % nx)] as number;
    return lerp(lerp(g(i, j), g(i + 1, j), s), lerp(g(i, j + 1), g(i + 1, j + 1), s), t);
  };
}

const sum =
  (...parts: readonly (readonly [weight: number, field: Field])[]): Field =>
  (x, y) =>
    parts.reduce((all, [weight, field]) => all + weight * field(x, y), 0);
const soft = (value: number, low: number, high: number): number => {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
};

/** Cold-pressed paper: bumps lit from the upper left. */
function tooth(seed: string): Field {
  const height = sum(
    [1, noise(`${seed}a`, 46, 46)],
    [0.7, noise(`${seed}b`, 83, 83)],
    [0.5, noise(`${seed}c`, 24, 24)],
  );
  return (x, y) => height(x, y) - height(x + 1.6, y + 1.6);
}

const PAPER = tooth('paper');
const FIBER = noise('fibre', 128, 128);
// A loaded bristle: long streaks of several widths, which waver and break.
const WAVER = noise('waver', 4, 5);
const STREAKS = sum(
  [0.9, noise('s1', 3, 26)],
  [0.8, noise('s2', 5, 58)],
  [0.5, noise('s3', 9, 118)],
);
const bristle: Field = (x, y) => STREAKS(x, y + WAVER(x, y) * 7);
// Wax crayon: broad strokes side by side, which catch on the paper.
const STROKES = sum([0.8, noise('w1', 3, 15)], [0.6, noise('w2', 4, 34)]);
const DABS = sum([1, noise('d1', 9, 9)], [0.8, noise('d2', 19, 19)], [0.5, noise('d3', 41, 41)]);

/** Gray 128 leaves a color as it is: these lie on a shape in `hard-light`. */
const grain =
  (field: Field, strength: number): Field =>
  (x, y) =>
    128 + field(x, y) * strength;
/** White is paint, black is none: these are masks. */
const paint =
  (field: Field, low: number, high: number): Field =>
  (x, y) =>
    255 * soft(field(x, y), low, high);

// A greasy crayon drawn to and fro: strokes as thin as its edge, broken by the tooth of the stone.
const DRAWN = sum([1, noise('l1', 2, 34)], [0.8, noise('l2', 4, 62)], [0.5, noise('l3', 6, 21)]);
const litho: Field = (x, y) => DRAWN(x + WAVER(x, y) * 5, y + WAVER(x, y) * 5);
// A fat crayon in a small fist: one stroke beside the other, with bare paper between.
const FIST = noise('fist', 3, 6);
const scribble: Field = (x, y) =>
  Math.sin(((y + FIST(x, y) * 9) / SIZE) * 2 * Math.PI * 13) + 0.5 * noiseOfFist(x, y);
const noiseOfFist = noise('fist2', 7, 30);
// The side of a chalk, rubbed with a finger: broad clouds, and tooth only where they end.
const CLOUD = sum([1, noise('c1', 4, 5)], [0.6, noise('c2', 8, 10)], [0.25, noise('c3', 17, 21)]);
// A wash that has dried: pigment has gone where water stood longest.
const WASH = sum([1, noise('v1', 3, 3)], [0.7, noise('v2', 6, 6)], [0.4, noise('v3', 13, 13)]);
const tide: Field = (x, y) => 1 - Math.abs(WASH(x, y)) * 3.2;
// A loaded brush: broad, wet strokes with a ridge of paint at each side.
const LOADED = sum([1, noise('b1', 2, 9)], [0.45, noise('b2', 3, 20)], [0.2, noise('b3', 5, 60)]);
const loaded: Field = (x, y) => LOADED(x, y + WAVER(x, y) * 10);
/** A printer's screen of round dots in rows at 45 degrees, `n` across the tile; -1 to 1. */
const screen =
  (n: number): Field =>
  (x, y) => {
    const k = (2 * Math.PI * n) / SIZE;
    return (Math.cos(k * (x + y)) + Math.cos(k * (x - y))) / 2;
  };

// Pigment brushed out one way: hairs that run the length of the tile, thick and thin, and skip where the paper is high.
const HAIRS = sum([0.6, noise('h1', 3, 46)], [1, noise('h2', 5, 92)], [0.25, noise('h3', 3, 14)]);
const brushedOut: Field = (x, y) => HAIRS(x, y + WAVER(x, y) * 3.5);

const RECIPES: Record<TileName, readonly [field: Field, quality: number]> = {
  tooth: [
    grain(sum([0.8, noise('t1', 70, 70)], [0.7, noise('t2', 110, 110)], [0.3, PAPER]), 13),
    60,
  ],
  bristle: [grain(sum([1, bristle], [0.3, FIBER]), 19), 50],
  wax: [
    grain(
      (x, y) => 2 * soft(sum([0.8, PAPER], [0.9, STROKES], [0.4, FIBER])(x, y), -0.9, 1.1) - 1,
      24,
    ),
    50,
  ],
  grease: [grain(sum([1, litho], [0.7, PAPER], [0.3, FIBER]), 15), 44],
  hairs: [grain(sum([1, brushedOut], [0.5, PAPER], [0.2, FIBER]), 15), 42],
  dots: [grain((x, y) => soft(screen(16)(x, y), 0.1, 0.5) * 2 - 0.6, 13), 40],
  pulp: [grain(sum([0.9, noise('p1', 90, 30)], [0.9, noise('p2', 26, 100)], [0.4, PAPER]), 12), 46],
  dry: [paint(sum([1, bristle], [0.55, PAPER], [0.5, WAVER]), 0.1, 0.85), 46],
  crayon: [paint(sum([1, litho], [0.85, PAPER], [0.35, CLOUD], [0.3, FIBER]), 0, 1.15), 40],
  scribble: [paint(sum([1, scribble], [0.55, PAPER], [0.3, FIBER]), -0.1, 0.75), 40],
  sponge: [paint(sum([1, DABS], [0.5, PAPER], [0.2, FIBER]), 0.05, 0.8), 44],
  sand: [
    paint(
      sum([1, noise('sand', 150, 150)], [0.55, noise('sand2', 90, 90)], [0.25, DABS]),
      0.28,
      0.75,
    ),
    40,
  ],
  chalk: [paint(sum([1, CLOUD], [0.6, PAPER], [0.3, STROKES], [0.3, FIBER]), -0.15, 1.05), 40],
  wash: [paint(sum([1, WASH], [0.5, tide], [0.12, FIBER]), -0.2, 1.1), 44],
  loaded: [paint(sum([1, loaded], [0.16, FIBER], [0.2, PAPER]), -0.05, 0.6), 44],
};

for (const name of TILE_NAMES) {
  const [field, quality] = RECIPES[name];
  const gray = Buffer.alloc(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) gray[y * SIZE + x] = clamp(Math.round(field(x, y)), 0, 255);
  }
  const jpeg = await sharp(gray, { raw: { width: SIZE, height: SIZE, channels: 1 } })
    .toColourspace('b-w')
    .jpeg({ quality })
    .toBuffer();
  writeFileSync(new URL(`tiles/${name}.jpg`, import.meta.url), jpeg);
  console.log(`${name} ${(jpeg.length / 1024).toFixed(1)} KB`);
}
