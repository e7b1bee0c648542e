import { at, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { ship, wake } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { handOnRim } from '#titles/all-puff-no-whistle/cast/hands-on-rim.ts';
import { hatOnBench } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { glitter, parkTrees, rim, water } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';

const RIM = 157;

/** Close, from the water: a captain who has waited three days, and a face like a hill. */
export const page06: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    57,
    'head',
    [58, 126],
    { pose: 'stand', mood: 'wonder', yaw: 22, nod: 4, gaze: [0.9, 0.8] },
    WATERSIDE,
  );
  const art =
    sky(160, '#c4e6ec', '#fff6e6') +
    clouds([
      [168, 98, 2.4],
      [120, 86, 1.2],
      [14, 84, 1.3],
    ]) +
    parkTrees(WATERSIDE, 'low', 152, 30, 0.5) +
    at(112, 152, 0.27, hatOnBench(WATERSIDE)) +
    child.art +
    water(RIM + 8, ['#9adbe0', '#2f9bb8', '#125a80']) +
    rim(WATERSIDE, RIM, 18, 4, 11) +
    handOnRim(hero, 20, RIM + 1, 58, WATERSIDE) +
    handOnRim(hero, 90, RIM, 58, WATERSIDE) +
    oval(
      60,
      190,
      70,
      22,
      radial([
        [0, '#12406a', 0.35],
        [1, '#12406a', 0],
      ]),
    ) +
    glitter('six', { x: 0, y: 172, width: 216, height: 44 }, 1.1) +
    wake(146, 203, 88) +
    at(146, 199, 0.58, ship(WATERSIDE, 'limp', SALUTE));
  return {
    art,
    quiet: { box: { ...SAFE, height: 55 }, ink: 'dark' },
    faces: [child.face, { x: 136, y: 110, width: 46, height: 40 }],
  };
};

/** One leg on the bow, and the hat off. */
const SALUTE = {
  mood: 'amazed',
  gaze: [-0.9, -0.6],
  hands: [
    [-62, -70],
    [52, -128],
    [-40, -30],
    [44, -28],
  ],
  feet: [
    [-14, 0],
    [52, -18],
  ],
  hat: [56, -142, 16],
  tilt: -4,
} as const;
