import type { Hex } from '#bookmaking/drawing/color.ts';
import { polygon, smooth } from '#bookmaking/drawing/curves.ts';
import { flat, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { Body } from './body.ts';
import type { Skeleton } from './skeleton.ts';

/** A chair in parts, so that the child sits inside it and not before it. */
export interface WheelchairArt {
  readonly far: string;
  readonly near: string;
  readonly back: string;
  readonly plate: string;
}

/** Height of the cushion above the ground, in hero units: the feet rest on the plate. */
export const wheelchairSeat = (body: Body): number => body.shin + body.sole + 12;

/**
 * A child's active chair: two wheels with hand rims, a seat between guards, a low back with handles, and one foot plate
 * under both soles. Whatever stands behind something of it is hidden by it.
 */
export function wheelchair(
  s: Skeleton,
  light: Light,
  color: Hex,
  seatHeight: number,
): WheelchairArt {
  const { body } = s;
  const out = body.shoulder * 1.24;
  const inside = out * 0.84;
  const radius = seatHeight * 0.66;
  const backZ = -body.depth * 0.95;
  const backTop = -seatHeight - body.torso * 0.55;
  const front = body.thigh * 0.66;
  const t = tone(light, color);
  const dark = tone(light, '#3a3b49');
  const steel = tone(light, '#c9ccd6');
  const at = (x: number, y: number, z: number): Point => flat(s.project([x, y, z]));
  const solid = (points: readonly Point[], fill: Hex): string =>
    path(polygon(points), fill, `stroke="${fill}" stroke-width="9" stroke-linejoin="round"`);

  const side = (way: number, coat: Hex): string => {
    // Cambered, and turned in by what perspective would: from the front a wheel is not a line.
    const ring = (x: number, r: number, cy: number, cz: number): Point[] =>
      Array.from({ length: 20 }, (_, i) => {
        const dy = Math.sin((i * Math.PI) / 10) * r;
        const dz = Math.cos((i * Math.PI) / 10) * r;
        return at(way * (x + dy * 0.08 + dz * 0.2 * s.facing), cy + dy, cz + dz);
      });
    const rim = (k: number, more = 0): Point[] => ring(out + more, radius * k, -radius, -22);
    const hub = at(way * out, -radius, -22);
    const inner = inside * way;
    const fork = at(inner, -seatHeight * 0.4, front);
    return (
      solid(
        [
          at(inner, 6 - seatHeight, backZ),
          at(inner, -30 - seatHeight, backZ),
          at(inner, -24 - seatHeight, 0),
          at(inner, 6 - seatHeight, front),
        ],
        coat,
      ) +
      line(polygon([at(inner, -seatHeight, front), fork, hub], false), coat, 6) +
      line(polygon([fork, at(inner, -11, front)], false), steel.base, 5) +
      line(smooth(ring(inside, 7, -11, front)), dark.base, 8) +
      line(
        rim(0.86)
          .map((p, i) => (i % 2 ? polygon([hub, p], false) : ''))
          .join(''),
        steel.base,
        1.6,
      ) +
      line(smooth(rim(0.95)), dark.base, 8) +
      line(smooth(rim(0.86)), coat, 4) +
      line(smooth(rim(0.74, 5)), steel.base, 3) +
      line(polygon([hub, hub], false), t.shade, 14)
    );
  };

  const across = (y: number, z: number, top: number, ahead: number): Point[] => [
    at(-inside, y, z),
    at(inside, y, z),
    at(inside, top, ahead),
    at(-inside, top, ahead),
  ];
  const handle = (x: number): string =>
    polygon([at(x, backTop, backZ), at(x, backTop - 8, backZ - 24)], false);
  const back =
    solid(across(-seatHeight, backZ, backTop, backZ), t.base) +
    line(handle(-inside) + handle(inside), dark.base, 8);
  const cushion = solid(across(6 - seatHeight, backZ, 6 - seatHeight, front), dark.base);

  // The plate lies where the soles are, whatever the length of the shins.
  const under = (way: number, z: number): Point => {
    const limb = way > 0 ? s.legL : s.legR;
    const [x, y] = z > 0 ? limb.toe : limb.heel;
    const [dx, dy] = at(way * 11, body.sole + 3, z);
    return [x + dx, y + dy];
  };
  const hanger = (way: number): string =>
    polygon([at(way * inside, -seatHeight, front), under(way, -6)], false);
  const plate =
    line(hanger(-1) + hanger(1), steel.base, 5) +
    line(
      polygon([at(-inside, 14 - seatHeight, front), at(inside, 14 - seatHeight, front)]),
      t.base,
      9,
    ) +
    solid([under(-1, -6), under(1, -6), under(1, 9), under(-1, 9)], dark.base);

  const near = s.project([1, 0, 0])[2] < 0 ? -1 : 1;
  return { far: side(-near, t.shade) + cushion, near: side(near, t.base), back, plate };
}
