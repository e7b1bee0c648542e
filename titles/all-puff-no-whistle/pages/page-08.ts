import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
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
import { groundPastFold, PAST_FOLD, pastFold } from '#titles/all-puff-no-whistle/set/past-fold.ts';

/** Over a captain's back: far off somebody holds up a lighthouse on the palm of a hand, and a white road leads to it. */
export const page08: Painting = ({ hero, things, beside }) => {
  // With no words above, the far stone is higher, and all comes nearer.
  const [far, size, near] = beside ? [138, 48, 0.58] : [140, 34, 0.5];
  const child = puffingHero(
    hero,
    size,
    'head',
    [134, far - size * 0.74],
    {
      pose: 'stand',
      eyes: 'open',
      cheeks: 1.6,
      face: { brow: [-6, -10, -2] },
      yaw: -34,
      nod: 4,
      tilt: -4,
      gaze: [-0.8, 0.7],
      body: { roll: -8, shrug: 0 },
      armL: { upper: [6, 132], lower: [4, 146], hand: 'open' },
      armR: { upper: [-20, 20], lower: [-20, 12] },
    },
    WATERSIDE,
  );
  const [hx, hy] = child.handL;
  const nut = walnut(WATERSIDE, 'limp');
  const lamp = size / 92;
  const [bx, by] = [52, 212];
  const toy: Point = [Math.min(hx + 4 * lamp, 202 - 62 * lamp), hy - 33 * lamp];
  const art =
    sky(far + 10, '#cfdcf2', '#fff1de') +
    clouds([
      [26, far - 34, near * 2.9],
      [92, far - 30, near * 1.8],
      ...(beside ? ([[92, 40, 1.8]] as const) : []),
    ]) +
    at(78, far - 1, 0.3, clockTower(WATERSIDE, 52, 0.1)) +
    parkTrees(WATERSIDE, 'eight', far + 2, 34, 0.36) +
    at(207, far + 14, 0.17, hatStanding(WATERSIDE)) +
    glow(toy, size) +
    child.art +
    at(toy[0], toy[1], lamp, thing(things[0], WATERSIDE)) +
    water(far + 5, ['#a3cdee', '#3f80c2', '#173f7c']) +
    rim(WATERSIDE, far, 13, 4) +
    glitter('eight', { x: 0, y: far + 16, width: 216, height: 70 }, 0.7) +
    road([bx + 84 * near, by - 10], [hx + 2, far + 13], 15, 2.4) +
    rings(186, 194, 22, 0.22, 4) +
    wake(bx, by + 4, 155 * near) +
    at(bx, by, near, nut.back + at(10, -24, 1, captainFromBehind(WATERSIDE)) + nut.front);
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face],
    ...(beside && {
      overFold: () =>
        groundPastFold(
          sky(far + 10, '#cfdcf2', '#fff1de', PAST_FOLD) +
            parkTrees(WATERSIDE, 'eight beyond', far + 2, 24, 0.5, PAST_FOLD),
        ) +
        pastFold(
          water(far + 5, ['#a3cdee', '#3f80c2', '#173f7c'], PAST_FOLD) +
            rim(WATERSIDE, far + 4, 13, 0, 9, PAST_FOLD) +
            glitter('eight beyond', { x: -230, y: far + 20, width: 226, height: 66 }, 0.7),
        ),
    }),
  };
};

/** What a lighthouse does, by day: the sky is a little lighter round it. */
const glow = ([x, y]: Point, size: number): string =>
  oval(
    x,
    y,
    size * 1.1,
    size * 0.95,
    radial([
      [0, '#ffffff', 0.95],
      [0.5, '#ffffff', 0.6],
      [1, '#ffffff', 0],
    ]),
  );
