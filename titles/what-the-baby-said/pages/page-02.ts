import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { asGround, at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { cup, grownArm, thumbOver } from '#titles/what-the-baby-said/cast/arms.ts';
import { sittingBaby } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { catLoaf } from '#titles/what-the-baby-said/cast/cat.ts';
import { INNOCENT } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { legs } from '#titles/what-the-baby-said/cast/legs.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { CAMERA, type CLOGS, GOWN, SHORTS } from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { AFTERNOON, farther } from '#titles/what-the-baby-said/set/hours.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';
import { LARGE } from '#titles/what-the-baby-said/set/type.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = AFTERNOON;
const far = farther(light, 0.3);
/** Whoever stands before the clearing has its light behind. */
const near = { ...light, cast: '#4a2a5c', castAmount: 0.42 };

/** Where both of them are on the ground, in mm. */
const GROUND = 126;
/** Without words under it one goes nearer: its place and its size. */
const NEARER = [-40, 0, 1.3] as const;

/** One straight arm up to what it is said to mean; the other hand is behind the back, and so is the truth. */
const TRANSLATES: Pose = {
  lean: -8,
  roll: 0,
  hips: 0,
  nod: -4,
  armL: { upper: [122, 26], lower: [130, 22], hand: 'point' },
  armR: { upper: [-54, 8], lower: [10, -16] },
  legL: { upper: [16, 9], lower: [6, 6] },
  legR: { upper: [-8, 8], lower: [-20, 6], foot: 8 },
};

/** Out at the edge of a gown as at a curtain: somebody who had nothing to do with it, somebody who said one syllable, and what comes of that. */
export const page02: Painting = ({ hero, beside = false }) => {
  const placed = (size: number, x: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [x, GROUND],
      {
        pose: TRANSLATES,
        mood: 'happy',
        face: INNOCENT,
        yaw: 52,
        pitch: 4,
        gaze: [0.6, -0.9],
      },
      light,
    );
  const size = Math.min(36, ((beside ? 79 : 76) / (50 - placed(100, 0).figure.head[1])) * 100);
  const child = placed(size, 96);
  const baby: readonly [number, number, number] = [163, GROUND + 6, 0.38];
  const stand = (list: typeof FAR, lit: typeof light): string =>
    list
      .map(([x, foot, size, who, way]) =>
        at(x, foot, size, legs(way > 0 ? lit : mirrored(lit), who), 0, size * way),
      )
      .join('');
  const scene =
    room(AFTERNOON, 78) +
    at(150, 91, 0.36, bigChair(far, true)) +
    onFloor() +
    stand(FAR, far) +
    glow(92, 70, 84, 76, '#fffbe8', 0.95) +
    child.shadow +
    child.art +
    at(
      ...baby,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: -0.6, eyes: 'open', gaze: [-0.5, -0.9], mouth: 'ba', brow: 0.8 },
        tilt: -5,
      }),
    ) +
    lettered(SOUNDS['Ba.'], [baby[0] + 8, GROUND - 66], {
      height: 9,
      turn: -6,
      ink: '#fff4da',
      rim: '#3a2440',
    }) +
    dropped() +
    (beside ? '' : stand(NEAR, near)) +
    (beside ? '' : served());
  const art = beside ? at(...NEARER, scene) + nearGown() + at(...NEARER, served()) : scene;
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 158, height: 46 },
      ink: 'light',
      largest: { ...LARGE, explorer: 18 },
    },
    faces: [child.face, babyFace(baby[0], baby[1] - 130 * baby[2], baby[2])],
    ...(beside && {
      overFold: () =>
        asGround(at(...NEARER, room(AFTERNOON, 78, { from: -260, to: 20 }) + onFloor())) +
        nearGown() +
        at(-56, 207, 0.76, catLoaf(light, 'sly', 1)),
    }),
  };
};

type Stand = readonly [x: number, foot: number, size: number, who: typeof CLOGS, way: 1 | -1];

/** Two, far enough to be seen whole: they have stopped. */
const FAR: readonly Stand[] = [
  [112, 93, 0.5, CAMERA, 1],
  [203, 94, 0.54, SHORTS, -1],
];
const NEAR: readonly Stand[] = [[-14, 148, 1.4, GOWN, 1]];

const onFloor = (): string => rug(AFTERNOON, 108, 176, 230, 88);

/** Nobody has noticed yet. */
const dropped = (): string =>
  oval(143, 147, 9, 2, '#8a5030') + at(130, 142, 0.56, cup(light, '#7fa6dc'), 78);

/** Six minutes later: whoever wears the gown has an arm as well, and what is asked for on it. */
const served = (): string =>
  grownArm(light, GOWN, {
    way: [
      [12, -6],
      [56, 38],
      [98, 33],
    ],
    width: 9,
    hand: 'under',
  }) +
  at(120, 30, 0.6, pancakes(light, 4)) +
  at(106, 30, 0.7, thumbOver(light, GOWN), -8);

/** Past the fold stands somebody so near that there is room for all the words on the cloth; its hem ends where somebody comes out. In mm of the bound page. */
const nearGown = (): string => {
  const trim = tone(near, GOWN.trim);
  return (
    asGround(
      clean(
        path('M-222 -8V190H52C40 150 22 80 14 -8Z', GOWN_NEAR) +
          line(
            'M-140 -8C-146 70 -152 130 -160 190M-104 -8V190M-66 -8C-62 70 -56 130 -48 190M-24 -8C-20 70 -10 130 4 190',
            '#3d2d66',
            2.6,
            'stroke-opacity=".5"',
          ),
      ),
    ) +
    shoes() +
    line('M14 -8C22 80 40 150 52 190', '#7a64b4', 1.6) +
    sash() +
    path('M-222 180H48L53 192H-222Z', trim.base) +
    line(zigzag(), GOWN_NEAR, 1.4)
  );
};
const zigzag = (): string =>
  `M-222 186${Array.from({ length: 45 }, (_, i) => `l3 ${i % 2 ? 3.4 : -3.4}l3 ${i % 2 ? -3.4 : 3.4}`).join('')}`;
/** Gold points that come out from under it: there is somebody in there. */
const shoes = (): string => {
  const gold = tone(near, GOWN.shoe);
  return [-150, -12]
    .map(
      (x) =>
        oval(x + 4, 207, 34, 4, '#1b2350', 'fill-opacity=".4"') +
        path(
          `M${x - 26} 188H${x + 18}C${x + 26} 194 ${x + 40} 204 ${x + 46} 206H${x - 22}Q${x - 30} 198 ${x - 26} 188Z`,
          gold.base,
        ) +
        path(`M${x - 24} 201H${x + 40}L${x + 46} 206H${x - 22}Z`, gold.deep),
    )
    .join('');
};

/** And a waist, for it has a sash with two ends. */
const sash = (): string => {
  const gold = tone(near, GOWN.trim);
  return (
    path('M-222 -8H14L15 7Q-100 15 -222 7Z', gold.shade) +
    path(
      'M-13 8C-16 40 -18 62 -22 84H-10C-7 62 -5 40 -5 8ZM-4 8C-2 34 2 52 1 70H11C10 48 6 28 4 8Z',
      gold.shade,
    ) +
    oval(-4, 8, 9, 7, gold.base)
  );
};
const GOWN_NEAR = '#4a3878';
