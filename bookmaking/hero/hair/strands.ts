// What styles are made of: the scalp mass, falling locks, curls, plaits and knots.
import type { Chance } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, edge, num, polygon, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import { clamp, degreesOf, lerp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { cap, type Reach, type Skull, wrapped } from '#bookmaking/hero/skull.ts';
import type { HairLength } from '#bookmaking/hero/traits.ts';
import { fringe, type Hairline } from './hairlines.ts';

/** Falling parts, sorted into behind the head and before it. */
export class Layers {
  readonly behind: string[] = [];
  readonly before: string[] = [];

  put(depth: number, art: string): void {
    (depth < 0 ? this.behind : this.before).push(art);
  }
}

/** Everything a style needs to draw itself. */
export interface Strands {
  readonly head: Skull;
  readonly tone: Tone;
  readonly light: Light;
  readonly chance: Chance;
  /** Of hair ties; and of what covers the hair. */
  readonly accent: Hex;
  /** Colors of beads on the ends, none without beads. */
  readonly beads: readonly Hex[];
  /** How far it falls, and whether over the forehead, where somebody says so. */
  readonly length: HairLength | undefined;
  readonly fringe: boolean | undefined;
  /** How many degrees higher than usual it begins over the forehead: before three it is thin, and short in front. */
  readonly high: number;
  readonly skin: Hex;
  readonly layers: Layers;
}

/** A ball of hair: where on the skull, how far out, how large. */
export type Ball = readonly [longitude: number, latitude: number, reach: number, radius: number];

const lit = (light: Light): boolean => light.rimAmount > 0.2;
const fromLight = (p: Point, light: Light, distance: number): Point => [
  p[0] - light.direction[0] * distance,
  p[1] - light.direction[1] * distance,
];

/** Thickness of the hair over the skull: `top` at the crown, `side` at the ears. */
export const volume =
  (top: number, side: number): Reach =>
  (angle) =>
    lerp(side, top, Math.max(0, -Math.sin(radians(angle))) ** 1.2);

/** A crescent of light on the silhouette. */
export function rimArc(
  { head, light, tone: t }: Pick<Strands, 'head' | 'light' | 'tone'>,
  reach: Reach,
  width = 3.4,
): string {
  if (!lit(light)) return '';
  const toLight = degreesOf(Math.atan2(light.direction[1], light.direction[0]));
  const middle = clamp(toLight, -176, -4);
  // Never below the ears: that is face.
  const from = Math.max(-177, middle - 52);
  const to = Math.min(-3, middle + 52);
  const points = head.rim(from, to, reach, 12);
  const widths = points.map((_, i) => Math.sin((i / 12) * Math.PI) * width);
  return path(
    polygon([...points, ...edge(points, widths, 1).reverse()]),
    t.rim,
    `fill-opacity="${(0.35 + 0.6 * light.rimAmount).toFixed(2)}"`,
  );
}

/** The hair on the head itself: its mass, `strands` marks running from a parting, and a shine. */
export function scalp(
  strands: Strands,
  ofItsKind: Hairline,
  reach: Reach,
  { marks = 9, parting = 0, shine = true } = {},
): string {
  const { head, tone: t, light } = strands;
  const hairline = leaningBack(strands, strands.fringe ? fringeOver(ofItsKind) : ofItsKind);
  let art = path(cap(head, hairline, reach), t.base);
  let d = '';
  for (let i = 0; i <= marks && marks > 0; i++) {
    const longitude = wrapped(lerp(-84, 84, i / marks) - head.yaw);
    const end = hairline(longitude) - 5;
    const run: Point[] = [];
    for (let step = 0; step <= 3; step++) {
      const u = step / 3;
      const from = parting + (longitude - parting) * 0.72;
      const p = head.at(lerp(from, longitude, u), lerp(-72, end, u), 1.03);
      if (p[2] > -4) run.push([p[0], p[1]]);
    }
    if (run.length > 2) d += smooth(run, false);
  }
  art += line(d, t.shade, 1.7, 'stroke-opacity=".65"');
  if (shine) {
    const side = light.direction[0] > 0 ? 1 : -1;
    const band = Array.from({ length: 6 }, (_, i): Point => {
      const u = i / 5;
      const p = head.at(
        -head.yaw + side * lerp(14, 56, u),
        lerp(-62, -48, Math.abs(u - 0.5)),
        1.03,
      );
      return [p[0], p[1]];
    });
    art += path(ribbon(band, [0.6, 2.2, 3, 2.8, 1.8, 0.5]), t.lite, 'fill-opacity=".6"');
  }
  return art + rimArc(strands, reach);
}

/** In degrees, how far hair comes forward on a head thrown back: true to the ball, a child who laughs at the sky was bald. */
export const forward = ({ pitch }: Skull): number => clamp((-pitch - 4) * 0.75, 0, 16);

const leaningBack = ({ head, high }: Strands, hairline: Hairline): Hairline => {
  const by = forward(head) - high;
  return by === 0
    ? hairline
    : (longitude) => hairline(longitude) + by * Math.max(0, Math.cos(radians(longitude * 1.3)));
};

/** The same hairline with the hair cut over the forehead. */
const fringeOver =
  (hairline: Hairline): Hairline =>
  (longitude) =>
    Math.abs(longitude) < 58
      ? Math.max(hairline(longitude), FRINGE(longitude))
      : hairline(longitude);
const FRINGE = fringe(23, 5);

/** Fills the chinks between a turned face and hair that falls behind it; never before the face. */
export function backing({ head, tone: t, layers }: Strands): void {
  const behind = head.silhouette(
    (longitude, latitude) => (Math.abs(longitude) < 80 && latitude > -34 ? 0.88 : 1.06),
    8,
  );
  layers.put(-1, path(smooth(behind), t.shade));
}

/** Many balls as one mass with curl marks. `whole` keeps a cluster together (puffs). */
export function balls(
  { head, tone: t, light, layers, chance }: Strands,
  list: readonly Ball[],
  whole = false,
): void {
  const behind: Point3[] = [];
  const before: Point3[] = [];
  const [root] = list;
  const wholeBehind = whole && root !== undefined && head.at(root[0], root[1], 1)[2] < -18;
  for (const [longitude, latitude, reach, radius] of list) {
    const p = head.at(longitude, latitude, reach);
    const isBehind = whole ? wholeBehind : p[2] < (latitude > 10 ? 15 : 4);
    (isBehind ? behind : before).push([p[0], p[1], radius]);
  }
  const mass = (circles: readonly Point3[], offset: number): string =>
    circles
      .map(([x, y, r]) => {
        const [cx, cy] = fromLight([x, y], light, offset);
        return disc(cx, cy, r);
      })
      .join('');
  if (behind.length > 0) {
    const edgeColor = lit(light) ? t.rim : t.shade;
    layers.put(-1, path(mass(behind, 0), edgeColor) + path(mass(behind, 2.4), t.shade));
  }
  if (before.length === 0) return;
  if (whole && lit(light)) layers.put(1, path(mass(before, 0), t.rim));
  layers.put(1, path(mass(before, whole ? 2 : 0), t.base));
  let dark = '';
  let bright = '';
  for (const [x, y, r] of before) {
    const size = r * (0.3 + chance() * 0.15);
    const px = x + (chance() - 0.5) * r;
    const py = y + (chance() - 0.5) * r;
    const curl = `M${num(px - size)} ${num(py)}c${num(size * 0.4)} ${num(-size)} ${num(1.8 * size)} ${num(-size * 0.6)} ${num(1.5 * size)} ${num(size * 0.3)}c${num(-size * 0.3)} ${num(size * 0.6)} ${num(-size)} ${num(size * 0.4)} ${num(-size * 0.8)} ${num(-size * 0.2)}`;
    if (px * light.direction[0] + py * light.direction[1] > 18) bright += curl;
    else dark += curl;
  }
  layers.put(
    1,
    line(dark, t.shade, 1.9, 'stroke-opacity=".75"') +
      line(bright, t.lite, 1.9, 'stroke-opacity=".6"'),
  );
}
type Point3 = [x: number, y: number, radius: number];

/** Balls round one point: puffs. */
export const cluster = (
  longitude: number,
  latitude: number,
  reach: number,
  radius: number,
): Ball[] => [
  [longitude, latitude, reach, radius],
  ...Array.from({ length: 9 }, (_, i): Ball => {
    const a = (i / 9) * Math.PI * 2;
    return [
      longitude + Math.cos(a) * radius * 0.3,
      latitude + Math.sin(a) * radius * 0.62,
      reach + Math.cos(a) * 0.34,
      radius * 0.5,
    ];
  }),
];

interface Fall {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly latitude: number;
  /** Where the tips end, in head units below the center. */
  readonly end: number;
  readonly width: number;
  readonly flare?: number;
  readonly wave?: number;
  readonly tip?: number;
}

/** Hair falling from a band of the head: overlapping tapered locks. */
export function curtain({ head, tone: t, light, layers, chance }: Strands, fall: Fall): void {
  const { width, flare = 0.1, wave = 0, tip = 0.8 } = fall;
  const locks = { behind: '', before: '' };
  const marks = { behind: '', before: '' };
  let outermost = '';
  let furthest = Number.NEGATIVE_INFINITY; // only the outermost lock on the light side is rimmed
  for (let i = 0; i < fall.count; i++) {
    const around = wrapped(lerp(fall.from, fall.to, i / (fall.count - 1)));
    // In profile the hair falls behind the cheek.
    const back = around * head.side < 0 && Math.abs(around) < 110 ? 18 * head.side ** 4 : 0;
    const longitude = around + Math.sign(around) * back;
    const p = head.at(longitude, fall.latitude, 1.04);
    const drop = fall.end - p[1] - 2.5 * chance() * (wave ? 2 : 1);
    const x = p[0] * (1 + flare);
    const sway = wave * (i % 2 ? 1 : -1);
    const spine: Point[] = [
      [p[0] * 0.82, p[1] - 22],
      [p[0], p[1]],
      [lerp(p[0], x, 0.6) + sway, p[1] + drop * 0.35],
      [x - sway, p[1] + drop * 0.7],
      [x * 0.97, p[1] + drop],
    ];
    const lock = ribbon(spine, [width * 0.7, width, width * 1.08, width * 1.02, width * tip]);
    if (p[0] * light.direction[0] > furthest) {
      furthest = p[0] * light.direction[0];
      outermost = path(lock, t.rim);
    }
    const where = p[2] < 2 ? 'behind' : 'before';
    locks[where] += lock;
    marks[where] += smooth(
      edge(spine.slice(1), [0, width * 0.5, width * 0.4, 0], p[0] > 0 ? 1 : -1),
      false,
    );
  }
  const moved = (art: string): string =>
    shifted(-light.direction[0] * 2.2, -light.direction[1] * 2.2, art);
  if (lit(light)) layers.put(-1, outermost);
  layers.put(
    -1,
    moved(path(locks.behind, t.shade) + line(marks.behind, t.deep, 1.8, 'stroke-opacity=".5"')),
  );
  layers.put(
    1,
    moved(path(locks.before, t.base) + line(marks.before, t.shade, 1.8, 'stroke-opacity=".7"')),
  );
}

/** A plait hanging from a point of the head, with a tie in the accent color. */
export function plait(
  { head, tone: t, light, layers, accent }: Strands,
  longitude: number,
  latitude: number,
  links: number,
  size: number,
  { out = 0, reach = 1.05 } = {},
): void {
  const p = head.at(longitude, latitude, reach);
  const drift = out * Math.sign(p[0] || 1);
  let edgeD = '';
  let d = '';
  let marks = '';
  let y = p[1];
  for (let i = 0; i < links; i++) {
    const r = size * (1 - i * 0.035);
    const x = p[0] + drift * (i / links) + (i % 2 ? 1 : -1) * size * 0.16;
    const [cx, cy] = fromLight([x, y], light, 1.6);
    edgeD += disc(x, y, r, r * 0.82);
    d += disc(cx, cy, r, r * 0.82);
    marks += `M${num(x - r * 0.6)} ${num(y - r * 0.2)}Q${num(x)} ${num(y + r * 0.7)} ${num(x + r * 0.6)} ${num(y - r * 0.3)}`;
    y += size * 1.12;
  }
  const x = p[0] + drift;
  const tuft = `M${num(x - size * 0.5)} ${num(y - 2)}q${num(-size * 0.2)} ${num(size)} ${num(size * 0.5)} ${num(size * 1.7)}q${num(size * 0.7)} ${num(-size * 0.7)} ${num(size * 0.5)} ${num(-size * 1.7)}Z`;
  layers.put(
    p[2] - 1,
    path(edgeD, lit(light) ? t.rim : t.base) +
      path(d, p[2] < 0 ? t.shade : t.base) +
      line(marks, t.deep, 1.6, 'stroke-opacity=".55"') +
      path(tuft, t.base) +
      oval(x, y - size * 0.3, size * 0.6, size * 0.45, tone(light, accent).base),
  );
}

/** A smooth bun: one ball with a swirl. */
export function knot(
  { head, tone: t, light, layers }: Strands,
  longitude: number,
  latitude: number,
  reach: number,
  r: number,
): void {
  const p = head.at(longitude, latitude, reach);
  const [x, y] = fromLight([p[0], p[1]], light, 2);
  const swirl = `M${num(x - r * 0.6)} ${num(y + r * 0.1)}C${num(x - r * 0.3)} ${num(y - r)} ${num(x + r * 0.8)} ${num(y - r * 0.6)} ${num(x + r * 0.5)} ${num(y + r * 0.2)}M${num(x - r * 0.3)} ${num(y + r * 0.3)}C${num(x - r * 0.1)} ${num(y - r * 0.4)} ${num(x + r * 0.4)} ${num(y - r * 0.3)} ${num(x + r * 0.1)} ${num(y + r * 0.4)}`;
  layers.put(
    p[2] + 6,
    oval(p[0], p[1], r, r * 0.92, lit(light) ? t.rim : t.base) +
      oval(x, y, r, r * 0.92, t.base) +
      line(swirl, t.shade, 1.9, 'stroke-opacity=".8"'),
  );
}
