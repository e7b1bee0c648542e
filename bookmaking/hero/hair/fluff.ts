import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { cap, wrapped } from '#bookmaking/hero/skull.ts';
import { type Hairline, NATURAL } from './hairlines.ts';
import type { Strands } from './strands.ts';
import type { Worn } from './worn.ts';

/** A baby's first hair: a bloom over the head through which it shows, a few wisps, and one curl that stands up. */
export function fluff(strands: Strands): Worn {
  const { head, tone: t, chance } = strands;
  const high: Hairline = (longitude) => NATURAL(longitude) - 9;
  let wisps = '';
  for (let i = 0; i < 22; i++) {
    const longitude = (i / 22) * 360 + chance() * 12;
    const latitude = -78 + chance() * 46;
    if (Math.abs(wrapped(longitude)) < 60 && latitude > -52) continue;
    const run = [0, 1, 2].map((step): Point => {
      const p = head.at(longitude + step * 5, latitude + step * 5, 1.01 + step * 0.025);
      return [p[0], p[1]];
    });
    if (head.at(longitude, latitude, 1)[2] > -8) wisps += smooth(run, false);
  }
  return {
    over:
      path(cap(head, high, 1.012), t.base, 'fill-opacity=".34"') +
      line(wisps, t.base, 1.8, 'stroke-opacity=".8"') +
      curl(strands),
  };
}

/** One that stands up on the crown. */
export function curl({ head, tone: t }: Strands): string {
  const [x, y, depth] = head.at(8, -80, 1.02);
  const d = `M${num(x - 4)} ${num(y)}q1 -15 9 -15q7 0 5 6q-2 4 -5 2`;
  return depth > -40 ? line(d, t.base, 4) : '';
}
