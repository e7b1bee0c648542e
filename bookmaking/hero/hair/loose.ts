import { ribbon } from '#bookmaking/drawing/curves.ts';
import { clamp, lerp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { curl } from './fluff.ts';
import { fringe, type Hairline, NATURAL, PULLED_BACK, swept } from './hairlines.ts';
import { endOf, grown } from './how-long.ts';
import { backing, curtain, type Strands, scalp, volume } from './strands.ts';
import type { Worn } from './worn.ts';

export const bald = (): Worn => ({ over: '' });

/** Cut to a few millimeters: a shadow of hair that follows the skull. */
export const buzz = (strands: Strands): Worn => ({
  over: scalp(strands, (longitude) => NATURAL(longitude) - 5, 1.025, { marks: 0 }),
});

export const short = (strands: Strands): Worn => ({
  over:
    scalp(strands, strands.high ? fringe(18, 4) : swept, volume(1.16 - strands.high / 120, 1.04), {
      marks: 8,
      parting: 40,
    }) + (strands.high ? curl(strands) : ''),
});

/** Longitude, latitude, length and width of every spike; each has another on the other side. */
const SPIKES = [
  [73, -40, 22, 12],
  [48, -57, 28, 13],
  [16, -66, 32, 14],
  [0, -90, 34, 15],
  [120, -50, 24, 13],
  [160, -55, 26, 14],
  [100, -20, 16, 11],
  [180, -20, 18, 14],
  [140, -8, 16, 13],
] as const;

export function spiky(strands: Strands): Worn {
  const { head, tone: t, layers } = strands;
  let before = '';
  let behind = '';
  for (const side of [-1, 1])
    for (const [aside, latitude, length, width] of SPIKES) {
      const longitude = side * aside;
      const root = head.at(longitude, latitude, 0.72);
      const middle = head.at(longitude + 2, latitude, 1.06);
      const tip = head.at(longitude + 9, latitude - 6, 1 + length / (66 + 4 * strands.high));
      const spine: Point[] = [root, middle, tip].map((p): Point => [p[0], p[1]]);
      const spike = ribbon(spine, [width * 1.5, width * 1.05, 0.6]);
      if (root[2] < 0) behind += spike;
      else before += spike;
    }
  layers.put(-1, path(behind, t.shade));
  const hairline: Hairline = (longitude) =>
    Math.abs(longitude) < 58
      ? -30 - 9 * Math.abs(Math.sin(radians(longitude * 4.6 + 12)))
      : NATURAL(longitude);
  return { over: path(before, t.base) + scalp(strands, hairline, volume(1.12, 1.04)) };
}

export function wavy(strands: Strands): Worn {
  curtain(strands, {
    from: 84,
    to: 276,
    count: 13,
    latitude: 6,
    end: endOf(strands.length, 52),
    width: 13,
    wave: 3,
    flare: 0.06,
    tip: 0.75,
  });
  backing(strands);
  const hairline: Hairline = (longitude) => {
    const t = clamp((Math.abs(longitude) - 34) / 34, 0, 1);
    const wave = -30 - 10 * Math.abs(Math.cos(radians(longitude * 2.2 + 30)));
    return lerp(wave, NATURAL(longitude) + 4, t * t);
  };
  return { over: scalp(strands, hairline, volume(1.18, 1.1), { marks: 8, parting: -25 }) };
}

export function bob(strands: Strands): Worn {
  curtain(strands, {
    from: 74,
    to: 286,
    count: 15,
    latitude: 0,
    end: endOf(strands.length, 50),
    width: 14,
    tip: 0.95,
  });
  backing(strands);
  const cut = strands.fringe === false ? NATURAL : fringe(16, 5);
  return {
    over: scalp(strands, cut, volume(1.12, 1.08), {
      marks: 10,
      parting: strands.fringe === false ? 30 : 0,
    }),
  };
}

export function long(strands: Strands): Worn {
  curtain(strands, {
    from: 76,
    to: 284,
    count: 17,
    latitude: 0,
    end: endOf(strands.length, 112),
    width: 12.5,
    flare: 0.1,
    wave: 1.8,
    tip: 0.55,
  });
  backing(strands);
  const parted: Hairline = (longitude) =>
    Math.abs(longitude) < 60
      ? lerp(-56, -14, Math.sin(radians(Math.abs(longitude) * 1.5)))
      : NATURAL(longitude);
  return { over: scalp(strands, parted, volume(1.12, 1.07), { marks: 10 }) };
}

/** Gathered high at the back: the tail shows from behind and, turned, at the side. */
export function ponytail(strands: Strands): Worn {
  const { head, tone: t, layers } = strands;
  const root = head.at(180, -46, 1.08);
  const down = grown(strands.length === 'long' ? undefined : strands.length);
  const swing = root[0] * 0.9 - head.side * 14;
  const spine: Point[] = [
    [root[0], root[1]],
    [root[0] + swing * 0.5, root[1] + 8],
    [root[0] + swing * 0.75, root[1] + 52 * down],
    [root[0] + swing * 0.5, root[1] + 96 * down],
  ];
  const tail =
    path(ribbon(spine, [9, 17, 18, 3]), root[2] < 0 ? t.shade : t.base) +
    line(
      `M${root[0].toFixed(1)} ${root[1].toFixed(1)}q${(swing * 0.5).toFixed(1)} 30 ${(swing * 0.6).toFixed(1)} 78`,
      t.deep,
      1.8,
      'stroke-opacity=".5"',
    );
  layers.put(root[2], tail);
  return { over: scalp(strands, PULLED_BACK, volume(1.09, 1.05), { marks: 11 }) };
}
