// The face as relief on the skull ball: how far the flesh stands out at a longitude and latitude.
// Seen from the front it hardly shows; the more the head turns, the more of it is outline, so a
// profile grows out of the three-quarter view and no second drawing of a head is needed.

import type { Features } from './features.ts';

/** Smooth steps through (latitude, reach) knots; nothing outside them. */
export const profile =
  (knots: readonly Knot[]) =>
  (latitude: number): number => {
    const next = knots.findIndex((knot) => latitude <= knot[0]);
    if (next < 1) return 0;
    const above = knots[next] as Knot;
    const below = knots[next - 1] as Knot;
    const t = (latitude - below[0]) / (above[0] - below[0]);
    return below[1] + (above[1] - below[1]) * t * t * (3 - 2 * t);
  };
type Knot = readonly [latitude: number, reach: number];

/** Forehead, jaw and chin: broad. */
const JAW = profile([
  [-52, 0],
  [-24, 0.022],
  [-4, 0],
  [12, 0.01],
  [30, 0.075],
  [50, 0.1],
  [84, 0],
]);

/** The dent under the brow, the nose, two lips and the dent under them: a narrow ridge. */
const RIDGE = profile([
  [-14, 0],
  [-1, -0.045],
  [5, -0.035],
  [11, 0.055],
  [16, 0.135],
  [20.5, 0.14],
  [25, 0.012],
  [28, 0.006],
  [31.5, 0.035],
  [35, -0.012],
  [38.5, 0.034],
  [43.5, -0.018],
  [50, 0.012],
  [58, 0],
]);

/** A soft rise about 0, `width` to where it has fallen to a third. */
export const hump = (x: number, width: number): number => Math.exp(-((x / width) ** 2));

/** How far a nose stands out and how wide it is, as shares of what is usual. */
type NoseShape = Pick<Features, 'noseOut' | 'noseWidth'>;
const USUAL: NoseShape = { noseOut: 1, noseWidth: 1 };

/**
 * Where the flesh is: 1 is the ball itself. `chub` 1 gives a toddler's cheeks and small chin;
 * `puff` 1 fills the cheeks with air.
 */
export function relief(
  longitude: number,
  latitude: number,
  chub: number,
  puff = 0,
  nose: NoseShape = USUAL,
): number {
  const away = Math.abs(longitude);
  if (away > 80 || latitude < -52 || latitude > 84) return 1;
  let reach = 1 + JAW(latitude) * hump(longitude, 38) * (latitude > 40 ? 1 - 0.22 * chub : 1);
  if (away < 34) {
    const own = latitude > 4 && latitude < 27 ? nose.noseOut : 1;
    reach += RIDGE(latitude) * own * hump(longitude, 13 * nose.noseWidth) * (1 - 0.16 * chub);
  }
  if (latitude > -30 && latitude < 32)
    reach -= 0.045 * hump(away - 33, 17) * hump(latitude - 1, 12);
  if (latitude > -5) reach += (0.012 + 0.03 * chub) * hump(away - 40, 20) * hump(latitude - 27, 15);
  if (puff > 0) reach += 0.2 * puff * hump(away - 34, 20) * hump(latitude - 36, 17);
  return reach;
}
