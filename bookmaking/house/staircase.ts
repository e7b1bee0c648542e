// Thirteen wooden stairs, rising to the right, with a banister on the far side: one model for
// every view. World in cm, see camera.ts; the first riser stands at x 0, the near edge at z 0.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { polygon, smooth } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point, type Point3 } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Camera } from './camera.ts';

export const STEPS = 13;
export const RISE = 18;
export const GOING = 25;
const WIDTH = 92;
const RAIL_HEIGHT = 84;
const NOSING = 3;

/** A point on the top of a step: `along` 0 is its front edge, `across` 0 its near end. */
export const onStep = (step: number, along = 0.5, across = 0.5): Point3 => [
  (step - 1 + along) * GOING,
  step * RISE,
  across * WIDTH,
];

/** A point on the front of a step: `across` 0 is its near end, `up` 0 its foot. */
export const onRiser = (step: number, across: number, up: number): Point3 => [
  (step - 1) * GOING - 0.4,
  (step - 1 + up) * RISE,
  across * WIDTH,
];

export interface StairPaint {
  readonly tread: Hex;
  readonly riser: Hex;
  readonly side: Hex;
  readonly rail: Hex;
}

export interface StairView {
  /** The lowest and the highest step that the picture needs. */
  readonly from?: number;
  readonly to?: number;
  /** Seen from above, the far steps are the low ones and are drawn first. */
  readonly fromAbove?: boolean;
  /** Whether we can see the near side of the flight, under the steps. */
  readonly side?: boolean;
  /** How much darker each step is than the one nearer to the lamp; positive darkens downwards. */
  readonly fall?: number;
  /** What lies on a step and is hidden by the steps before it. */
  readonly onTop?: Readonly<Record<number, string>>;
}

/** The flight, back to front. Grain only where it is near enough to be seen. */
export function staircase(
  camera: Camera,
  light: Light,
  paint: StairPaint,
  view: StairView = {},
): string {
  const from = view.from ?? 1;
  const to = view.to ?? STEPS;
  let art = '';
  const order = Array.from({ length: to - from + 1 }, (_, i) =>
    view.fromAbove ? from + i : to - i,
  );
  for (const step of order) {
    const dim = ((STEPS - step) / STEPS) * (view.fall ?? 0);
    art += stepArt(camera, light, paint, step, dim, view.side ?? false);
    art += view.onTop?.[step] ?? '';
  }
  return art;
}

function stepArt(
  camera: Camera,
  light: Light,
  paint: StairPaint,
  step: number,
  dim: number,
  side: boolean,
): string {
  const see = (p: Point3): Point => camera.see(p);
  const shaded = (color: Hex): Hex => mix(color, light.shade, Math.max(0, dim));
  const wood = tone(light, shaded(paint.tread));
  const front = tone(light, shaded(paint.riser));
  const back = (step - 1) * GOING;
  const y = step * RISE;
  const x = back - NOSING;
  const tread = polygon(
    [
      [x, y, 0],
      [x, y, WIDTH],
      [back + GOING, y, WIDTH],
      [back + GOING, y, 0],
    ].map((p) => see(p as unknown as Point3)),
  );
  const riser = polygon(
    [onRiser(step, 0, 0), onRiser(step, 1, 0), onRiser(step, 1, 1), onRiser(step, 0, 1)].map(see),
  );
  const under = polygon(
    [onRiser(step, 0, 0.7), onRiser(step, 1, 0.7), onRiser(step, 1, 1), onRiser(step, 0, 1)].map(
      see,
    ),
  );
  const nosing = polygon(
    [
      [x, y - 3.4, 0],
      [x, y - 3.4, WIDTH],
      [x, y, WIDTH],
      [x, y, 0],
    ].map((p) => see(p as unknown as Point3)),
  );
  const edge = polygon([see([x, y, 0]), see([x, y, WIDTH])], false);
  const foot = polygon([see([back + GOING, y, 0]), see([back + GOING, y, WIDTH])], false);
  const k = camera.scale([back, y, 0]);
  const below = side
    ? path(
        polygon(
          [
            [back, y, 0],
            [back + GOING, y, 0],
            [back + GOING, Math.max(0, y - RISE * 2.6), 0],
            [back, Math.max(0, y - RISE * 3.6), 0],
          ].map((p) => see(p as unknown as Point3)),
        ),
        tone(light, shaded(paint.side)).base,
      )
    : '';
  return (
    below +
    path(riser, front.base) +
    (k > 0.5 ? line(grain(camera, step), front.deep, 0.32, 'stroke-opacity=".5"') : '') +
    path(under, front.deep, 'fill-opacity=".45"') +
    path(tread, wood.base) +
    line(foot, wood.deep, Math.max(0.3, 2 * k), 'stroke-opacity=".4"') +
    path(nosing, wood.shade) +
    line(edge, wood.lite, Math.max(0.25, 0.9 * k), 'stroke-opacity=".8"')
  );
}

/** Long lines of the wood, never twice the same. */
function grain(camera: Camera, step: number): string {
  const chance = chanceFrom(`grain ${step}`);
  let d = '';
  for (const up of [0.2, 0.42, 0.62]) {
    const start = chance() * 0.4;
    const end = start + 0.35 + chance() * 0.3;
    const points = [0, 0.33, 0.66, 1].map((t) =>
      camera.see(onRiser(step, lerp(start, end, t), up + (chance() - 0.5) * 0.12)),
    );
    d += smooth(points, false);
  }
  return d;
}

/** A banister along one edge of the flight; `across` 1 is the far edge, 0 the near one. */
export function banister(
  camera: Camera,
  light: Light,
  paint: StairPaint,
  view: { readonly across: number; readonly from?: number; readonly to?: number },
): string {
  const { across, from = 1, to = STEPS } = view;
  const rail = tone(light, paint.rail);
  let posts = '';
  for (let step = from; step <= to; step++) {
    for (const along of [0.2, 0.7]) {
      const [x, y, z] = onStep(step, along, across);
      posts += polygon([camera.see([x, y, z]), camera.see([x, y + RAIL_HEIGHT, z])], false);
    }
  }
  const at = (step: number): Point3 => {
    const [x, y, z] = onStep(step, 0.5, across);
    return [x, y + RAIL_HEIGHT, z];
  };
  const bar = polygon([camera.see(at(from - 0.4)), camera.see(at(to + 0.6))], false);
  const k = camera.scale(at((from + to) / 2));
  return (
    line(posts, rail.shade, 2.6 * k) + line(bar, rail.base, 7 * k) + line(bar, rail.lite, 1.6 * k)
  );
}

/** A post with a ball on it, standing at a point of the floor. */
export function newel(camera: Camera, light: Light, paint: StairPaint, foot: Point3): string {
  const rail = tone(light, paint.rail);
  const [x, y, z] = foot;
  const [low, high] = [camera.see(foot), camera.see([x, y + 96, z])];
  const k = camera.scale(foot);
  const post = polygon([low, high], false);
  const [hx, hy] = high;
  return (
    line(post, rail.base, 9 * k) +
    line(
      polygon([[low[0] + 2.4 * k, low[1]] as Point, [hx + 2.4 * k, hy]], false),
      rail.lite,
      1.6 * k,
    ) +
    oval(hx, hy - 4 * k, 7.4 * k, 7.4 * k, rail.base) +
    oval(hx + 2 * k, hy - 6 * k, 2.4 * k, 2.4 * k, rail.lite, 'fill-opacity=".7"')
  );
}
