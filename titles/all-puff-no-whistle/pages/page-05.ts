import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { ship } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { squeezedEyes } from '#titles/all-puff-no-whistle/cast/squeezed.ts';
import { hatFromBehind } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { cherryAt, cherryWay } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, farRoofs, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';
import { groundPastFold, PAST_FOLD } from '#titles/all-puff-no-whistle/set/past-fold.ts';

/** Its own are under the cheeks, and drawn over them. */
const NO_LIPS: Mouth = { draw: () => '', at: [0, 4] };

/** Lips that let nothing out. */
const pressed = (hero: Hero): string => {
  const lip = tone(WATERSIDE, mix(hero.skin, '#d3566a', 0.6));
  return clean(oval(3, 0, 5, 6.4, lip.base) + line('M-1 .4H7', lip.deep, 1.8));
};

/** Both arms straight down and back, that the chest has room. */
const STIFF_ARM: Arm = { upper: [-30, 12], lower: [-24, 8], hand: 'hold' };
/** Both heels up, both knees straight. */
const STIFF: Leg = { upper: [2, 3], lower: [-3, 1], foot: 46 };

const CHEEKS = 1.3;

/** All the air there is, in somebody who is on tiptoe with it; and once more the other way up, in water without a fold. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  // With no words above, all of it is nearer.
  const [level, high] = beside ? [119, 104] : [148, 76];
  const child = puffingHero(
    hero,
    headToStand(hero, high, high * (hero.wheelchair ? 0.42 : 0.36)),
    'ground',
    [82, level - 3],
    {
      pose: 'stand',
      eyes: 'shut',
      face: { mouth: NO_LIPS, brow: [9, 1, -4] },
      cheeks: CHEEKS,
      yaw: 70,
      pitch: 0,
      nod: -2,
      tilt: 0,
      body: {
        shrug: 36,
        lean: -26,
        roll: 0,
        hips: 0,
        twist: 0,
        lift: hero.wheelchair ? 12 : 0,
        legL: STIFF,
        legR: STIFF,
      },
      ...(hero.wheelchair ? {} : { armL: STIFF_ARM, armR: STIFF_ARM }),
    },
    WATERSIDE,
  );
  const behind =
    sky(level, '#cfe9f5', '#fbf4e6') +
    clouds([
      [24, level - 62, 1.5],
      [128, level - 76, 1.2],
      [192, level - 70, 1.4],
    ]) +
    farRoofs(WATERSIDE, 'beyond', level - 30, 26, 0.55) +
    at(126, level - 28, 0.22, clockTower(WATERSIDE, 46, 0.25)) +
    parkTrees(WATERSIDE, 'round', level - 24, 20, 0.25) +
    box(
      0,
      level - 27,
      216,
      30,
      linear([
        [0, '#e6dcc6'],
        [1, '#f0e5d3'],
      ]),
    ) +
    oval(176, level - 9, 32, 2.4, '#44578f', 'fill-opacity=".16"') +
    at(176, level - 20, beside ? 0.3 : 0.25, hatFromBehind(WATERSIDE)) +
    at(hero.wheelchair ? 128 : 116, level - 9, beside ? 0.34 : 0.27, thing(things[0], WATERSIDE));
  const candle =
    child.art +
    squeezedEyes(hero, child, CHEEKS - 0.3, WATERSIDE) +
    at(child.mouth[0], child.mouth[1], child.scale, pressed(hero));
  const art =
    behind +
    child.shadow +
    box(0, level - 2.4, 216, 4.4, '#fffaf0') +
    box(0, level + 2, 216, 3, '#cdbdae') +
    candle +
    box(
      0,
      level + 5,
      216,
      216 - level,
      linear([
        [0, '#9fd0e6'],
        [0.5, '#b7dcec'],
        [1, '#7db8d8'],
      ]),
    ) +
    `<g opacity=".3">${upsideDown(level + 3, behind)}</g>` +
    `<g opacity=".62">${upsideDown(level + 3, candle)}</g>` +
    line(
      `M150 ${level + 22}h18M126 ${level + 52}h10M184 ${level + 34}h20M24 ${level + 40}h12`,
      '#ffffff',
      0.7,
      'stroke-opacity=".9"',
    ) +
    oval(160, level + 30.6, 5, 0.8, '#3f86ac', 'fill-opacity=".5"') +
    at(160, level + 30, 0.045, ship(WATERSIDE, 'limp', FAR_AWAY)) +
    cherryWay(`M218 ${level - 10}Q210 ${level - 13} 206 ${level - 6}`) +
    cherryAt(WATERSIDE, 203, level - 6, 5);
  return {
    art,
    quiet: { box: { ...SAFE, height: 47 }, ink: 'dark', largest: { explorer: 14 } },
    faces: [child.face],
    ...(beside && { overFold: () => groundPastFold(skyAndWater(level)) }),
  };
};

/** Past the fold there is nobody: the last trees, the end of the stone, then sky, and the same sky again. */
const skyAndWater = (level: number): string => {
  const off = (y: number, height: number, color: Hex): string =>
    box(
      -90,
      y,
      96,
      height,
      linear(
        [
          [0, color, 0],
          [0.3, color, 0],
          [1, color, 1],
        ],
        0,
        0,
        1,
        0,
      ),
    );
  return (
    sky(level + 5, '#cfe9f5', '#fbf4e6', PAST_FOLD) +
    parkTrees(WATERSIDE, 'round beyond', level - 24, 18, 0.3, { left: -22, right: 6 }) +
    off(level - 27, 30, '#ece1cd') +
    off(level - 2.4, 4.4, '#fffaf0') +
    off(level + 2, 3, '#cdbdae') +
    box(
      -240,
      level + 5,
      246,
      222 - level,
      linear([
        [0, '#b2d8e8'],
        [0.5, '#bcdceb'],
        [1, '#9ccbe2'],
      ]),
    )
  );
};

/** From a little above, what lies in water is shorter than what stands at it. */
const FLAT = 0.82;

/** As still water shows what stands at its edge, `level` down the sheet; nothing of it above. */
const upsideDown = (level: number, art: string): string =>
  clip(`M0 ${level + 2}H216V216H0Z`, at(0, (1 + FLAT) * level, FLAT, art, 180, -1));

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
