import { mirrored } from '../../../drawing/light.ts';
import { at } from '../../../drawing/marks.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { duck } from '../cast/birds.ts';
import { breath } from '../cast/breath.ts';
import { ship, wake } from '../cast/captain.ts';
import { puffingHero } from '../cast/puffing.ts';
import { cherryAt, clockTower, glitter, parkTrees, rim, road, water } from '../set/fountain.ts';
import { clouds, farRoofs, sky } from '../set/houses.ts';
import { WATERSIDE } from '../set/lights.ts';

/** Close, cheek to the water: long, thin, and between two ducks. */
export const page09: Painting = ({ hero, things }) => {
  const child = puffingHero(
    hero,
    92,
    'head',
    [34, 150],
    { pose: 'stand', eyes: 'open', cheeks: 1.05, yaw: 54, gaze: [1, 0.2], tilt: 6 },
    WATERSIDE,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(120) +
    clouds([[130, 74, 1.4]]) +
    farRoofs(WATERSIDE, 'nine', 106, 30, 0.6) +
    at(120, 106, 0.24, clockTower(WATERSIDE, 57, 0.25)) +
    parkTrees(WATERSIDE, 'nine', 112, 22, 0.35) +
    water(112) +
    rim(WATERSIDE, 110, 9, 2, 6) +
    at(198, 105, 0.14, thing(things[0], WATERSIDE)) +
    cherryAt(WATERSIDE, 178, 111, 4) +
    road([110, 200], [198, 120], 12, 1) +
    glitter('nine', { x: 0, y: 124, width: 216, height: 92 }, 1.2) +
    at(118, 150, 0.4, duck(WATERSIDE, 'brown', -0.6)) +
    child.art +
    wake(160, 172, 50) +
    at(
      160,
      170,
      0.34,
      ship(WATERSIDE, 'full', {
        mood: 'naval',
        gaze: [1, 0],
        hands: [
          [-54, -70],
          [60, -80],
          [-40, -30],
          [44, -28],
        ],
      }),
    ) +
    breath({
      along: [
        [mx, my],
        [mx + 14, my - 2],
        [mx + 30, my - 6],
        [128, 146],
        [148, 138],
      ],
      widths: [0.7, 3.4, 1.6],
    }) +
    at(176, 222, 0.72, duck(mirrored(WATERSIDE), 'gray', 0.4), 0, -0.72);
  return {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'dark' },
    faces: [child.face],
  };
};
