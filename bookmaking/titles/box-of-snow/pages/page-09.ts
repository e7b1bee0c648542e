import { at } from '../../../drawing/marks.ts';
import { headToStand } from '../../../hero/head-size.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { snowball } from '../cast/carton.ts';
import { FLOORS } from '../set/colors.ts';
import { doorAjar, sunBars, windows } from '../set/last-turn.ts';
import { lettering } from '../set/lettering.ts';
import { LOW_SUN } from '../set/lights.ts';
import { plainWall, rampFloor, wet } from '../set/ramp.ts';

/** Mid: wherever the shade goes, the ball goes too. */
export const page09: Painting = ({ hero, things }) => {
  const head = headToStand(hero, 108, 36);
  const child = placeHero(
    hero,
    head,
    'ground',
    [86, 204],
    {
      pose: 'walk',
      mood: 'brave',
      yaw: 30,
      pitch: 5,
      gaze: [0.9, 0.8],
      armL: { upper: [50, 10], lower: [84, 4], hand: 'hold' },
      armR: { upper: [20, 120], lower: [10, 150], hand: 'hold' },
    },
    LOW_SUN,
  );
  const art =
    plainWall(FLOORS[9], 190) +
    windows() +
    rampFloor(FLOORS[9], 180) +
    sunBars() +
    doorAjar([180, 178]) +
    lettering('9', 140, 128, 22, FLOORS[9].wall, 0.22) +
    child.shadow +
    child.art +
    snowball(LOW_SUN, child.handL[0] + 4, child.handL[1] - 4, 5.4) +
    at(child.handR[0], child.handR[1] - 8, head * 0.011, thing(things[0], LOW_SUN), -14) +
    wet([
      [60, 208, 4],
      [40, 205, 3],
    ]);
  return { art, quiet: { box: { ...SAFE, height: 50 }, ink: 'dark' }, faces: [child.face] };
};
