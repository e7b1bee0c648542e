import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { disc, num, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { NATURAL } from './hairlines.ts';
import { endOf } from './how-long.ts';
import { backing, type Strands, scalp, volume } from './strands.ts';
import type { Worn } from './worn.ts';

/** Many thin braids from square partings, that fall all round; with beads, three on each end in the colors of the clothes. */
export function boxBraids(strands: Strands): Worn {
  const { head, light, tone: t, layers, chance, skin, length, beads } = strands;
  const end = endOf(length, 96);
  const ropes = { behind: '', before: '' };
  const links = { behind: '', before: '' };
  const strung: Record<'behind' | 'before', Map<Hex, string>> = {
    behind: new Map(),
    before: new Map(),
  };
  const hang = (longitude: number, latitude: number, width: number): void => {
    const p = head.at(longitude, latitude, 1.06);
    const where = p[2] < -4 ? 'behind' : 'before';
    const drop = end - p[1] - chance() * 9;
    const out = Math.sign(p[0] || 1) * 4 * Math.min(1, Math.abs(p[0]) / 40);
    const spine: Point[] = [
      [p[0] * 0.9, p[1] - 12],
      [p[0], p[1] + 2],
      [p[0] + out, p[1] + drop * 0.5],
      [p[0] + out * 0.7, p[1] + drop],
    ];
    ropes[where] += ribbon(spine, [width, width, width * 0.92, width * 0.7]);
    const steps = Math.max(3, Math.round(drop / 6.5));
    for (let i = 1; i < steps; i++) {
      const u = i / steps;
      const x = p[0] + out * Math.min(1, u * 2) * (u > 0.5 ? 1 - (u - 0.5) * 0.6 : 1);
      const slant = i % 2 ? 1 : -1;
      links[where] +=
        `M${num(x - width * 0.8)} ${num(p[1] + drop * u - slant * 1.6)}L${num(x + width * 0.8)} ${num(p[1] + drop * u + slant * 1.6)}`;
    }
    for (const [at, color] of beads.entries()) {
      const bead = disc(p[0] + out * 0.7, p[1] + drop - 3 + at * 6.4, 4.3, 3.5);
      strung[where].set(color, (strung[where].get(color) ?? '') + bead);
    }
  };
  for (let i = 0; i < 10; i++) hang(98 + i * 18.2, -30 + (i % 2) * 9, 4.6);
  for (let i = 0; i < 19; i++) hang(74 + i * 11.8, 2 + (i % 2) * 8, 4.6);
  const beadsOf = (where: 'behind' | 'before'): string =>
    [...strung[where]]
      .map(([color, d]) => path(d, tone(light, color)[where === 'behind' ? 'shade' : 'base']))
      .join('');
  layers.put(
    -1,
    path(ropes.behind, t.shade, `stroke="${t.deep}" stroke-width="1"`) +
      line(links.behind, t.deep, 1.2, 'stroke-opacity=".7"') +
      beadsOf('behind'),
  );
  layers.put(
    1,
    path(ropes.before, t.base, `stroke="${t.shade}" stroke-width="1.2"`) +
      line(links.before, t.shade, 1.3, 'stroke-opacity=".8"') +
      beadsOf('before'),
  );
  backing(strands);
  return {
    over:
      scalp(strands, NATURAL, volume(1.08, 1.05), { marks: 0 }) +
      line(partings(strands), mix(tone(light, skin).shade, t.base, 0.25), 1.5),
  };
}

/** The square partings: lines round the head, and lines from the crown between them, every other row set off. */
function partings({ head }: Strands): string {
  let d = '';
  const seen = (points: readonly (readonly [longitude: number, latitude: number])[]): void => {
    const run = points
      .map(([longitude, latitude]) => head.at(longitude, latitude, 1.04))
      .filter((p) => p[2] > 4)
      .map((p): Point => [p[0], p[1]]);
    if (run.length > 2) d += smooth(run, false);
  };
  const clear = (longitude: number, latitude: number): boolean => latitude < NATURAL(longitude) - 4;
  for (const latitude of [-70, -52]) {
    seen(Array.from({ length: 25 }, (_, i) => [i * 15 - head.yaw - 180, latitude] as const));
  }
  for (const [from, to, offset] of [
    [-88, -70, 0],
    [-70, -52, 15],
    [-52, -34, 0],
  ] as const) {
    for (let longitude = offset; longitude < 360; longitude += 30) {
      const around = ((longitude + 180) % 360) - 180;
      if (clear(around, to))
        seen([0, 0.34, 0.67, 1].map((u) => [around, from + (to - from) * u] as const));
    }
  }
  return d;
}
