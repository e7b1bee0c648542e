// What hangs over our heads, and swings as the bus does.
import { num } from '#bookmaking/drawing/curves.ts';
import { line } from '#bookmaking/drawing/marks.ts';

/** Where each hangs, how far it swings, and how long it is. */
const STRAPS = [
  [141, 7, 12],
  [200, 6, 10],
] as const;

/** Two loops that nobody holds, from a rail over the page. */
export const swingingStraps = (): string =>
  STRAPS.map(([x, swing, long]) => {
    const [ex, ey] = [x + swing, 5 + long];
    const tilt = swing * 0.4;
    const loop = `M${num(ex)} ${num(ey)}L${num(ex - 9 + tilt)} ${num(ey + 15 + tilt)}L${num(ex + 9 + tilt)} ${num(ey + 15 - tilt)}Z`;
    return (
      line(`M${x} -6L${num(ex)} ${num(ey)}`, '#c98a4a', 4.4) +
      line(loop, '#3a2440', 4.6) +
      line(loop, '#f3ddae', 2.8)
    );
  }).join('');
