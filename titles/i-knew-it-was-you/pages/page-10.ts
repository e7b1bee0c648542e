import type { Point } from '#bookmaking/drawing/geometry.ts';
import { boxNearer, type Nearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { tuckedIn } from '#titles/i-knew-it-was-you/cast/tucked-in.ts';
import { BY_LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import {
  hedge,
  neighbors,
  nightSky,
  ownHouse,
} from '#titles/i-knew-it-was-you/set/street-at-night.ts';
import { rightHalf } from './right-half.ts';

/** One page has room for one neighbor, if it is seen from so much further away. */
const FURTHER: Nearer = { scale: 0.72, x: 216, y: 216 };
const [PAST, ABOVE] = [-92, -92];

/** The whole street is quiet, and so is who was the loudest all evening. No words. */
export const page10: Painting = (cast) => {
  const { art, faces } = paint(cast, PAST, ABOVE, [-44, -44]);
  return {
    art: nearer(FURTHER, art),
    quiet: {
      box: { x: 108, y: 14, width: 94, height: 26 },
      ink: 'light',
      largest: { seedling: 40 },
    },
    faces: faces.map((face) => boxNearer(FURTHER, face)),
  };
};
/** The page is the right half; the street comes to it from the left. */
export const spread10 = rightHalf((cast, left) => paint(cast, left - 6, -6, [-164, 34]));

/** From `left` and `top`, in mm on the page, to the page's other edges. */
function paint({ hero, things }: Cast, left: number, top: number, moon: Point): Picture {
  const window = tuckedIn(hero, thing(things[0], BY_LAMP));
  return {
    art: nightSky(left, top, moon) + neighbors() + ownHouse() + window.art + hedge(),
    quiet: {
      box: { ...SAFE, x: 72, y: 14, width: 90, height: 26 },
      ink: 'light',
      largest: { seedling: 40 },
    },
    faces: [window.face],
  };
}
