import { degreesOf, radians } from '#bookmaking/drawing/geometry.ts';
import { wrapped } from '#bookmaking/hero/skull.ts';
import { curly } from './curls.ts';
import { NATURAL } from './hairlines.ts';
import { type Ball, balls, type Strands, scalp } from './strands.ts';
import type { Worn } from './worn.ts';

/** Curls as long as they are said to be: cropped close, round the head, or in a fall of curls down the back. */
export function curls(strands: Strands): Worn {
  if (strands.length === 'short') return cropped(strands);
  const rows = { shoulder: 2, long: 4, waist: 8 } as const;
  const fall = strands.length && strands.length !== 'chin' ? rows[strands.length] : 0;
  if (fall > 0) balls(strands, fallOf(strands, fall));
  return curly(strands);
}

function cropped(strands: Strands): Worn {
  const list: Ball[] = [];
  for (let latitude = -80; latitude <= 8; latitude += 15) {
    const count = Math.max(4, Math.round(20 * Math.cos(radians(latitude))));
    for (let i = 0; i < count; i++) {
      const longitude = (i / count) * 360 + latitude * 3;
      const fromFace = Math.abs(wrapped(longitude));
      if ((fromFace < 68 && latitude > -42) || (fromFace < 96 && latitude > -10)) continue;
      list.push([longitude, latitude, 1.07 + strands.chance() * 0.05, 8.5 + strands.chance() * 3]);
    }
  }
  balls(strands, list);
  return {
    over: scalp(strands, (longitude) => NATURAL(longitude) - 2, 1.06, { marks: 0, shine: false }),
  };
}

/** Rows of curls under one another: on the skull they would run together under the chin, so they reach out of it. */
function fallOf({ chance }: Strands, rows: number): Ball[] {
  return Array.from({ length: rows }, (_, row) => {
    const y = 62 + row * 17;
    return Array.from({ length: 9 }, (_, i): Ball => {
      const longitude = 96 + i * 21 + (row % 2) * 8;
      const out = 46 - row * 1.5;
      const latitude = degreesOf(Math.atan2(y, out));
      return [longitude, latitude, Math.hypot(y, out) / 50, 11.5 + chance() * 4];
    });
  }).flat();
}
