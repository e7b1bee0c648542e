import { ribbon } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { path } from '#bookmaking/drawing/marks.ts';
import { wrapped } from '#bookmaking/hero/skull.ts';
import { type Hairline, NATURAL } from './hairlines.ts';
import { type Strands, scalp, volume } from './strands.ts';
import type { Worn } from './worn.ts';

/** Hair that sticks up, whatever the comb says: soft tufts, no two the same way, where spikes are stiff and alike. */
export function tousled(strands: Strands): Worn {
  const { head, tone: t, layers, chance } = strands;
  let before = '';
  let behind = '';
  for (let latitude = -84; latitude <= -8; latitude += 19) {
    const count = Math.round(lerp(17, 5, (-latitude - 8) / 76));
    for (let i = 0; i < count; i++) {
      const longitude = (i / count) * 360 + latitude * 2 + chance() * 16;
      const fromFace = Math.abs(wrapped(longitude));
      const [aside, length, width] = [(chance() - 0.5) * 46, 9 + chance() * 17, 8 + chance() * 6];
      if ((fromFace < 68 && latitude > -44) || (fromFace < 96 && latitude > -30)) continue;
      const root = head.at(longitude, latitude, 0.8);
      const middle = head.at(longitude + aside * 0.2, latitude - 1, 1.12);
      const tip = head.at(longitude + aside, latitude - 7, 1.1 + length / (62 + 4 * strands.high));
      const tuft = ribbon(
        [root, middle, tip].map((p): Point => [p[0], p[1]]),
        [width * 1.2, width, 1.4],
      );
      if (root[2] < 0) behind += tuft;
      else before += tuft;
    }
  }
  layers.put(-1, path(behind, t.shade));
  const frayed: Hairline = (longitude) =>
    Math.abs(longitude) < 58
      ? -31 - 7 * Math.abs(Math.sin(radians(longitude * 5.3 + 20)))
      : NATURAL(longitude);
  return {
    over:
      path(before, t.base, `stroke="${t.shade}" stroke-width="1" stroke-opacity=".55"`) +
      scalp(strands, frayed, volume(1.12, 1.05), { marks: 8, parting: 12 }),
  };
}
