import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { path } from '#bookmaking/drawing/marks.ts';
import { type FaceName, hopefulFace } from './faces.ts';
import { CLOGS, GOWN, SHORTS, TWEED } from './tall-ones.ts';

/** Who leans in: a face, how it hangs, and what is seen of a back or a shoulder behind it. */
export type Leaning = readonly [
  who: FaceName,
  x: number,
  y: number,
  size: number,
  degrees: number,
  body: string,
];

const SLEEVES = {
  gown: GOWN.sleeve,
  shorts: SHORTS.sleeve,
  tweed: TWEED.sleeve,
  clogs: CLOGS.sleeve,
} as const;

/** Everybody, from beyond every edge, toward `to`: the tall ones have faces at last. */
export const leaningIn = (light: Light, all: readonly Leaning[], to: number): string =>
  all
    .map(([who, x, y, size, degrees, body]) => {
      const cloth = tone(light, SLEEVES[who]);
      return (
        path(body, cloth.base, `stroke="${cloth.deep}" stroke-width="1.2"`) +
        hopefulFace(light, who, x, y, size, degrees, to)
      );
    })
    .join('');
