import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { grownArm } from './arms.ts';
import { howlingInTheAir } from './baby.ts';
import { BLADE, CLOGS, SHORTS } from './tall-ones.ts';

/** Lean of who is handed over, in degrees. */
const LEAN = -10;

/** The baby at arm's length, up from the lower edge: two sleeves behind it, and round its ribs all fingers. Its seat is at `where`, in mm. */
export function handedOver(light: Light, skin: Hex, where: Point, size: number): string {
  const [x, y] = where;
  const arm = (from: Point, elbow: Point, wrist: Point): string =>
    grownArm(light, CLOGS, { way: [from, elbow, wrist], width: 14, hand: 'grip' });
  const t = tone(light, CLOGS.skin);
  const fingers = (side: 1 | -1): string => {
    const d = 'M57 -70L31 -63M58 -61L27 -54M58 -52L28 -45M56 -43L32 -37';
    return at(0, 0, 1, line(d, t.deep, 10.4) + line(d, t.base, 8.4), 0, side);
  };
  const palm = (side: 1 | -1): string => at(0, 0, 1, line('M60 -8L53 -60', t.base, 25), 0, side);
  return (
    arm([x - 20, 290], [x - 34, y + 52], [x - 28, y + 4]) +
    arm([x + 32, 290], [x + 31, y + 48], [x + 25, y - 4]) +
    at(
      x,
      y,
      size,
      palm(-1) + palm(1) + howlingInTheAir(turned(light, LEAN), skin) + fingers(-1) + fingers(1),
      LEAN,
    )
  );
}

/** Whoever stands round points at one and the same: from above, or, where words are there, from the side. */
export const pointing = (light: Light, above: boolean): string =>
  grownArm(light, BLADE, {
    way: above
      ? [
          [6, -90],
          [10, 0],
          [27, 37],
        ]
      : [
          [-70, 66],
          [-40, 92],
          [-5, 106],
        ],
    width: 15,
    hand: 'point',
  }) +
  grownArm(light, SHORTS, {
    way: [[-64, 290], [-18, 202], above ? [15, 165] : [2, 172]],
    width: 15,
    hand: 'point',
    bare: true,
  });
