import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { ship } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatOnBench } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { cherryAt, cherryWay, rim, water } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, farRoofs, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { bench, branch, clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** Shut tight, small, and between two balls: nothing has come out yet. */
const HOLDING: Mouth = {
  draw: (lip) =>
    oval(0, 0, 6.4, 4.8, lip, 'fill-opacity=".5"') +
    line('M-6.4 .2Q0 -1.4 6.4 .2', lip, 2.4) +
    line('M-11.5 -8Q-7.6 0 -11.5 8M11.5 -8Q7.6 0 11.5 8', lip, 2, 'stroke-opacity=".5"'),
  at: [0, 4.8],
};

/** Stiff at both sides, for there has to be room for all of it. */
const DOWN: Arm = { upper: [-6, 20], lower: [-10, 12] };

/** Mid: all the air there is, and it has not come out. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  // With no words in the water, all comes nearer.
  const rimAt = beside ? 164 : 114;
  const low = rimAt - 114;
  const child = puffingHero(
    hero,
    beside ? 76 : 52,
    'head',
    beside ? [78, 92] : [64, 66],
    {
      pose: 'stand',
      eyes: 'shut',
      face: { mouth: HOLDING, brow: [-10, -13, -6], flushed: true },
      cheeks: 2.1,
      yaw: 16,
      nod: -4,
      tilt: -4,
      body: { shrug: 22, lean: -6, roll: 0 },
      armL: DOWN,
      armR: DOWN,
    },
    WATERSIDE,
  );
  const art =
    sky(120) +
    clouds([
      [22, 24, 1.5],
      [116, 18, 1.3],
      [192, 28, 1.6],
    ]) +
    farRoofs(WATERSIDE, 'beyond', 92 + low, 44, 0.55) +
    at(beside ? 150 : 118, 94 + low, beside ? 0.4 : 0.32, clockTower(WATERSIDE, 46, 0.25)) +
    parkTrees(WATERSIDE, 'round', 102 + low, 32, 0.22) +
    oval(108, 112 + low, 150, 14, '#e6dcc6') +
    at(beside ? 188 : 166, 108 + low, 0.42, bench(WATERSIDE)) +
    at(beside ? 188 : 166, 106 + low, 0.42, hatOnBench(WATERSIDE)) +
    at(-6, 6, 1, branch(WATERSIDE, 'left'), 4) +
    at(222, 2, 0.9, branch(mirrored(WATERSIDE), 'right'), -8, -0.9) +
    child.art +
    stillWater(rimAt) +
    rim(WATERSIDE, rimAt, 17, 6) +
    at(
      beside ? 146 : 124,
      rimAt - (beside ? 8 : 5),
      beside ? 0.36 : 0.22,
      thing(things[0], WATERSIDE),
    ) +
    cherryWay(`M218 ${rimAt - 3}Q210 ${rimAt - 6} 204 ${rimAt - 2}`) +
    cherryAt(WATERSIDE, 199, rimAt + 1, 7) +
    oval(182, rimAt + 28.6, 5, 0.8, '#4f9fca', 'fill-opacity=".5"') +
    at(182, rimAt + 28, 0.04, ship(WATERSIDE, 'limp', FAR_AWAY));
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 152, height: 50 },
      ink: 'dark',
      anchor: 'middle',
      largest: { explorer: 14 },
    },
    faces: [child.face],
  };
};

const FAR_AWAY = {
  mood: 'naval',
  gaze: [0, 0],
  hands: [
    [-52, -52],
    [52, -52],
    [-50, -26],
    [50, -26],
  ],
} as const;

/** As flat as a plate: the clouds lie in it upside down. */
const stillWater = (rimAt: number): string =>
  water(rimAt + 6, ['#b4d9ea', '#d6ecf5', '#c2e1ee']) +
  at(
    0,
    164 + rimAt,
    -1,
    clouds([
      [14, 68, 1.5],
      [206, 130, 1.7],
      [168, 66, 1.2],
    ]),
    0,
    1,
  ) +
  box(
    0,
    rimAt + 14,
    216,
    14,
    linear([
      [0, '#7fb3cf', 0.6],
      [1, '#7fb3cf', 0],
    ]),
  ) +
  at(
    0,
    rimAt - 114,
    1,
    line(
      'M150 146h14M196 150h12M20 144h18M92 207h40M12 211h26',
      '#ffffff',
      0.8,
      'stroke-opacity=".9"',
    ),
  );
