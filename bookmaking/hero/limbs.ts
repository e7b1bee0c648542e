import { edge, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import { between, flat, lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import { path } from '#bookmaking/drawing/marks.ts';
import type { Widths } from './body.ts';
import type { Limb } from './skeleton.ts';

const SPINE_POINTS = 8;

/** A rounded center line through the joints. `to` below 1 stops early, for sleeves and shorts. */
export function limbSpine(limb: Limb, to = 1): Point[] {
  const [a, b, c] = [flat(limb.root), flat(limb.bend), flat(limb.end)];
  const curve = (p: Point, m: Point, q: Point, t: number): Point =>
    between(between(p, m, t), between(m, q, t), t);
  const before = between(a, b, 0.7);
  const after = between(b, c, 0.3);
  const all: Point[] = [
    a,
    between(a, b, 0.35),
    before,
    curve(before, b, after, 0.33),
    curve(before, b, after, 0.67),
    after,
    between(b, c, 0.65),
    c,
  ];
  if (to >= 1) return all;
  const end = to * (all.length - 1);
  const whole = Math.floor(end);
  const next = all[Math.min(whole + 1, all.length - 1)] as Point;
  return [...all.slice(0, whole + 1), between(all[whole] as Point, next, end - whole)];
}

/** Half widths for the first `count` points of a limb's spine, `grow` wider for cloth. */
export const limbWidths = (widths: Widths, count: number, grow = 0): number[] =>
  Array.from({ length: count }, (_, i) => {
    const t = Math.min(1, i / (SPINE_POINTS - 1));
    const half =
      t < 0.5 ? lerp(widths[0], widths[1], t * 2) : lerp(widths[1], widths[2], t * 2 - 1);
    return grow + half;
  });

/** Along one edge of a limb, as wide as `share` of it, and nothing at its root: there it is one with the trunk. */
function along(
  spine: readonly Point[],
  halfWidths: readonly number[],
  side: 1 | -1,
  share: number,
): string {
  const inset = halfWidths.map((half, i) => half * (1 - 2 * share * Math.min(1, i / 2)));
  const outer = edge(spine, halfWidths, side);
  return `${smooth(outer, false)}${smooth(edge(spine, inset, side).reverse(), false).replace('M', 'L')}Z`;
}

/** A lit tube: base, a strip of shade on the far side, a sliver of rim light on the near one. */
export function tube(
  light: Light,
  spine: readonly Point[],
  halfWidths: readonly number[],
  t: Tone,
  rounded: boolean | 'start' = true,
): string {
  const first = spine[0] as Point;
  const last = spine[spine.length - 1] as Point;
  const facesLight =
    -(last[1] - first[1]) * light.direction[0] + (last[0] - first[0]) * light.direction[1] > 0;
  const near = facesLight ? 1 : -1;
  const rim =
    light.rimAmount > 0.4
      ? path(
          along(spine, halfWidths, near, 0.1),
          t.rim,
          `fill-opacity="${(light.rimAmount * 0.85).toFixed(2)}"`,
        )
      : '';
  return (
    path(ribbon(spine, halfWidths, -1, 1, rounded), t.base) +
    path(along(spine, halfWidths, near > 0 ? -1 : 1, 0.3), t.shade, 'fill-opacity=".75"') +
    rim
  );
}
