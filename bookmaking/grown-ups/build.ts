// A grown-up's head is the child's ball, drawn out: narrower, a longer chin, a nose that is somebody's.
import { hump, profile } from '#bookmaking/hero/relief.ts';
import type { Build } from '#bookmaking/hero/skull.ts';

export type Nose = 'button' | 'long' | 'broad' | 'hook';
export type Shape = 'round' | 'long' | 'square' | 'pear';

/** Where things are on a grown-up's face, in degrees of latitude: eyes lie in its middle, not low as a child's. */
export const PLACES = { brow: -13, eyes: 0, noseTip: 20, moustache: 28, mouth: 36, chin: 58 };

const JAW = profile([
  [-56, 0],
  [-14, 0.035],
  [0, -0.01],
  [16, 0.01],
  [34, 0.05],
  [56, 0.15],
  [88, 0],
]);

const LIPS = profile([
  [24, 0],
  [31, 0.03],
  [35.5, -0.02],
  [40, 0.03],
  [46, -0.04],
  [52, 0],
]);

/** From the root of the nose to under it. */
const NOSES: Record<Nose, (latitude: number) => number> = {
  button: profile([
    [-8, -0.02],
    [3, -0.03],
    [12, 0.06],
    [18, 0.17],
    [22, 0.16],
    [27, 0],
  ]),
  long: profile([
    [-8, 0],
    [0, 0.02],
    [10, 0.15],
    [20, 0.3],
    [24, 0.24],
    [28, 0],
  ]),
  broad: profile([
    [-8, -0.02],
    [3, -0.02],
    [12, 0.09],
    [18, 0.19],
    [23, 0.17],
    [28, 0],
  ]),
  hook: profile([
    [-9, 0.01],
    [-2, 0.06],
    [6, 0.19],
    [13, 0.24],
    [21, 0.22],
    [25, 0.14],
    [28, 0],
  ]),
};

const WIDE: Record<Nose, number> = { button: 12, long: 10, broad: 17, hook: 11 };

const SHAPES: Record<Shape, Pick<Build, 'chub' | 'width' | 'chin' | 'jaw'>> = {
  round: { chub: 0.5, width: 0.9, chin: 1.03, jaw: 2.15 },
  long: { chub: 0, width: 0.76, chin: 1.16, jaw: 2.05 },
  square: { chub: 0, width: 0.86, chin: 1.08, jaw: 2.9 },
  pear: { chub: 0.9, width: 0.84, chin: 1.04, jaw: 2.6 },
};

/** How a grown-up's skull and flesh are shaped. */
export function buildOf(shape: Shape, nose: Nose): Build {
  const ridge = NOSES[nose];
  return {
    ...SHAPES[shape],
    flesh: (longitude, latitude) => {
      const away = Math.abs(longitude);
      if (away > 80 || latitude < -56 || latitude > 88) return 1;
      let reach = 1 + JAW(latitude) * hump(longitude, 34);
      if (away < 40) reach += ridge(latitude) * hump(longitude, WIDE[nose]);
      if (away < 30) reach += LIPS(latitude) * hump(longitude, 14);
      if (latitude > -26 && latitude < 20) reach -= 0.05 * hump(away - 30, 16) * hump(latitude, 12);
      return reach;
    },
  };
}
