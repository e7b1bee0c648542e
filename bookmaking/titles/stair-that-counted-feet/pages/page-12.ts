import { mirrored } from '../../../drawing/light.ts';
import { at, oval } from '../../../drawing/marks.ts';
import { quiltOver } from '../../../scenes/house/bed.ts';
import { newel, onStep, staircase } from '../../../scenes/house/staircase.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { catAsleep } from '../cast/cat.ts';
import { parkedChair } from '../cast/parked-chair.ts';
import { sleeper } from '../cast/sleeper.ts';
import { liftRail } from '../cast/stairlift.ts';
import { BEDDING } from '../set/bedding.ts';
import { STAIR } from '../set/colors.ts';
import { cutawayHouse, FLOOR, HOUSE_VIEW, type Hour, slab } from '../set/house.ts';
import { MOON } from '../set/lights.ts';
import { pool } from '../set/night.ts';
import { stairFace } from '../set/stair-face.ts';

const HOUR: Hour = { light: MOON, dark: 0.62, lamps: false };

/** Wide: the same house in three tones, and somebody kind on watch. */
export const page12: Painting = ({ hero, things }) => {
  const kid = sleeper(hero, 14, [84, 104], MOON);
  const [ox, oy] = HOUSE_VIEW.see(onStep(2, 0.4, 0.4));
  const art =
    cutawayHouse(HOUR) +
    kid.art +
    at(63, FLOOR.upper, 0.46, quiltOver(mirrored(MOON), BEDDING, 8), 0, -0.46) +
    at(42, 103, 0.2, catAsleep(MOON)) +
    parkedChair(hero, 12, [92, FLOOR.upper], -50, MOON) +
    (hero.wheelchair ? liftRail(HOUSE_VIEW, MOON) : '') +
    staircase(HOUSE_VIEW, MOON, STAIR, { side: true, fall: 0.3 }) +
    stairFace(HOUSE_VIEW, MOON, 'asleep') +
    pool(ox, oy - 4, 14, 12, '#cfd9ff', 0.5) +
    at(ox, oy - 4, 0.09, thing(things[0], MOON)) +
    oval(ox, oy, 4, 0.8, MOON.shade, 'fill-opacity=".5"') +
    slab(HOUR) +
    newel(HOUSE_VIEW, MOON, STAIR, [-12, 0, 4]);
  return {
    art,
    quiet: { box: { ...SAFE, height: 43 }, ink: 'light' },
    faces: [kid.face],
  };
};
