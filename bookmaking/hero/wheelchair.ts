import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, polygon, smooth } from '#bookmaking/drawing/curves.ts';
import { flat, lerp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
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

/** A child's active chair: slanted wheels with hand rims, a low back, casters and a foot plate. */
export function wheelchair(
  s: Skeleton,
  light: Light,
  color: Hex,
  seatHeight: number,
): WheelchairArt {
  const { body } = s;
  const radius = seatHeight * 0.86;
  const turned = Math.abs(Math.sin(radians(s.yaw)));
  // Wheels stand further out when seen from the front, so that they are more than two lines.
  const out = body.shoulder * lerp(1.5, 1.16, Math.min(1, turned / 0.6));
  const at = (x: number, y: number, z: number): Point => flat(s.project([x, y, z]));
  const t = tone(light, color);
  const dark = tone(light, '#3a3b49');
  const steel = tone(light, '#c9ccd6');
  const bold = (fill: Hex, width: number): string =>
    `stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"`;

  const ring = (x: number, r: number, cy: number, cz: number): Point[] =>
    Array.from({ length: 20 }, (_, i) => {
      const angle = (i / 20) * Math.PI * 2;
      const y = cy + Math.sin(angle) * r;
      return at(x + Math.sign(x) * (y - cy) * 0.07, y, cz + Math.cos(angle) * r);
    });
  const wheel = (side: number): string => {
    const hub = at(side * out, -radius, -4);
    let spokes = '';
    for (const [i, p] of ring(side * out, radius * 0.86, -radius, -4).entries()) {
      if (i % 2) spokes += `M${num(hub[0])} ${num(hub[1])}L${num(p[0])} ${num(p[1])}`;
    }
    const rim = (k: number): string => smooth(ring(side * out, radius * k, -radius, -4));
    return (
      line(spokes, steel.base, 1.6) +
      line(rim(0.94), dark.base, 8) +
      line(rim(0.83), t.base, 4) +
      line(rim(0.7), steel.lite, 2.4) +
      oval(hub[0], hub[1], 6, 7, t.shade)
    );
  };
  const caster = (side: number): string => {
    const z = body.thigh * 0.72;
    const fork = [at(side * out * 0.8, -seatHeight * 0.5, z * 0.7), at(side * out * 0.8, -10, z)];
    return (
      line(polygon(fork, false), steel.base, 4) +
      line(smooth(ring(side * out * 0.8, 8, -10, z)), dark.base, 6)
    );
  };

  const backTop = -seatHeight - body.torso * 0.62;
  const backZ = -body.depth * 0.95;
  const handle = (side: number): string =>
    polygon(
      [at(side * out * 0.9, backTop + 4, backZ - 4), at(side * out * 0.9, backTop - 6, backZ - 18)],
      false,
    );
  const back =
    path(
      polygon([
        at(-out * 0.82, -seatHeight + 2, backZ),
        at(-out * 0.82, backTop, backZ - 4),
        at(out * 0.82, backTop, backZ - 4),
        at(out * 0.82, -seatHeight + 2, backZ),
      ]),
      t.base,
      bold(t.base, 9),
    ) +
    line(
      polygon([at(-out * 0.7, backTop + 8, backZ), at(out * 0.7, backTop + 8, backZ)], false),
      t.lite,
      3,
    ) +
    line(handle(-1) + handle(1), dark.base, 7);
  const cushion = path(
    polygon([
      at(-out * 0.9, -seatHeight + 4, backZ),
      at(out * 0.9, -seatHeight + 4, backZ),
      at(out * 0.86, -seatHeight + 4, body.thigh * 0.62),
      at(-out * 0.86, -seatHeight + 4, body.thigh * 0.62),
    ]),
    dark.base,
    bold(dark.base, 9),
  );
  const plateZ = body.thigh + 4;
  const tubes = [-1, 1]
    .map((side) =>
      polygon(
        [at(side * out * 0.7, -seatHeight, body.thigh * 0.6), at(side * out * 0.62, -6, plateZ)],
        false,
      ),
    )
    .join('');
  const plate =
    path(
      polygon([
        at(-out * 0.62, -5, plateZ - 6),
        at(out * 0.62, -5, plateZ - 6),
        at(out * 0.62, -3, plateZ + 24),
        at(-out * 0.62, -3, plateZ + 24),
      ]),
      dark.base,
      bold(dark.base, 5),
    ) + line(tubes, steel.base, 4.4);

  const depth = (side: number): number => s.project([side * out, 0, 0])[2];
  const nearSide = depth(1) >= depth(-1) ? 1 : -1;
  const frontOn = turned < 0.12;
  return {
    far: cushion + wheel(-nearSide) + (frontOn ? wheel(nearSide) : '') + caster(-nearSide),
    near: (frontOn ? '' : wheel(nearSide)) + caster(nearSide),
    back,
    plate,
  };
}
