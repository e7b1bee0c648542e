import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { CUT_OUT } from '#titles/box-of-snow/cast/children.ts';
import { mitten } from '#titles/box-of-snow/cast/mitten.ts';
import { withBox } from '#titles/box-of-snow/cast/with-box.ts';
import { LETTERING } from '#titles/box-of-snow/lettering.ts';
import { MEDIUM } from '#titles/box-of-snow/medium.ts';
import { FLOORS, MITTEN } from '#titles/box-of-snow/set/colors.ts';
import { HOT, OVENS, SHAFT } from '#titles/box-of-snow/set/lights.ts';
import {
  clothsOn,
  depths,
  hoopsOn,
  landing,
  piesOn,
  rings,
  type Well,
} from '#titles/box-of-snow/set/rings.ts';

const WELL: Well = {
  middle: [114, 132],
  top: [108, 152],
  hall: 25,
  growth: 1.185,
  floors: 8.9,
  opening: 92,
  hand: -1,
};

/** How near the hero is: whole, on wheels or small; who is taller is cut by the page at the knees. Over a small chin snow is not heaped. */
function nearOf({ wheelchair, years }: Hero): { size: number; ground: Point; snow: number } {
  if (wheelchair) return { size: 41, ground: [92, 215], snow: 1 };
  if (years < 3) return { size: 50, ground: [96, years < 1 ? 200 : 214], snow: 0.6 };
  return { size: 43, ground: [98, 240], snow: 1 };
}

/** Down the whole well, and before it the hero with both arms round the box, looking up at a mitten. */
const paint: Painting = ({ hero }) => {
  const { size, ground, snow: heap } = nearOf(hero);
  const child = withBox(
    hero,
    size,
    ground,
    {
      pose: 'stand',
      mood: 'wonder',
      face: { mouth: 'smile', brow: [-10, -14, -5], askew: 4 },
      yaw: 16,
      pitch: 8,
      nod: -12,
      tilt: -8,
      gaze: [0.9, 0.2],
      body: { roll: -5, shrug: 4 },
    },
    SHAFT,
    heap,
  );
  const { face, snow } = child;
  const art =
    rings(WELL) +
    piesOn(WELL, 2.3, 3) +
    clothsOn(WELL, 3.7, 4.9) +
    hoopsOn(WELL, 5.12, 6.5) +
    depths(WELL) +
    landing(WELL) +
    child.art +
    mittenOnWool(Math.max(snow[0] + 14, face.x + face.width + 7), snow[1] - 22);
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 20, width: 172, y: 12, height: 42 },
      ink: 'light',
    },
    faces: [child.face],
  };
};

/** Down on its wool comes the mitten, at (x, y), and its thumb is the first of it to touch the snow. */
const mittenOnWool = (x: number, y: number): string =>
  line(`M211 -6C196 30 ${x + 6} ${y - 46} ${x} ${y}`, MITTEN, 1) +
  at(x, y, 0.42, mitten(SHAFT), -6, -0.42);

export const cover: Cover = {
  slug: 'box-of-snow',
  title: '{name} and the Box of Snow for Apartment Nine',
  lettering: LETTERING,
  medium: MEDIUM,
  children: CUT_OUT,
  paint,
  // The hot pink of Six, the yellow of Two, and the blue that it comes to in the evening.
  grounds: [
    { color: FLOORS[6].wall, light: HOT },
    { color: FLOORS[2].wall, light: OVENS },
    { color: '#3c55a4', light: SHAFT },
  ],
};
