import { at, path } from '#bookmaking/drawing/marks.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { captainFromBehind, wake, walnut } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { glitter, rim, rings, road, water } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** The far stone, and where on it the road ends. */
const [RIM, END] = [146, 132];

/** Over a captain's shoulder: far off somebody holds up a lighthouse as high as an arm is long, and a course is taken. */
export const page08: Painting = ({ hero, things, beside }) => {
  const size = beside ? 38 : 32;
  const child = puffingHero(
    hero,
    size,
    'head',
    [END, RIM - size * 0.9],
    {
      pose: 'stand',
      eyes: 'open',
      cheeks: 1.5,
      face: { brow: [-6, -10, -2] },
      yaw: -22,
      nod: 2,
      tilt: -6,
      gaze: [-0.8, 0.7],
      body: { roll: -8, shrug: 0 },
      armL: { upper: [6, 124], lower: [4, 134], hand: 'hold' },
      armR: { upper: [-20, 20], lower: [-20, 12] },
    },
    WATERSIDE,
  );
  const [hx, hy] = child.handL;
  const nut = walnut(WATERSIDE, 'limp');
  const lamp = size / 84;
  const art =
    sky(156, '#cfdcf2', '#fff1de') +
    clouds([
      [26, 112, 1.8],
      [92, 122, 1.1],
    ]) +
    at(90, RIM - 1, 0.3, clockTower(WATERSIDE, 52, 0.1)) +
    parkTrees(WATERSIDE, 'eight', RIM + 2, 34, 0.36) +
    at(207, RIM + 16, 0.19, hatStanding(WATERSIDE)) +
    rays(hx, hy - 30 * lamp, size) +
    child.art +
    at(hx, hy - 30 * lamp, lamp, thing(things[0], WATERSIDE)) +
    child.hand(1) +
    water(RIM + 5, ['#a3cdee', '#3f80c2', '#173f7c']) +
    rim(WATERSIDE, RIM, 13, 4) +
    glitter('eight', { x: 0, y: 162, width: 216, height: 54 }, 0.9) +
    road([74, 222], [END - 3, RIM + 13], 20, 2) +
    rings(186, 190, 26, 0.22, 4) +
    wake(56, 211, 96) +
    at(56, 207, 0.62, nut.back + at(16, -24, 1, captainFromBehind(WATERSIDE)) + nut.front);
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face],
  };
};

/** What a lighthouse does, by day. */
const rays = (x: number, y: number, size: number): string =>
  path(
    [-118, -88, -58, -28, 4, 34]
      .map((degrees) => {
        const on = (turn: number, far: number): string => {
          const a = ((degrees + turn) * Math.PI) / 180;
          return `${(x + Math.cos(a) * far * size).toFixed(1)} ${(y + Math.sin(a) * far * size).toFixed(1)}`;
        };
        return `M${on(-2, 0.6)}L${on(-5, 1.15)}L${on(5, 1.15)}L${on(2, 0.6)}Z`;
      })
      .join(''),
    '#ffffff',
    'fill-opacity=".8"',
  );
