import { at } from '../../../drawing/marks.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { ship, wake } from '../cast/captain.ts';
import { glitter, parkTrees, rim, water } from '../set/fountain.ts';
import { clouds, farRoofs, sky } from '../set/houses.ts';
import { WATERSIDE } from '../set/lights.ts';

/** Close, from the water: a captain who has waited three days, and a face like a hill. */
export const page06: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    66,
    'head',
    [62, 124],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: 22,
      nod: 10,
      gaze: [0.9, 0.7],
      touchL: [112, 152],
      touchR: [20, 154],
      armL: { upper: [30, 20], lower: [60, 0], hand: 'open' },
      armR: { upper: [30, 20], lower: [60, 0], hand: 'open' },
    },
    WATERSIDE,
  );
  const art =
    sky(160) +
    clouds([
      [150, 84, 1.6],
      [30, 78, 1],
    ]) +
    farRoofs(WATERSIDE, 'low', 142, 40, 0.6) +
    parkTrees(WATERSIDE, 'low', 150, 30, 0.35) +
    child.art +
    water(158) +
    rim(WATERSIDE, 150, 16, 4) +
    child.arm(1) +
    child.arm(-1) +
    glitter('six', { x: 0, y: 168, width: 216, height: 48 }, 1) +
    wake(150, 198, 84) +
    at(
      150,
      194,
      0.56,
      ship(WATERSIDE, 'limp', {
        mood: 'amazed',
        gaze: [-0.8, -0.5],
        hands: [
          [-60, -64],
          [62, -128],
          [-40, -30],
          [44, -28],
        ],
        feet: [
          [-14, 0],
          [52, -16],
        ],
        hat: [68, -142, 18],
        tilt: -4,
      }),
    );
  return {
    art,
    quiet: { box: { ...SAFE, height: 56 }, ink: 'dark' },
    faces: [child.face, { x: 136, y: 104, width: 44, height: 40 }],
  };
};
