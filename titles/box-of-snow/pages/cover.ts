import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { carrier } from '#titles/box-of-snow/cast/carrier.ts';
import { CUT_OUT } from '#titles/box-of-snow/cast/children.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { LETTERING } from '#titles/box-of-snow/lettering.ts';
import { MEDIUM } from '#titles/box-of-snow/medium.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { HOT, OVENS, SHAFT } from '#titles/box-of-snow/set/lights.ts';
import { wet } from '#titles/box-of-snow/set/ramp.ts';
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
  middle: [106, 152],
  top: [108, 152],
  hall: 25,
  growth: 1.185,
  floors: 8.9,
  opening: 92,
  hand: -1,
};

/** Down the whole well: the hero looks up from One, and past us comes a mitten. */
const paint: Painting = ({ hero }) => {
  const child = carrier(
    hero,
    headToStand(hero, 142, 33),
    'head',
    [104, 121],
    { pose: 'carry', mood: 'wonder', yaw: 6, pitch: 60, nod: -52, gaze: [0.5, -0.7] },
    SHAFT,
    1,
  );
  const art =
    rings(WELL) +
    piesOn(WELL, 2.3, 3) +
    clothsOn(WELL, 3.7, 4.9) +
    hoopsOn(WELL, 5.12, 6.5) +
    depths(WELL) +
    landing(WELL) +
    wet([
      [96, 170, 5],
      [120, 174, 3],
    ]) +
    child.shadow +
    child.art +
    mittenOnWool(SHAFT, [211, -6], [184, 88], 50, 8);
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 20, width: 172, y: 12, height: 42 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face],
  };
};

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
