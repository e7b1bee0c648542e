// Who cannot stand yet is held up to the button, by the one who has read a newspaper all the way.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { COAT, GLOVE, hooded } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';

/** Where a child is held, how far its ribs are from side to side, and how large its head is. */
export interface Held {
  readonly ribs: Point;
  readonly half: number;
  readonly size: number;
}

/** Under it, between two feet that kick: a hood, a glad face and both sleeves up. */
export function liftsUp({ ribs: [x, y], half, size }: Held): string {
  const k = size * 0.0118;
  const [gx, gy] = [x + size * 0.16, y + size * 1.02 + 84 * k];
  const { base, shade, deep } = tone(GOLD, COAT);
  const sleeve = (side: -1 | 1): string => {
    const from: Point = [gx + side * 46 * k, gy - 6 * k];
    const to: Point = [x + side * half * 1.18, y + size * 0.24];
    const bend: Point = [
      (from[0] + to[0]) / 2 + side * size * 0.4,
      (from[1] + to[1]) / 2 + size * 0.06,
    ];
    const d = `M${from.map(num).join(' ')}Q${bend.map(num).join(' ')} ${to.map(num).join(' ')}`;
    return line(d, deep, size * 0.31) + line(d, side < 0 ? base : shade, size * 0.28);
  };
  return sleeve(-1) + sleeve(1) + at(gx, gy, k, hooded(GOLD), -4);
}

/** Round its ribs, before them: two gloves, thumbs on the chest. */
export function holding({ ribs: [x, y], half, size }: Held): string {
  const { base, deep } = tone(GOLD, GLOVE);
  // Under the arms: what one sees of a grown hand is a thumb before, and where it goes round behind.
  const glove = (side: -1 | 1): string => {
    const palm = `M${num(side * half * 1.16)} ${num(size * 0.2)}L${num(side * half * 0.98)} ${num(size * 0.08)}`;
    const thumb = `M${num(side * half * 1.02)} ${num(size * 0.1)}L${num(side * half * 0.5)} ${num(size * 0.01)}`;
    return (
      line(palm, deep, size * 0.19) +
      line(thumb, deep, size * 0.1) +
      line(palm, base, size * 0.165) +
      line(thumb, base, size * 0.076)
    );
  };
  return at(x, y, 1, glove(-1) + glove(1));
}
