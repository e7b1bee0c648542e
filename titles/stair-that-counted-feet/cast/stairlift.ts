import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Box, flat, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import type { Skeleton } from '#bookmaking/hero/skeleton.ts';
import type { Camera } from '#bookmaking/house/camera.ts';
import { onStep } from '#bookmaking/house/staircase.ts';

/** The seat of the lift in parts, so that the child sits inside it. */
export interface LiftSeat {
  readonly behind: string;
  readonly before: string;
}

/**
 * A seat that goes up and down beside the steps, for the hero who comes to the stairs in a
 * wheelchair: turned with the hero, dyed as the hero's own chair is. Hero units, as the figure.
 */
export function liftSeat(s: Skeleton, light: Light, color: Hex, seatHeight: number): LiftSeat {
  const { body } = s;
  const at = (x: number, y: number, z: number): Point => flat(s.project([x, y, z]));
  const t = tone(light, color);
  const dark = tone(light, '#3d3a4c');
  const wide = body.shoulder * 1.2;
  const deep = body.thigh * 0.7;
  const backZ = -body.depth * 0.95;
  const top = -seatHeight - body.torso * 0.86;
  const round = (fill: Hex, width: number): string =>
    `stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"`;
  const slab = (points: Point[], fill: Hex, width: number): string =>
    path(polygon(points), fill, round(fill, width));
  const arm = (side: number): string =>
    polygon(
      [
        at(side * wide, -seatHeight - body.torso * 0.36, backZ),
        at(side * wide, -seatHeight - body.torso * 0.36, deep * 0.6),
      ],
      false,
    );
  const nearSide = s.project([1, 0, 0])[2] >= s.project([-1, 0, 0])[2] ? 1 : -1;
  // Under the soles, wherever this page has put them.
  const under = ([x, y]: readonly [number, number, number]): Point => [x, y + body.sole + 3];
  const plate = [s.legR.heel, s.legR.toe, s.legL.toe, s.legL.heel].map(under);
  const post = polygon(
    [
      at(nearSide * wide, -seatHeight - body.torso * 0.36, deep * 0.1),
      at(nearSide * wide * 0.94, -seatHeight + 5, deep * 0.1),
    ],
    false,
  );
  const behind =
    slab(
      [
        at(-wide * 0.8, -seatHeight, backZ),
        at(-wide * 0.7, top, backZ - 4),
        at(wide * 0.7, top, backZ - 4),
        at(wide * 0.8, -seatHeight, backZ),
      ],
      t.base,
      15,
    ) +
    line(
      polygon([at(-wide * 0.6, top + 6, backZ), at(wide * 0.6, top + 6, backZ)], false),
      t.lite,
      4,
    ) +
    slab(
      [
        at(-wide * 0.34, -6, backZ * 0.2),
        at(wide * 0.34, -6, backZ * 0.2),
        at(wide * 0.3, -seatHeight, backZ * 0.2),
        at(-wide * 0.3, -seatHeight, backZ * 0.2),
      ],
      dark.base,
      6,
    ) +
    slab(plate, dark.base, 6) +
    slab(
      [
        at(-wide * 0.96, -seatHeight + 5, backZ),
        at(wide * 0.96, -seatHeight + 5, backZ),
        at(wide * 0.9, -seatHeight + 5, deep),
        at(-wide * 0.9, -seatHeight + 5, deep),
      ],
      t.shade,
      14,
    ) +
    line(arm(-nearSide), dark.base, 13);
  const before = line(post, dark.shade, 9) + line(arm(nearSide), dark.base, 14);
  return { behind, before };
}

/** The back of the seat from near, behind somebody who bends forward out of it; in mm. */
export function seatBack({ x, y, width, height }: Box, light: Light, color: Hex): string {
  const t = tone(light, color);
  return (
    path(roundedBox(x, y, width, height, 12), t.base) +
    path(roundedBox(x + 6, y + 8, width - 12, height, 8), t.shade)
  );
}

/**
 * The seat round somebody who faces us with legs drawn up: its back, arms and the plate under both feet, in hero units round
 * the same point; drawn before the child.
 */
export function liftUnder(color: Hex, feet: Point, unit: number, light: Light, tall = 98): string {
  const t = tone(light, color);
  const dark = tone(light, '#3d3a4c');
  const top = -tall - 38;
  return at(
    feet[0],
    feet[1],
    unit,
    path(
      `M-58 ${num(top + 16)}Q-58 ${num(top)} -42 ${num(top)}H50Q66 ${num(top)} 66 ${num(top + 16)}V-14H-58Z`,
      t.base,
    ) +
      line('M-64 -18H72', t.shade, 18) +
      line(
        `M-62 ${num(top + 66)}V-20M70 ${num(top + 66)}V-20M-70 ${num(top + 66)}H-46M62 ${num(top + 66)}H84`,
        dark.base,
        10,
      ) +
      line('M-62 6H64', dark.base, 9),
  );
}

/** The whole seat from behind somebody who rides up in it: from a height in mm down to the rail, `foot` under it. */
export function liftFromBehind(
  foot: Point,
  unit: number,
  top: number,
  light: Light,
  color: Hex,
): string {
  const [x, y] = foot;
  const t = tone(light, color);
  const dark = tone(light, '#3d3a4c');
  const wide = 64 * unit;
  const seat = y - 62 * unit;
  return (
    line(`M${x} ${seat}V${y}`, dark.base, 17 * unit) +
    line(`M${x - 26 * unit} ${y}H${x + 26 * unit}`, dark.shade, 15 * unit) +
    line(
      `M${x - wide - 6} ${y - 130 * unit}V${seat}H${x + wide + 6}V${y - 130 * unit}`,
      dark.base,
      11 * unit,
    ) +
    path(roundedBox(x - wide, top, wide * 2, seat - top + 8 * unit, 9), t.base) +
    line(
      `M${x - wide * 0.7} ${top + 12}V${seat - 6}M${x + wide * 0.7} ${top + 12}V${seat - 6}`,
      t.shade,
      3,
    ) +
    line(`M${x - wide + 9} ${top + 2}H${x + wide - 9}`, t.lite, 1.6)
  );
}

/** The rail that the seat runs on, low along the far side of the steps. */
export function liftRail(camera: Camera, light: Light, from = 1, to = 13): string {
  const steel = tone(light, '#b9b4c4');
  const end = (step: number): Point => {
    const [x, y, z] = onStep(step, 0, 0.97);
    return camera.see([x, y + 14, z]);
  };
  const k = camera.scale(onStep((from + to) / 2, 0, 1));
  const rail = polygon([end(from - 0.6), end(to + 0.4)], false);
  return line(rail, steel.shade, 6 * k) + line(rail, steel.lite, 1.4 * k);
}
