// Cloth follows the rig: pieces are placed on the trunk by longitude and level, sleeves and legs
// run along the same spines as the skin, so nothing is redrawn for a pose or a view.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import { between, flat, hull, type Point, type Point3 } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { ShoeKind } from '#bookmaking/hero/shoes.ts';
import { type Skeleton, trunkOutline, trunkSides } from '#bookmaking/hero/skeleton.ts';

/** How an outfit is cut. Lengths go from 0 (none) to 1 (wrist, ankle). */
export interface Cut {
  readonly shoe: ShoeKind;
  readonly sleeve: number;
  readonly sleeveColor: Hex;
  readonly leg: number;
  readonly legColor: Hex;
  readonly loose: number;
  readonly sock?: Hex;
  readonly torso: string;
  readonly skirt?: string;
  /** Behind the trunk when we see the front. */
  readonly behind?: string;
  /** Over the trunk, under the head. */
  readonly over?: string;
}

type OnTrunk = readonly (readonly [longitude: number, level: number])[];

/** Points on the trunk's surface, as far as they face us. */
export function onTrunk(s: Skeleton, points: OnTrunk, reach = 1.02): Point[] {
  // Against the spine at the same height: from above, what is lower is also further away.
  return points
    .filter(
      ([longitude, level]) => s.torsoAt(longitude, level, reach)[2] > s.torsoAt(0, level, 0)[2] - 3,
    )
    .map(([longitude, level]) => flat(s.torsoAt(longitude, level, reach)));
}

/** A line round the trunk at a level, sagging at the front. */
export const round = (s: Skeleton, level: number, reach = 1.02, sag = 0): Point[] =>
  onTrunk(
    s,
    Array.from({ length: 13 }, (_, i) => {
      const turn = -90 + i * 15;
      return [turn - s.yaw, level + sag * Math.cos((turn * Math.PI) / 180)] as const;
    }),
    reach,
  );

/** A shape of cloth: shaded away from the light, edged toward it. `detail` lies on the cloth. */
export function cloth(light: Light, d: string, color: Hex, detail = '', depth = 11): string {
  const t = tone(light, color);
  const [lx, ly] = light.direction;
  const body = path(d, t.shade) + shifted(lx * depth, ly * depth * 0.5, path(d, t.base)) + detail;
  if (light.rimAmount <= 0.4) return clip(d, body);
  const sliver = 2.6 * light.rimAmount;
  return clip(d, path(d, t.rim) + shifted(-lx * sliver, -ly * sliver * 0.5, clip(d, body)));
}

/** A point of the trunk's surface, if it faces us. */
export function facing(
  s: Skeleton,
  longitude: number,
  level: number,
  reach = 1.03,
): Point3 | undefined {
  const p = s.torsoAt(longitude, level, reach);
  return p[2] > s.torsoAt(0, level, 0)[2] ? p : undefined;
}

export const button = (p: Point3 | undefined, color: Hex, r = 3.2): string =>
  p ? oval(p[0], p[1], r, r, color) : '';

export const collar = (s: Skeleton, light: Light, color: Hex, width = 5): string =>
  line(smooth(round(s, 0.055, 0.98, 0.05), false), tone(light, color).base, width);

export const shirt = (s: Skeleton, light: Light, color: Hex, stripe: Hex): string => {
  let stripes = '';
  for (let level = 0.16; level < 1; level += 0.13) {
    stripes += smooth(round(s, level, 1.04, 0.03), false);
  }
  return cloth(
    light,
    trunkOutline(s, 0, 0.8, 1.02),
    color,
    line(stripes, tone(light, stripe).base, 5.4),
  );
};

/** A hood lying on the back, or its edge round the neck from the front. */
export function hood(s: Skeleton, light: Light, color: Hex): string {
  const t = tone(light, color);
  if (s.facing >= 0) {
    return (
      line(smooth(round(s, 0.03, 1.16, 0.05), false), t.shade, 13) +
      line(smooth(round(s, 0.035, 1.14, 0.05), false), t.base, 9)
    );
  }
  const [x, y] = s.neck;
  const w = s.body.shoulder * 0.82;
  const shape: Point[] = [
    [x - w, y - 2],
    [x - w * 0.8, y + 18],
    [x, y + 36],
    [x + w * 0.8, y + 18],
    [x + w, y - 2],
    [x, y + 4],
  ];
  const fold = `M${num(x - w * 0.7)} ${num(y + 16)}Q${num(x)} ${num(y + 42)} ${num(x + w * 0.7)} ${num(y + 16)}`;
  return path(smooth(shape), t.base) + line(fold, t.shade, 2.4);
}

/**
 * A skirt or the tails of a coat: from a level of the trunk to a hem that follows both thighs.
 * `length` is how far down the thigh the hem lies, `flare` its width in waists.
 */
export function skirt(
  s: Skeleton,
  from: number,
  length: number,
  flare: number,
): { d: string; hem: Point[] } {
  const [waistL, waistR] = trunkSides(s, from, 1.04);
  const [hipL, hipR] = trunkSides(s, 0.8, 1.1);
  if (isDraped(s)) return draped(s, [waistL, waistR, hipL, hipR], length);
  const left = between(flat(s.legL.root), flat(s.legL.bend), length);
  const right = between(flat(s.legR.root), flat(s.legR.bend), length);
  const hip = between(flat(s.legL.root), flat(s.legR.root), 0.5);
  const middle = between(left, right, 0.5);
  let dx = middle[0] - hip[0];
  let dy = middle[1] - hip[1] + 14;
  const span = Math.hypot(dx, dy) || 1;
  dx /= span;
  dy /= span;
  const half = Math.max(
    Math.abs((left[0] - right[0]) * dy - (left[1] - right[1]) * dx) / 2 +
      s.body.legWidths[0] * 1.35,
    Math.hypot(waistR[0] - waistL[0], waistR[1] - waistL[1]) * flare * (s.pose.seat ? 0.55 : 1),
  );
  const hem = [-1, -0.5, 0, 0.5, 1].map((t): Point => {
    const sag = 6 + (1 - t * t) * 7;
    return [middle[0] + dx * sag + dy * half * t, middle[1] + dy * sag - dx * half * t];
  });
  return { d: smooth([waistL, hipL, ...hem, hipR, waistR]), hem };
}

/** Thighs up, as in a crouch, in a climb or on a seat: without it they come out under a skirt behind. */
function isDraped({ pose, body, legL, legR }: Skeleton): boolean {
  if (pose.lie) return false;
  if (pose.seat) return true;
  return [legL, legR].some(({ root, bend }) => bend[1] - root[1] < body.thigh * 0.55);
}

/** A skirt over thighs that are up: it lies round both, and its hem hangs from one to the other. */
function draped(s: Skeleton, trunk: readonly Point[], length: number): { d: string; hem: Point[] } {
  const width = s.body.legWidths[0] * 1.3;
  const ends = [s.legL, s.legR]
    .map((leg) => between(flat(leg.root), flat(leg.bend), length))
    .sort((a, b) => a[0] - b[0]);
  const [left, right] = ends as [Point, Point];
  const around = [...ends, flat(s.legL.root), flat(s.legR.root)].flatMap(([x, y]): Point[] => [
    [x - width, y],
    [x + width, y],
    [x, y - width],
    [x, y + width],
  ]);
  const hem = [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
    const [x, y] = between(left, right, t);
    return [x + (t - 0.5) * 1.6 * width, y + width * (0.8 + 0.6 * Math.sin(t * Math.PI))];
  });
  return { d: smooth(hull([...trunk, ...around, ...hem])), hem };
}
