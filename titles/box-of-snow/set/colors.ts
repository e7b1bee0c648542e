import { type Hex, mix } from '#bookmaking/drawing/color.ts';

/** One floor of the building: where words may stand, the wall, and what is in shade. */
export interface Floor {
  readonly pale: Hex;
  readonly wall: Hex;
  readonly deep: Hex;
}

/** The building gets hotter by the floor up to Six, and cools to evening at Nine. */
export const FLOORS: Readonly<Record<1 | 2 | 4 | 6 | 7 | 8 | 9 | 10, Floor>> = {
  1: { pale: '#dcf2df', wall: '#9ed6bb', deep: '#3f9180' },
  2: { pale: '#fff0ae', wall: '#ffd758', deep: '#d6962a' },
  4: { pale: '#ffdcab', wall: '#ffa94b', deep: '#d8682c' },
  6: { pale: '#ffc9d2', wall: '#ff6f92', deep: '#c42f68' },
  7: { pale: '#ffd5d3', wall: '#f68fa6', deep: '#ad4a82' },
  8: { pale: '#f3d6dc', wall: '#c793cf', deep: '#7a4d9d' },
  9: { pale: '#c6d4f3', wall: '#6787cf', deep: '#314b93' },
  10: { pale: '#aebfec', wall: '#3d559f', deep: '#22305f' },
};

const STEPS = [1, 2, 4, 6, 7, 8, 9, 10] as const;

/** One tint of the building at any height, also between two floors. */
export function heat(height: number, part: keyof Floor): Hex {
  const above = STEPS.find((floor) => floor >= height) ?? 10;
  const below = [...STEPS].reverse().find((floor) => floor <= height) ?? 1;
  const t = above === below ? 0 : (height - below) / (above - below);
  return mix(FLOORS[below][part], FLOORS[above][part], t);
}

/** Saved for the snow: nothing else in the book is white. */
export const SNOW = { lit: '#ffffff', mid: '#e6f1fb', shade: '#bcd6ee', deep: '#93b8dc' } as const;

/** Saved for the mitten and its wool. */
export const MITTEN = '#e0141f';

export const WATER = '#8fc0dd';
export const CARTON = '#c8904f';
export const PAPER = '#f8e6b6';
export const INK = '#3a2b3a';
