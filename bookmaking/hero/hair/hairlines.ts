import { lerp, radians } from '#bookmaking/drawing/geometry.ts';

/** Latitude of the hair's edge at a longitude. */
export type Hairline = (longitude: number) => number;

/** A hairline through (longitude, latitude) knots for 0 to 180, the same on both sides. */
export const through =
  (knots: readonly (readonly [number, number])[]): Hairline =>
  (longitude) => {
    const a = Math.abs(longitude);
    for (let i = 1; i < knots.length; i++) {
      const [from, latitude] = knots[i - 1] as readonly [number, number];
      const [to, next] = knots[i] as readonly [number, number];
      if (a <= to) {
        const t = (a - from) / (to - from);
        return lerp(latitude, next, t * t * (3 - 2 * t));
      }
    }
    return 30;
  };

export const NATURAL = through([
  [0, -38],
  [40, -34],
  [58, -22],
  [68, -2],
  [76, 11],
  [82, 13],
  [88, -2],
  [97, -7],
  [105, 4],
  [109, 24],
  [125, 42],
  [180, 56],
]);

export const PULLED_BACK = through([
  [0, -42],
  [45, -36],
  [66, -18],
  [76, 2],
  [81, 4],
  [88, -5],
  [98, -7],
  [106, 6],
  [112, 24],
  [130, 38],
  [180, 52],
]);

/** A fringe `deep` degrees long, cut in `teeth`. */
export const fringe =
  (deep: number, teeth: number): Hairline =>
  (longitude) =>
    Math.abs(longitude) < 58
      ? lerp(-38 + deep, -16, (Math.abs(longitude) / 58) ** 3) -
        7 * Math.abs(Math.sin(radians(longitude * teeth)))
      : NATURAL(longitude);

/** A parting at the side, the hair swept over the forehead. */
export const swept: Hairline = (longitude) => {
  const t = (longitude + 58) / 116;
  return Math.abs(longitude) < 58
    ? lerp(-16, -46, Math.sin(Math.min(1, t * 1.12) * Math.PI * 0.62)) -
        4 * Math.abs(Math.sin(radians(longitude * 5)))
    : NATURAL(longitude);
};
