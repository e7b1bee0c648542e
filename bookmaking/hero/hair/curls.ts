import { lerp, radians } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { oval } from '#bookmaking/drawing/marks.ts';
import { wrapped } from '#bookmaking/hero/skull.ts';
import { NATURAL, PULLED_BACK } from './hairlines.ts';
import { type Ball, backing, balls, cluster, type Strands, scalp, volume } from './strands.ts';
import type { Worn } from './worn.ts';

/** Balls all over the head but not on the face. */
function crown(
  { chance }: Strands,
  from: number,
  to: number,
  step: number,
  around: (latitude: number) => number,
  ball: (latitude: number) => readonly [reach: number, radius: number],
  twist: number,
  faceTop: number,
): Ball[] {
  const list: Ball[] = [];
  for (let latitude = from; latitude <= to; latitude += step) {
    const count = Math.max(3, Math.round(around(latitude)));
    for (let i = 0; i < count; i++) {
      const longitude = (i / count) * 360 + latitude * twist;
      const fromFace = Math.abs(wrapped(longitude));
      if (fromFace < 70 && latitude > faceTop) continue;
      if (fromFace < 92 && latitude > -7) continue;
      const [reach, radius] = ball(latitude);
      list.push([longitude, latitude, reach + chance() * 0.08, radius + chance() * 5]);
    }
  }
  return list;
}

export function afro(strands: Strands): Worn {
  const around = (latitude: number): number => 17 * Math.cos(radians(latitude));
  const [reach, radius] = strands.length === 'short' ? [1.12, 12] : [1.27, 16.5];
  balls(
    strands,
    crown(strands, -86, 24, 18, around, () => [reach, radius], 2, -44),
  );
  backing(strands);
  const frayed = (longitude: number): number =>
    NATURAL(longitude) - 2 + 3 * Math.sin(radians(longitude * 11));
  return { over: scalp(strands, frayed, reach - 0.11, { marks: 0, shine: false }) };
}

export function curly(strands: Strands): Worn {
  const around = (latitude: number): number => 14 * Math.cos(radians(latitude * 0.8));
  const ball = (latitude: number): readonly [number, number] => [
    1.13 + Math.max(0, latitude) * 0.005,
    13,
  ];
  balls(strands, crown(strands, -80, 52, 17, around, ball, 3, -40));
  backing(strands);
  const forehead = [-50, -32, -13, 6, 25, 44].map((longitude): Ball => {
    const latitude = lerp(-40, -31, Math.abs(longitude) / 56) + strands.chance() * 6;
    return [longitude, latitude, 1.05, 10 + strands.chance() * 3];
  });
  const over = scalp(strands, NATURAL, 1.1, { marks: 0, shine: false });
  balls(strands, forehead);
  return { over };
}

export function puffs(strands: Strands): Worn {
  const { head, light, accent } = strands;
  for (const side of [-1, 1])
    balls(strands, cluster(side * 96, -46, 1.5 - strands.high / 60, 26 - strands.high * 0.7), true);
  const hairline = (longitude: number): number =>
    PULLED_BACK(longitude) - 2 + 1.5 * Math.sin(radians(longitude * 12));
  let over = scalp(strands, hairline, volume(1.05, 1.03), { marks: 12 });
  const t = tone(light, accent);
  for (const side of [-1, 1]) {
    const p = head.at(side * 84, -50, 1.1);
    if (p[2] > -22) {
      over += oval(p[0], p[1], 7, 7, t.base) + oval(p[0] - 1.5, p[1] - 2, 2.4, 2, t.lite);
    }
  }
  return { over };
}
