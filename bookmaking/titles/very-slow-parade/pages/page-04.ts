import { at } from '../../../drawing/marks.ts';
import { inPyjamas, placeHero } from '../../../hero/place-hero.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { pot } from '../cast/pot.ts';
import { snail } from '../cast/snail.ts';
import { silverLine, skirting, tiles } from '../set/floor.ts';
import { MANNERS } from '../set/hours.ts';
import { kitchenWindow, lettuce, wall } from '../set/kitchen.ts';
import { LOW_LAMP } from '../set/lights.ts';
import { SIZE, standing } from '../set/stage.ts';

const MAP = cameraAt({ from: [0, 150, -240], to: [0, 40, 60], middle: [108, 140], focal: 200 });
const FLOOR = { left: -320, right: 320, near: -120, far: 120 };

/** Wide, like a map: four tiles, one wall, and a lettuce. */
export const page04: Painting = ({ hero }) => {
  const kid = placeHero(
    inPyjamas(hero),
    MAP.scale([-60, 0, -60]) * 29,
    'ground',
    MAP.see([-66, 0, -40]),
    {
      pose: 'crouch',
      mood: 'wonder',
      yaw: 38,
      pitch: 12,
      gaze: [0.9, -0.5],
      nod: -6,
    },
    LOW_LAMP,
  );
  const [, base] = MAP.see([0, 0, FLOOR.far]);
  const art =
    wall(MANNERS, base) +
    kitchenWindow(LOW_LAMP, MANNERS, { x: 156, y: 34, width: 36, height: 44 }) +
    at(174, 79, 0.3, lettuce(LOW_LAMP)) +
    tiles(MAP, MANNERS, FLOOR) +
    skirting(MAP, MANNERS, FLOOR) +
    silverLine(
      MAP,
      [
        [-200, 0, -84],
        [-120, 0, -80],
        [-60, 0, -82],
        [-20, 0, -80],
      ],
      0.5,
    ) +
    kid.shadow +
    kid.art +
    standing(MAP, [-110, -70], SIZE.pot, pot(LOW_LAMP), LOW_LAMP, 70) +
    standing(MAP, [-10, -80], SIZE.snail, snail(LOW_LAMP, { pose: 'ahead' }), LOW_LAMP, 150);
  return {
    art,
    quiet: { box: { ...SAFE, width: 124, height: 86 }, ink: 'dark' },
    faces: [kid.face],
  };
};
