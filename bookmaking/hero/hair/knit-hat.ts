import { disc, num, smooth } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { cap, wrapped } from '#bookmaking/hero/skull.ts';
import type { HairStyle } from '#bookmaking/hero/traits.ts';
import { through } from './hairlines.ts';
import type { Strands } from './strands.ts';

const EDGE = through([
  [0, -30],
  [60, -20],
  [90, -8],
  [130, 12],
  [180, 20],
]);
/** The cuff, in degrees. */
const CUFF = 17;

/** What hair becomes under a hat. What falls, falls out below it. */
export const UNDER_A_HAT: Partial<Record<HairStyle, HairStyle>> = {
  afro: 'curly',
  highTop: 'buzz',
  bun: 'ponytail',
  puffs: 'braids',
  pigtails: 'braids',
  spiky: 'short',
  tousled: 'short',
};

/** A knitted hat with a turned-up cuff and a bobble. */
export function knitHat(strands: Strands): string {
  const { head, light, accent } = strands;
  const t = tone(light, accent);
  const crown = cap(head, EDGE, 1.2, 1.16);
  const cuff = cap(head, EDGE, 1.22, 1.2);
  const [lx, ly] = light.direction;
  let ribs = '';
  let cuffRibs = '';
  for (let turn = -96; turn <= 96; turn += 12) {
    const longitude = wrapped(turn - head.yaw);
    const run = [0, 0.35, 0.7, 1].map((u): Point => {
      const p = head.at(longitude * (1 - u * 0.2), lerp(EDGE(longitude) - CUFF, -86, u), 1.17);
      return [p[0], p[1]];
    });
    ribs += smooth(run, false);
    const a = head.at(longitude, EDGE(longitude) - 2, 1.22);
    const b = head.at(longitude, EDGE(longitude) - CUFF, 1.22);
    cuffRibs += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }
  const fold: Point[] = [];
  for (let turn = -98; turn <= 98; turn += 14) {
    const longitude = wrapped(turn - head.yaw);
    const p = head.at(longitude, EDGE(longitude) - CUFF, 1.21);
    fold.push([p[0], p[1]]);
  }
  const [x, y] = head.at(0, -88, 1.34);
  return (
    path(disc(x, y - 4, 15, 14), t.shade) +
    path(disc(x + lx * 2.5, y - 4 + ly * 2.5, 13, 12), t.lite) +
    clip(
      crown,
      path(crown, t.shade) +
        shifted(lx * 7, ly * 4, path(crown, t.base)) +
        line(ribs, t.shade, 2.2, 'stroke-opacity=".5"'),
    ) +
    clip(cuff, line(cuffRibs, t.lite, 10) + line(cuffRibs, t.shade, 2.4, 'stroke-opacity=".7"')) +
    line(smooth(fold, false), t.deep, 2, 'stroke-opacity=".6"')
  );
}
