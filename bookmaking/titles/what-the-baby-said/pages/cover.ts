import { mirrored } from '../../../drawing/light.ts';
import { at } from '../../../drawing/marks.ts';
import { parkedChair } from '../../../hero/parked-chair.ts';
import type { Cover, Painting } from '../../title.ts';
import { babyProfile } from '../cast/baby-head.ts';
import { heroOnTummy } from '../cast/hero-on-tummy.ts';
import { legs } from '../cast/legs.ts';
import { BLADE, CAMERA, CLOGS, GOWN, SHORTS, TWEED } from '../cast/tall-ones.ts';
import { AFTERNOON } from '../set/hours.ts';
import { room, rug } from '../set/room.ts';

const { light } = AFTERNOON;

/** Two people of a sensible size, nose to nose; over them hems and shoes. */
const paint: Painting = ({ hero }) => {
  const away = mirrored(light);
  const child = heroOnTummy(
    hero,
    42,
    [76, 122],
    {
      mood: 'happy',
      gaze: [0.8, 0],
      armL: { upper: [80, 10], lower: [150, 0], hand: 'point' },
      armR: { upper: [60, 14], lower: [130, -20] },
    },
    light,
  );
  const art =
    room(AFTERNOON, 84) +
    at(30, 98, 0.7, legs(light, CLOGS)) +
    at(66, 94, 0.66, legs(light, CAMERA)) +
    at(98, 93, 0.66, legs(light, TWEED)) +
    at(128, 93, 0.66, legs(away, SHORTS), 0, -0.66) +
    at(160, 94, 0.66, legs(away, GOWN), 0, -0.66) +
    at(194, 98, 0.7, legs(away, BLADE), 0, -0.7) +
    parkedChair(hero, 30, [30, 120], 40, light) +
    rug(AFTERNOON, 108, 164, 140, 62) +
    child.art +
    at(146, 126, 0.42, babyProfile(light, hero.skin, { gaze: [-1, 0], mouth: 'ba' }));
  return {
    art,
    quiet: {
      box: { x: 24, y: 156, width: 168, height: 44 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face],
  };
};

export const cover: Cover = {
  slug: 'what-the-baby-said',
  title: '{name} and What the Baby Said',
  paint,
};
