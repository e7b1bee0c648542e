import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, oval, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { FACE, fork, forkArm, judgeInDish, SHIRT, SKIN } from '#titles/box-of-snow/cast/judge.ts';
import { grownArm } from '#titles/box-of-snow/cast/limb.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { bentHandle, bowl, heaped } from '#titles/box-of-snow/cast/scoop.ts';
import { atOvens } from '#titles/box-of-snow/set/at-ovens.ts';
import { asOpening, asPage, type Scene } from '#titles/box-of-snow/set/both-pages.ts';
import { SNOW } from '#titles/box-of-snow/set/colors.ts';
import {
  ovenAround,
  ovensOverWell,
  rackBefore,
  rampAtTwo,
} from '#titles/box-of-snow/set/in-the-oven.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { OVENS } from '#titles/box-of-snow/set/lights.ts';
import { rowOfPies } from '#titles/box-of-snow/set/row-of-pies.ts';

/** How far down the oven's roof comes: over a page alone it is where the words are. In mm. */
const ROOF = { alone: -0.5, opening: 15 } as const;
/** A page alone has all of it, smaller, about its lower right corner. */
const ALONE = 0.71;
const CORNER: Point = [216, 216];

/** The judge's dish, and how large who stands in it is. */
const DISH: Point = [157, 208];
const K = 0.55;
/** The middle of the scoop's rim, how large it is, and the middle of the fist that holds its other end. */
const SCOOP: Point = [22, 62];
const BOWL = 0.4;
const FIST: Point = [116, 62];
/** Where somebody hangs on the handle, which gives way there. */
const BAR: Point = [77, 69];

/** As a pie sees it: a scoop as large as the box goes by overhead, and on its handle, off the ground, hangs whose snow it is. */
export const page02: Painting = ({ hero }) =>
  asPage(atTwo(hero, ROOF.alone), ALONE, CORNER, {
    box: { x: 14, y: 10, width: 184, height: 42 },
    ink: 'light',
    largest: { explorer: 14 },
  });

/** The words are on the wall, over those who have baked. */
export const spread02: Painting = ({ hero }) =>
  asOpening(atTwo(hero, ROOF.opening), {
    box: { x: 18, y: 27, width: 166, height: 66 },
    ink: 'dark',
    largest: { sapling: 26, explorer: 19 },
    last: { box: { x: 18, y: 94, width: 166, height: 28 }, ink: 'dark', largest: 29 },
    lap: { box: { x: 18, y: 50, width: 160, height: 60 }, ink: 'dark', largest: 80 },
  });

function atTwo(hero: Hero, roof: number): Scene {
  const child = hanging(hero);
  const art =
    rampAtTwo() +
    ovensOverWell() +
    lettering('2', 68, 38, 15, '#b5702a', 0.22) +
    mittenOnWool(OVENS, [97, roof - 4], [97, roof + 12], 9) +
    child.shadow +
    ovenAround(roof) +
    rackBefore() +
    atOvens() +
    rowOfPies() +
    at(30, 201, 0.74, carton(OVENS, 0.8) + bite()) +
    falling() +
    at(
      ...DISH,
      K,
      judgeInDish(OVENS, [-0.9, 0], { ...FACE, eyes: 'wide', mouth: 'smile' }, false) +
        forkArm(OVENS) +
        fork(OVENS),
    ) +
    bentHandle([SCOOP[0] + 90 * BOWL, SCOOP[1]], child.fists, [FIST[0] + 16, FIST[1] - 1]) +
    at(...SCOOP, BOWL, bowl() + heaped()) +
    armTo(OVENS, FIST, [DISH[0] - 52 * K, DISH[1] - 182 * K], K) +
    child.art +
    child.hands;
  return { art, faces: [child.face] };
}

/** What does not stay on it. */
const falling = (): string =>
  [
    [12, 108, 3],
    [22, 112, 2],
    [36, 106, 2.4],
    [44, 116, 1.6],
  ]
    .map(([x = 0, y = 0, r = 0]) => snowball(OVENS, x, y, r))
    .join('');

/** The judge's straight arm, its fist round the handle at `fist`. */
function armTo(light: Light, fist: Point, shoulder: Point, k: number): string {
  // A fist is beyond its wrist, and what it holds goes through its middle.
  const long = Math.hypot(fist[0] - shoulder[0], fist[1] - shoulder[1]);
  const on = (by: number): Point => [
    fist[0] - ((fist[0] - shoulder[0]) / long) * by,
    fist[1] - ((fist[1] - shoulder[1]) / long) * by,
  ];
  const wrist = on(14 * k);
  return grownArm(light, {
    way: [shoulder, on(long * 0.5), wrist],
    width: 19 * k,
    sleeve: SHIRT,
    skin: SKIN,
    grip: 'fist',
    rolled: 0.45,
  });
}

/** What one scoop has left. */
const bite = (): string =>
  path(
    'M-47 -78C-46 -112 -22 -116 -8 -112C6 -106 10 -88 2 -80C-12 -72 -34 -72 -47 -78Z',
    SNOW.shade,
  ) + oval(-20, -88, 18, 9, SNOW.deep);

/** Both arms at their end, and a fist of each on the handle. */
const HANGS: Arm = { upper: [112, 14], lower: [122, -4], hand: 'hold' };
const HANGS_TOO: Arm = { upper: [118, 14], lower: [128, -4], hand: 'hold' };

/** Off the ground, and kicking; who rolls comes up with the front wheels first. */
function hanging(hero: Hero) {
  const rolls = hero.wheelchair !== undefined;
  const head = headToStand(hero, rolls ? 112 : 98, 33);
  const wish: HeroWish = {
    pose: rolls ? 'stand' : 'walk',
    mood: 'worried',
    face: { mouth: PRESSED, brow: [-8, -10, -2] },
    yaw: -58,
    pitch: 3,
    nod: -10,
    tilt: 4,
    gaze: [-0.9, -0.6],
    armL: HANGS_TOO,
    armR: HANGS,
    leanInChair: -14,
    body: {
      lean: rolls ? -14 : -18,
      roll: 0,
      hips: 0,
      twist: 0,
      ...(!rolls && {
        legL: { upper: [10, 6], lower: [-54, 4], foot: 40 },
        legR: { upper: [66, 8], lower: [22, 4], foot: 10 },
      }),
    },
  };
  const still = placeHero(hero, head, 'ground', [BAR[0], 170], wish, OVENS);
  const ground: Point = [
    BAR[0] * 2 - (still.handL[0] + still.handR[0]) / 2,
    170 + BAR[1] - (still.handL[1] + still.handR[1]) / 2,
  ];
  const child = placeHero(hero, head, 'ground', ground, wish, OVENS);
  const fists = [child.handR, child.handL].sort((a, b) => a[0] - b[0]) as [Point, Point];
  return {
    art: child.art,
    hands: child.hand(1) + child.hand(-1),
    fists,
    face: child.face,
    shadow: oval(ground[0], 196, 24, 3, '#8a3f1a', 'fill-opacity=".35"'),
  };
}
