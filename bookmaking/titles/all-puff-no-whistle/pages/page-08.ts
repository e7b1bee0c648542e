import { at } from '../../../drawing/marks.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { captainFromBehind, wake, walnut } from '../cast/captain.ts';
import { hatStanding } from '../cast/straw-hat.ts';
import { clockTower, glitter, parkTrees, rim, rings, road, water } from '../set/fountain.ts';
import { clouds, farRoofs, sky } from '../set/houses.ts';
import { WATERSIDE } from '../set/lights.ts';

const RIM = 124;

/** Mid: a lighthouse is set up, and a course is taken. */
export const page08: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    38,
    'head',
    [166, 104],
    {
      pose: 'stand',
      mood: 'happy',
      yaw: -30,
      nod: 6,
      gaze: [-0.9, 0.5],
      touchR: [136, 118],
      armR: { upper: [40, 10], lower: [70, 0], hand: 'hold' },
      touchL: [190, RIM - 1],
      armL: { upper: [30, 20], lower: [60, 0], hand: 'open' },
    },
    WATERSIDE,
  );
  const nut = walnut(WATERSIDE, 'limp');
  const art =
    sky(132) +
    clouds([[40, 92, 1.3]]) +
    farRoofs(WATERSIDE, 'eight', 116, 36, 0.6) +
    at(92, 116, 0.26, clockTower(WATERSIDE, 52, 0.25)) +
    parkTrees(WATERSIDE, 'eight', 124, 26, 0.35) +
    at(206, 150, 0.36, hatStanding(WATERSIDE)) +
    child.art +
    water(RIM + 4) +
    rim(WATERSIDE, RIM, 14, 4) +
    child.arm(1) +
    glitter('eight', { x: 0, y: 142, width: 216, height: 74 }, 0.9) +
    road([74, 216], [127, 138], 8, 1.4) +
    rings(150, 168, 34, 0.2, 3) +
    at(126, RIM - 6, 0.24, thing(things[0], WATERSIDE)) +
    child.arm(-1) +
    wake(62, 204, 84) +
    at(62, 200, 0.56, nut.back + at(16, -24, 1, captainFromBehind(WATERSIDE)) + nut.front);
  return {
    art,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'dark' },
    faces: [child.face],
  };
};
