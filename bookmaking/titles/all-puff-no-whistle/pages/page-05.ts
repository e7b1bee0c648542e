import { at, oval } from '../../../drawing/marks.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { ship } from '../cast/captain.ts';
import { puffingHero } from '../cast/puffing.ts';
import { hatOnBench } from '../cast/straw-hat.ts';
import { bench, cherryAt, cherryWay, clockTower, parkTrees, rim, water } from '../set/fountain.ts';
import { clouds, farRoofs, sky } from '../set/houses.ts';
import { WATERSIDE } from '../set/lights.ts';

const RIM = 116;

/** Mid: all the air there is, and it has not come out. */
export const page05: Painting = ({ hero, things }) => {
  const child = puffingHero(
    hero,
    46,
    'head',
    [72, 84],
    {
      pose: 'stand',
      eyes: 'shut',
      cheeks: 1.25,
      yaw: 10,
      nod: -6,
      touchL: [98, RIM - 1],
      touchR: [46, RIM - 1],
      armL: { upper: [30, 20], lower: [60, 0], hand: 'open' },
      armR: { upper: [30, 20], lower: [60, 0], hand: 'open' },
    },
    WATERSIDE,
  );
  const art =
    sky(120) +
    clouds([
      [30, 26, 1.6],
      [112, 18, 1.3],
      [188, 30, 1.5],
    ]) +
    farRoofs(WATERSIDE, 'beyond', 92, 46, 0.55) +
    at(116, 92, 0.34, clockTower(WATERSIDE, 46, 0.3)) +
    parkTrees(WATERSIDE, 'round', 100, 34, 0.25) +
    oval(150, 104, 120, 10, '#d9d7bd') +
    at(164, 102, 0.42, bench(WATERSIDE)) +
    at(164, 100, 0.42, hatOnBench(WATERSIDE)) +
    child.art +
    water(RIM + 6, ['#cfe8f2', '#dbeff6', '#b9dcec']) +
    rim(WATERSIDE, RIM, 16, 6) +
    child.arm(1) +
    child.arm(-1) +
    at(120, RIM - 4, 0.2, thing(things[0], WATERSIDE)) +
    cherryWay('M216 112Q206 112 200 113') +
    cherryAt(WATERSIDE, 196, RIM + 1, 6) +
    clouds([
      [40, 150, 1.4],
      [170, 160, 1.7],
    ]) +
    at(
      178,
      141,
      0.035,
      ship(WATERSIDE, 'limp', {
        mood: 'naval',
        gaze: [0, 0],
        hands: [
          [-52, -52],
          [52, -52],
          [-50, -26],
          [50, -26],
        ],
      }),
    );
  return {
    art,
    quiet: { box: { ...SAFE, y: 150, height: 50 }, ink: 'dark', anchor: 'middle' },
    faces: [child.face],
  };
};
