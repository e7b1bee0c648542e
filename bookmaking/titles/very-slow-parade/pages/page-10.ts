import { at } from '../../../drawing/marks.ts';
import { inPyjamas, placeHero } from '../../../hero/place-hero.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { bearOnBack } from '../cast/bear.ts';
import { duck } from '../cast/duck.ts';
import { lidFlat, potTurned } from '../cast/pot.ts';
import { snail } from '../cast/snail.ts';
import { silverLine, skirting, tiles } from '../set/floor.ts';
import { DARK } from '../set/hours.ts';
import { wall } from '../set/kitchen.ts';
import { NIGHT } from '../set/lights.ts';
import { SIZE, standing } from '../set/stage.ts';

const ABOVE = cameraAt({ from: [0, 300, -190], to: [0, 0, 20], middle: [108, 104], focal: 250 });
const FLOOR = { left: -320, right: 320, near: -140, far: 120 };

/** From above: everything sleeps where it stopped; one snail does not. */
export const page10: Painting = ({ hero, things }) => {
  const kid = placeHero(
    inPyjamas(hero),
    ABOVE.scale([60, 0, 80]) * 29,
    'ground',
    ABOVE.see([90, 0, 76]),
    {
      pose: hero.wheelchair ? 'sit' : 'floor',
      mood: 'sleepy',
      yaw: -12,
      pitch: 26,
      tilt: 12,
    },
    NIGHT,
  );
  const [, base] = ABOVE.see([0, 0, FLOOR.far]);
  const art =
    wall(DARK, base) +
    tiles(ABOVE, DARK, FLOOR) +
    skirting(ABOVE, DARK, FLOOR) +
    silverLine(
      ABOVE,
      [
        [-160, 0, -120],
        [-90, 0, -70],
        [-20, 0, -76],
        [60, 0, -40],
        [20, 0, 10],
        [-40, 0, 30],
        [-20, 0, 66],
        [20, 0, 84],
      ],
      1,
    ) +
    kid.shadow +
    kid.art +
    standing(ABOVE, [60, 96], SIZE.pot, potTurned(NIGHT), NIGHT, 70) +
    standing(ABOVE, [22, 84], SIZE.snail, snail(NIGHT, { pose: 'ahead' }), NIGHT, 150) +
    standing(ABOVE, [-90, 20], SIZE.duck, duck(NIGHT, { eye: 'shut' }), NIGHT, 80) +
    standing(ABOVE, [20, -100], SIZE.bear, bearOnBack(NIGHT, { arms: [70, 60], eyes: 'shut' }), NIGHT, 90) +
    standing(ABOVE, [26, -100], 0.3, at(0, -40, 1, lidFlat(NIGHT)), NIGHT, 0) +
    standing(ABOVE, [90, -40], SIZE.wagon, wagon(NIGHT, thing(things[0], NIGHT)), NIGHT, 90);
  return {
    art,
    quiet: { box: { ...SAFE, height: 24 }, ink: 'light', align: 'center' },
    faces: [kid.face],
  };
};
