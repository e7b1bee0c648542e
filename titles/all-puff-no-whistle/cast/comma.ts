import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { path } from '#bookmaking/drawing/marks.ts';
import { flock, type Perch } from './birds.ts';

/** A way through the air: where, how wide half the flock is there, and how large a bird. */
type Place = readonly [x: number, y: number, half: number, bird: number];

/** From the upper left down over a gutter and up to a man on a roof. */
const WAY: readonly Place[] = [
  [-230, 12, 1.6, 0.2],
  [-170, 30, 3.6, 0.24],
  [-110, 52, 6.4, 0.28],
  [-50, 75, 10.5, 0.31],
  [6, 92, 15, 0.33],
  [60, 99, 18.5, 0.33],
  [106, 95, 16.5, 0.3],
  [139, 84, 11, 0.24],
  [162, 69, 6, 0.18],
  [174, 54, 2.4, 0.14],
];

/** From where to where they are one dark stroke; before it and behind it one sees them fly. */
const DENSE = [0.17, 0.84] as const;

const DARK: Hex = '#56688a';
const FEATHERS: readonly Hex[] = ['#465879', '#61739a', '#dfe3ea'];

/** Where one is after a share of the way, and which way it goes there. */
function placeAt(t: number): { readonly place: Place; readonly away: Point } {
  const k = t * (WAY.length - 1);
  const i = Math.min(WAY.length - 2, Math.floor(k));
  const [from, to] = [WAY[i] as Place, WAY[i + 1] as Place];
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return {
    place: [0, 1, 2, 3].map((n) => lerp(from[n] as number, to[n] as number, k - i)) as never,
    away: [(to[0] - from[0]) / long, (to[1] - from[1]) / long],
  };
}

/** Thirty pigeons so close together that they are one stroke of a brush; those at its edge are birds. */
export function comma(light: Light, id: string): string {
  const chance = chanceFrom('comma');
  let lobes = '';
  let dark = '';
  let lit = '';
  /** One wing of somebody in the crowd: from its shoulder outward and back. */
  const wing = (
    [x, y]: Point,
    [ax, ay]: Point,
    side: number,
    long: number,
    back: number,
  ): string => {
    const [ox, oy] = [-ay * side, ax * side];
    const p = (out: number, on: number): string =>
      `${num(x + (ox * out + ax * on) * long)} ${num(y + (oy * out + ay * on) * long)}`;
    return `M${p(0, 0.42)}Q${p(0.7, 0.36)} ${p(1, -back)}Q${p(0.42, -0.1)} ${p(0, -0.3)}Z`;
  };
  for (let i = 0; i < 150; i++) {
    const { place, away } = placeAt(lerp(DENSE[0], DENSE[1], i / 150) + (chance() - 0.5) * 0.02);
    const [x, y, half, bird] = place;
    const side = i % 2 ? 1 : -1;
    const across = i % 3 === 0 ? 0.92 : chance() * 1.3 - 0.65;
    const at: Point = [x - away[1] * half * across * side, y + away[0] * half * across * side];
    const long = bird * (i % 3 === 0 ? 13 + chance() * 12 : 20 + chance() * 22);
    const swept = i % 3 === 0 ? 1.5 + chance() : 0.3 + chance() * 0.7;
    const one = wing(at, away, side, long * (i % 3 ? 1 : 0.62), swept);
    if (i % 3 === 0) lobes += one;
    else if (i % 3 === 1) dark += one;
    else lit += one;
  }
  const dense = Array.from({ length: 19 }, (_, i) => {
    const { place } = placeAt(lerp(DENSE[0], DENSE[1], i / 18));
    return {
      at: [place[0], place[1]] as Point,
      half: place[2] * Math.min(1, (i + 0.2) / 3, (18.2 - i) / 4),
    };
  });
  const along = dense.map((one) => one.at);
  const half = dense.map((one) => one.half);
  const birds = Array.from({ length: 30 }, (_, i): Perch => {
    const isLate = i < 8;
    const isThere = i > 19;
    const t = isLate
      ? 0.02 + i * 0.026
      : isThere
        ? 0.78 + (i - 20) * 0.023
        : 0.24 + (i - 8) * 0.045;
    const { place, away } = placeAt(t);
    const [x, y, wide, bird] = place;
    // Over the belly only one in three, and the others below it, for there are words.
    const r =
      isLate || isThere
        ? (i % 2 ? 1 : -0.9) * (wide * 0.5 + 2 + chance() * 5) * (isThere ? 0.8 : 1)
        : i % 3 === 0
          ? wide * 0.3
          : (1.05 + chance() * 0.5) * wide + bird * 12;
    return [x - away[1] * r, y + away[0] * r, bird * (isLate ? 1.25 : 1), 1];
  });
  return (
    path(ribbon(along, half) + lobes, DARK) +
    path(dark, '#42537a', 'fill-opacity=".75"') +
    path(lit, '#7f90b2', 'fill-opacity=".7"') +
    flock(light, id, birds, FEATHERS)
  );
}
