import { smooth } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { Camera } from '#bookmaking/house/camera.ts';
import { onRiser } from '#bookmaking/house/staircase.ts';
import { STAIR } from './colors.ts';

/** How wide awake the wood is: the knots are rings, half hidden rings, closed to a line, or shut upwards in bliss. */
export type Waking = 'awake' | 'tired' | 'closing' | 'asleep' | 'blissful';

const OPEN: Record<Waking, number> = {
  awake: 1,
  tired: 0.62,
  closing: 0.3,
  asleep: 0.08,
  blissful: 0.7,
};
/** Where the knots lie: not level, and not the same size, as a carpenter would find them. */
const KNOTS = [
  { across: 0.66, up: 0.56, size: 1 },
  { across: 0.36, up: 0.6, size: 0.86 },
] as const;

/**
 * The face in the grain of the third stair: two knots, with lines that flow round them, and one
 * long line below. Nothing that wood could not do by itself.
 * `look` moves the hearts of the knots, across (-1 to 1).
 */
export function stairFace(camera: Camera, light: Light, waking: Waking, look = 0): string {
  const t = tone(light, STAIR.riser);
  const open = OPEN[waking];
  const see = (across: number, up: number): Point => camera.see(onRiser(3, across, up));
  const k = camera.scale(onRiser(3, 0.5, 0.5));
  const ring = (across: number, up: number, rx: number, ry: number): string =>
    smooth(
      Array.from({ length: 10 }, (_, i) => {
        const angle = (i / 10) * Math.PI * 2;
        return see(across + Math.cos(angle) * rx, up + Math.sin(angle) * ry);
      }),
    );
  let rings = '';
  let hearts = '';
  let woods = '';
  for (const { across, up, size } of KNOTS) {
    if (waking === 'blissful') {
      const arch = (r: number): string =>
        smooth(
          [0, 1, 2, 3, 4].map((i) => {
            const angle = (i / 4) * Math.PI;
            return see(
              across + Math.cos(angle) * 0.066 * size * r,
              up - 0.12 + Math.sin(angle) * 0.3 * r * size,
            );
          }),
          false,
        );
      rings += arch(1) + arch(0.72);
      continue;
    }
    woods += ring(across, up, 0.062 * size, 0.24 * size * open + 0.02);
    for (const r of [1, 0.7]) {
      rings += ring(across, up, 0.062 * size * r, (0.24 * size * open + 0.02) * r);
    }
    hearts += ring(across - look * 0.014, up - 0.02, 0.022 * size, 0.1 * size * open + 0.015);
  }
  let flow = '';
  for (const offset of [0.3, 0.4]) {
    for (const side of [1, -1]) flow += smooth(grainLine(see, offset * side), false);
  }
  const mouth = smooth(
    [0.74, 0.64, 0.53, 0.42, 0.3].map((across, i) =>
      see(across, [0.24, 0.15, 0.13, 0.14, 0.22][i] as number),
    ),
    false,
  );
  return (
    line(flow, t.deep, 0.5 * k, 'stroke-opacity=".55"') +
    path(woods, t.lite, 'fill-opacity=".55"') +
    line(rings, t.deep, (waking === 'blissful' ? 1 : 0.62) * k) +
    path(hearts, t.deep) +
    line(mouth, t.deep, 0.9 * k)
  );
}

/** A line of the grain that makes room for both knots. */
function grainLine(see: (across: number, up: number) => Point, offset: number): Point[] {
  return Array.from({ length: 14 }, (_, i) => {
    const across = lerp(0.02, 0.98, i / 13);
    let up = 0.58 + offset * 0.75;
    for (const knot of KNOTS) {
      const near = Math.exp(-(((across - knot.across) / 0.075) ** 2));
      up += Math.sign(offset) * near * 0.1;
    }
    return see(across, Math.min(0.97, Math.max(0.04, up)));
  });
}
