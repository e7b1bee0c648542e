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

/** Over a captain's shoulder: far off somebody holds up a lighthouse as high as an arm is long, and a course is taken. */
export const page08: Painting = ({ hero, things, beside }) => {
  // With no words above, the far stone is higher, and all comes nearer.
  const [far, end, size, near] = beside ? [132, 118, 41, 0.72] : [146, 126, 32, 0.62];
  const child = puffingHero(
    hero,
    size,
    'head',
    [end, far - size * 0.9],
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
    sky(far + 10, '#cfdcf2', '#fff1de') +
    clouds([
      [26, far - 34, near * 2.9],
      [92, far - 24, near * 1.8],
      ...(beside ? ([[92, 38, 1.8]] as const) : []),
    ]) +
    at(84, far - 1, near * 0.45, clockTower(WATERSIDE, 52, 0.1)) +
    parkTrees(WATERSIDE, 'eight', far + 2, 34, 0.36) +
    at(207, far + 16, 0.19, hatStanding(WATERSIDE)) +
    rays(hx, hy - 30 * lamp, size) +
    child.art +
    at(Math.min(hx + 9 * lamp, 188), hy - 30 * lamp, lamp, thing(things[0], WATERSIDE)) +
    child.hand(1) +
    water(far + 5, ['#a3cdee', '#3f80c2', '#173f7c']) +
    rim(WATERSIDE, far, 13, 4) +
    glitter('eight', { x: 0, y: far + 16, width: 216, height: 70 }, 0.9) +
    road([74, 222], [end - 3, far + 13], 20, 2) +
    rings(186, 190, 26, 0.22, 4) +
    wake(beside ? 46 : 56, 211, 155 * near) +
    at(
      beside ? 50 : 56,
      207,
      near,
      nut.back + at(16, -24, 1, captainFromBehind(WATERSIDE)) + nut.front,
    );
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
