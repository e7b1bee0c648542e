import { at } from '../../../drawing/marks.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Cover, Painting } from '../../title.ts';
import { carrier } from '../cast/carrier.ts';
import { mittenOnWool } from '../cast/mitten.ts';
import { SHAFT } from '../set/lights.ts';
import { glow, wet } from '../set/ramp.ts';
import { rings } from '../set/rings.ts';

/** Down the whole well: the hero looks up from One, and past us comes a mitten. */
const paint: Painting = ({ hero }) => {
  const child = carrier(
    hero,
    27,
    'head',
    [106, 122],
    { pose: 'stand', mood: 'wonder', yaw: 6, pitch: 36, nod: -34, gaze: [0.5, -0.7] },
    SHAFT,
    1,
  );
  const art =
    rings({ middle: [106, 150], top: [108, 158], hall: 31, growth: 1.165, floors: 9.1, hand: 1 }) +
    wet([
      [96, 168, 5],
      [120, 172, 3],
    ]) +
    child.shadow +
    child.art +
    glow(106, 110, 60, 70, '#fff6d8', 0.25) +
    at(0, 0, 1, mittenOnWool(SHAFT, [212, -6], [186, 84], 46, 8));
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 22, width: 172, y: 13, height: 42 },
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
  paint,
};
