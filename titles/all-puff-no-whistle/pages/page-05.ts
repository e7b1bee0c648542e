import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { ship } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { squeezedEyes } from '#titles/all-puff-no-whistle/cast/squeezed.ts';
import { hatOnBench } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { basin, cherryAt, cherryWay } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, farRoofs, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { bench, clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** Lips that let nothing out. */
const HOLDING: Mouth = {
  draw: (lip) =>
    oval(0, 0, 5.4, 4, lip, 'fill-opacity=".5"') + line('M-5.4 .2Q0 -1.6 5.4 .2', lip, 2.6),
  at: [0, 4],
};

/** A fist at the side, for there has to be room for all of it. */
const FIST: Arm = { upper: [-8, 24], lower: [-6, 20], hand: 'hold' };
/** Both heels up, both knees straight. */
const STIFF: Leg = { upper: [0, 3], lower: [-2, 1], foot: 34 };

const CHEEKS = 3;

/** All the air there is, in somebody who is as stiff as a candle; and it has not come out. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  const child = puffingHero(
    hero,
    beside ? headToStand(hero, 180, 62) : headToStand(hero, 136, 48),
    'ground',
    [72, 207],
    {
      pose: 'stand',
      eyes: 'shut',
      face: { mouth: HOLDING, brow: [9, 1, -4], flushed: true },
      cheeks: CHEEKS,
      yaw: hero.wheelchair ? 44 : 10,
      turn: hero.wheelchair ? -30 : 0,
      pitch: 2,
      nod: -5,
      tilt: 0,
      body: { shrug: 20, lean: -4, roll: 0, hips: 0, twist: 0, legL: STIFF, legR: STIFF },
      ...(hero.wheelchair ? {} : { armL: FIST, armR: FIST }),
    },
    WATERSIDE,
  );
  const art =
    sky(130, '#cfe9f5', '#fbf4e6') +
    clouds([
      [24, 88, 1.5],
      [118, 76, 1.2],
      [192, 70, 1.6],
    ]) +
    farRoofs(WATERSIDE, 'beyond', 112, 36, 0.55) +
    at(128, 116, 0.28, clockTower(WATERSIDE, 46, 0.25)) +
    parkTrees(WATERSIDE, 'round', 120, 28, 0.22) +
    plaza() +
    at(182, 130, 0.34, bench(WATERSIDE)) +
    at(182, 128, 0.34, hatOnBench(WATERSIDE)) +
    stillWater() +
    cherryWay('M218 208Q210 204 203 206') +
    cherryAt(WATERSIDE, 197, 207, 8) +
    child.shadow +
    at(hero.wheelchair ? 140 : 124, 204, 0.44, thing(things[0], WATERSIDE)) +
    child.art +
    squeezedEyes(hero, child, CHEEKS - 0.3, WATERSIDE);
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark', largest: { explorer: 14 } },
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

const plaza = (): string =>
  box(
    0,
    116,
    216,
    100,
    linear([
      [0, '#efe4d0'],
      [1, '#e2d2bd'],
    ]),
  );

/** As flat as a plate: the sky lies in it, clouds and all, and on it a speck. */
const stillWater = (): string =>
  basin(
    WATERSIDE,
    { x: 126, y: 166, rx: 122, ry: 21, rim: 6 },
    ['#b4d9ea', '#cfe9f5', '#9ccde6'],
    clouds([
      [118, 180, 1.4],
      [212, 176, 1.2],
    ]) +
      line('M150 168h22M196 172h14M108 186h20M160 184h12', '#ffffff', 0.8, 'stroke-opacity=".9"') +
      oval(160, 177.6, 5, 0.8, '#4f9fca', 'fill-opacity=".5"') +
      at(160, 177, 0.045, ship(WATERSIDE, 'limp', FAR_AWAY)),
  );
