import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, line } from '#bookmaking/drawing/marks.ts';
import { DOWNCAST } from '#bookmaking/hero/more-mouths.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { type OctopusArm, octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { dog } from '#titles/boots-for-an-octopus/set/dog.ts';
import { drops } from '#titles/boots-for-an-octopus/set/drops.ts';
import { WINDOW } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { drinks, swallows } from '#titles/boots-for-an-octopus/set/pigeons.ts';
import {
  awning,
  BOARD,
  breath,
  frame,
  front,
  lastPuddle,
  type Pane,
  pane,
  through,
} from '#titles/boots-for-an-octopus/set/shop-window.ts';
import { rain } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Where the ground is on which both are drawn, in mm. */
const STAGE = 158;
/** Over both pages, and of a page alone. */
const [LONG, SHORT]: readonly Pane[] = [
  { left: 12, right: 414, top: 26, sill: 165 },
  { left: 12, right: 204, top: 66, sill: 158 },
];

/** From the street, in rain: a long bright window, and who is in it, as if they were for sale. */
export const page07: Painting = (cast) => paint(cast, SHEET);
/** Over both pages, and along all of it, limp, the feet of somebody sad. */
export const spread07: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const glass = (wide ? LONG : SHORT) as Pane;
  const k = wide ? 1 : 0.65;
  const from: Point = [wide ? 0 : 111 - 318 * k, glass.sill - BOARD - STAGE * k];
  const gazes = gazer(hero);
  const hand = fistAt(gazes, 1, hero.years < 3 ? 22 : 34);
  const child = heroHolding(gazes, { left: hand }, WINDOW);
  const [handX, handY] = hand;
  const guest = octopus(
    {
      head: [346, 109],
      size: 82,
      tilt: -7,
      mood: 'wistful',
      gaze: [-0.95, 0.8],
      dressed: 7,
      foot: 20,
      object: thing(things[0], WINDOW),
      arms: [
        ...(wide ? LIMP : DRAWN_IN),
        { via: way(`364,144 374,152 378,${STAGE - 19}`), stands: true, before: true },
        { via: way(`376,136 394,140 398,${STAGE - 19}`), stands: true },
        { via: way('380,124 398,126 396,98'), turn: 180 },
        { via: way('302,124 290,100 284,66'), turn: 176 },
        {
          via: [
            ...way('312,142 300,150'),
            [handX + 16, handY + 14],
            [handX + 6, handY + 7],
            [handX, handY],
            [handX - 3, handY - 7],
            [handX, handY - 13],
          ],
          before: true,
          suckers: -1,
          cold: true,
        },
      ],
    },
    WINDOW,
  );
  const shown =
    breath(child.head[0] - 17, child.head[1] + 9, 13) +
    guest.shadow +
    guest.behind +
    child.shadow +
    guest.head +
    child.art +
    guest.before +
    child.hand(1) +
    drops([
      [handX + 2, handY + 20, 2],
      [handX + 1, handY + 33, 2.6],
    ]);
  const art =
    front(width, glass.sill) +
    asGround(pane(glass, wide ? PLANKS : [])) +
    through(glass, at(...from, k, shown)) +
    frame(glass) +
    (wide
      ? lastPuddle([232, 195], 1.25) +
        drinks(186, 206, 0.74) +
        swallows(288, 206, 0.56) +
        line('M-6 150Q24 166 62 176', '#8a4530', 1.6) +
        at(70, 209, 1.3, dog(0, 0))
      : lastPuddle([104, 192], 0.84) + drinks(66, 203, 0.5) + swallows(140, 194, 0.4)) +
    rain(chanceFrom('last drops'), { x: 0, y: glass.sill + 10, width, height: 40 }, 0.16) +
    awning([-4, width + 18], wide ? 14 : 9, '#ee8a70');
  return {
    art,
    quiet: {
      box: wide
        ? { ...SAFE, x: 25, y: 32, width: 172, height: 76 }
        : { ...SAFE, x: 17, y: 17, width: 182, height: 44 },
      ink: wide ? 'dark' : 'light',
      largest: wide ? { ...LARGE, sprout: 34, sapling: 28, explorer: 21 } : LARGE,
      anchor: 'middle',
    },
    faces: [child.face, guest.face].map((face) => nearer(face, from, k)),
  };
}

/** Planks at the back, bare: where each begins, and how high. */
const PLANKS: readonly Point[] = [
  [12, 112],
  [216, 68],
];

/** Two feet have been let go, along the board, as far as they go; the third stays. */
const LIMP: readonly OctopusArm[] = [
  {
    via: way(`306,130 240,120 140,118 60,122 40,${STAGE - 19}`),
    toe: -1,
    stands: true,
    suckers: -1,
  },
  {
    via: way(`308,144 250,142 190,138 134,133 114,${STAGE - 19}`),
    toe: -1,
    stands: true,
    suckers: -1,
  },
  { via: way(`350,148 353,150 353,${STAGE - 19}`), stands: true, before: true },
];

/** On a page alone they are near. */
const DRAWN_IN: readonly OctopusArm[] = [
  { via: way(`314,142 296,146 292,${STAGE - 19}`), toe: -1, stands: true },
  { via: way(`326,150 318,150 318,${STAGE - 18}`), toe: -1, stands: true, before: true },
  { via: way(`344,152 346,154 346,${STAGE - 18}`), toe: -1, stands: true, before: true },
];

/** Hand in foot, and eyes on how blue that is. */
const gazer = (hero: Cast['hero']): Stood => {
  const rolls = hero.wheelchair !== undefined;
  return {
    hero,
    size: standingSize(hero, rolls ? 106 : 106, 33),
    ground: [rolls ? 246 : 244, STAGE + 1],
    wish: {
      pose: STOOPED,
      mood: 'sad',
      face: { mouth: DOWNCAST, tear: false, lids: { upper: 0.12, lower: 0, slant: 0 } },
      yaw: 56,
      pitch: 4,
      nod: 16,
      gaze: [0.9, 1],
      hat: 'on',
      leanInChair: 20,
      armR: { upper: [-36, 8], lower: [-10, -40] },
    },
  };
};

/** Shoulders down, one knee bent, the other hand in the small of the back. */
const STOOPED = {
  lean: 14,
  roll: 0,
  hips: 6,
  shrug: -5,
  armL: { upper: [30, 20], lower: [40, 10] },
  armR: { upper: [-36, 8], lower: [-10, -40] },
  legL: { upper: [22, 8], lower: [-16, 6], foot: 6 },
  legR: { upper: [-4, 4], lower: [-8, 3] },
} as const;
