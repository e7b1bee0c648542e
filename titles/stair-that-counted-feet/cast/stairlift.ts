import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import { flat, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { Limb, Skeleton } from '#bookmaking/hero/skeleton.ts';
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
export function liftSeat(
  s: Skeleton,
  light: Light,
  color: Hex,
  seatHeight: number,
  /** Wider for whoever has somebody on the lap. */
  room = 1.5,
): LiftSeat {
  const { body } = s;
  const at = (x: number, y: number, z: number): Point => flat(s.project([x, y, z]));
  const t = tone(light, color);
  const dark = tone(light, '#3d3a4c');
  const steel = tone(light, '#b9b4c4');
  const wide = body.shoulder * room;
  const deep = body.thigh * 0.7;
  const backZ = -body.depth * 0.95;
  const top = -seatHeight - body.torso * 0.98;
  const rest = -seatHeight - body.torso * 0.34;
  const slab = (points: Point[], fill: Hex, width: number): string =>
    path(polygon(points), fill, `stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"`);
  const sheet = (x: number, y0: number, y1: number, z: number): Point[] => [
    at(-x, y0, z),
    at(-x, y1, z),
    at(x, y1, z),
    at(x, y0, z),
  ];
  const arm = (side: number): string =>
    line(
      polygon([at(side * wide, rest, backZ), at(side * wide, -seatHeight, backZ)], false),
      dark.shade,
      8,
    ) +
    line(
      polygon([at(side * wide, rest, backZ), at(side * wide, rest, deep * 0.7)], false),
      dark.base,
      15,
    ) +
    line(
      polygon([at(side * wide, rest - 5, backZ), at(side * wide, rest - 5, deep * 0.7)], false),
      dark.lite,
      2.4,
    );
  const nearSide = s.project([1, 0, 0])[2] >= s.project([-1, 0, 0])[2] ? 1 : -1;
  // Under the soles, wherever this page has put them.
  const under = ([x, y]: readonly [number, number, number], out: number): Point => [
    x + out,
    y + body.sole + 4,
  ];
  const inOrder = s.legL.toe[0] > s.legR.toe[0] ? [s.legR, s.legL] : [s.legL, s.legR];
  // A leg that is held out has no plate.
  const lowest = Math.max(s.legL.toe[1], s.legR.toe[1]);
  const standing = inOrder.filter((leg) => lowest - leg.toe[1] < body.shin * 0.5);
  const [leftSole, rightSole] = [standing[0] as Limb, standing[standing.length - 1] as Limb];
  const plate = [
    under(leftSole.heel, -12),
    under(leftSole.toe, -12),
    under(rightSole.toe, 12),
    under(rightSole.heel, 12),
  ];
  const behind =
    // What it rides on: a box on the rail, and a post up to the seat.
    slab(sheet(wide * 0.5, -18, 0, 0), dark.base, 12) +
    line(polygon([at(-wide * 0.4, -10, 0), at(wide * 0.4, -10, 0)], false), steel.base, 4) +
    slab(sheet(wide * 0.22, -22, -seatHeight, 0), dark.shade, 6) +
    slab(sheet(wide * 0.82, -seatHeight, top, backZ), t.shade, 22) +
    slab(sheet(wide * 0.74, -seatHeight, top + 5, backZ), t.base, 18) +
    line(
      polygon([at(-wide * 0.7, top + 2, backZ), at(wide * 0.7, top + 2, backZ)], false),
      t.lite,
      4,
    ) +
    arm(-nearSide) +
    slab(plate, dark.base, 9) +
    slab(
      [
        at(-wide * 0.92, -seatHeight + 6, backZ),
        at(wide * 0.92, -seatHeight + 6, backZ),
        at(wide * 0.88, -seatHeight + 6, deep),
        at(-wide * 0.88, -seatHeight + 6, deep),
      ],
      t.shade,
      16,
    ) +
    line(
      polygon(
        [at(-wide * 0.88, -seatHeight + 4, deep), at(wide * 0.88, -seatHeight + 4, deep)],
        false,
      ),
      t.base,
      11,
    );
  return { behind, before: arm(nearSide) };
}

/** Where the seat of the lift is for somebody who sits in it square to us, in mm: its middle, its heights, and half its width. */
export interface Facing {
  readonly middle: number;
  readonly top: number;
  readonly seat: number;
  readonly sole: number;
  readonly half: number;
}

/** The same seat as on other pages, seen from before: what is behind a child, and the edge of the cushion, which is before the thighs. */
export function liftFacing(
  light: Light,
  color: Hex,
  { middle, top, seat, sole, half }: Facing,
): { readonly behind: string; readonly edge: string } {
  const t = tone(light, color);
  const dark = tone(light, '#3d3a4c');
  const back = half * 0.8;
  const arm = (x: number): string =>
    line(`M${num(x)} ${seat + 1}V${seat - 26}`, dark.shade, 3.4) +
    line(`M${num(x)} ${seat - 30}V${seat - 24}`, dark.base, 8) +
    line(`M${num(x - 2.4)} ${seat - 33}h4.8`, dark.lite, 1);
  return {
    behind:
      path(roundedBox(middle - back, top, back * 2, seat - top, 11), t.shade) +
      path(roundedBox(middle - back + 3, top + 3, back * 2 - 6, seat - top, 9), t.base) +
      line(`M${num(middle - back + 12)} ${top + 3.4}H${num(middle + back - 12)}`, t.lite, 1.6) +
      arm(middle - half) +
      arm(middle + half),
    edge:
      line(`M${middle} ${seat}V${sole}`, dark.shade, 9) +
      line(`M${num(middle - half * 0.9)} ${seat}H${num(middle + half * 0.9)}`, t.shade, 9) +
      line(`M${num(middle - half * 0.9)} ${seat - 2}H${num(middle + half * 0.9)}`, t.base, 6) +
      line(
        `M${num(middle - half * 0.86)} ${sole + 1.6}H${num(middle + half * 0.86)}`,
        dark.base,
        4.4,
      ),
  };
}

/** Where a rail lies: across the steps, and how many cm over their edges. */
export interface RailPlace {
  readonly across: number;
  readonly up: number;
}

/** Low along the far side of the steps. */
const FAR_SIDE: RailPlace = { across: 0.97, up: 14 };

/** The rail that the seat runs on; along the near side where the steps would hide it. */
export function liftRail(
  camera: Camera,
  light: Light,
  from = 1,
  to = 13,
  { across, up }: RailPlace = FAR_SIDE,
): string {
  const steel = tone(light, '#b9b4c4');
  const end = (step: number): Point => {
    const [x, y, z] = onStep(step, 0, across);
    return camera.see([x, y + up, z]);
  };
  const k = camera.scale(onStep((from + to) / 2, 0, 1));
  const rail = polygon([end(from - 0.6), end(to + 0.4)], false);
  return line(rail, steel.shade, 7 * k) + line(rail, steel.lite, 2.2 * k);
}

/** What joins a seat to its rail beside a step: a box that runs on it, and an arm to a point under the seat, in mm. */
export function liftCarriage(
  camera: Camera,
  light: Light,
  step: number,
  to: Point,
  { across, up }: RailPlace = FAR_SIDE,
): string {
  const dark = tone(light, '#3d3a4c');
  const [x, y, z] = onStep(step, 0, across);
  const on = camera.see([x, y + up, z]);
  const k = camera.scale([x, y, z]);
  return (
    line(polygon([on, to], false), dark.shade, 7 * k) +
    line(
      polygon([camera.see([x - 6, y + up - 4, z]), camera.see([x + 9, y + up + 6, z])], false),
      dark.base,
      10 * k,
    ) +
    line(
      polygon([camera.see([x - 4, y + up - 2, z]), camera.see([x + 7, y + up + 6, z])], false),
      dark.lite,
      1.4 * k,
    )
  );
}
