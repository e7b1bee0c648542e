import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { DOWNCAST } from '#bookmaking/hero/more-mouths.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { drops } from '#titles/boots-for-an-octopus/set/drops.ts';
import { WINDOW } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { drinks, swallows } from '#titles/boots-for-an-octopus/set/pigeons.ts';
import {
  awning,
  BOARD,
  bakery,
  breath,
  CORNER,
  frame,
  front,
  lastPuddle,
  PAGE,
  pane,
} from '#titles/boots-for-an-octopus/set/shop-window.ts';
import { rain } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { passerBy } from '#titles/boots-for-an-octopus/set/umbrella.ts';

/** Where the ground is on which both are drawn, in mm. */
const STAGE = 161;

/** From the street: two in the shop's window hold on to each other, and two pigeons drink up the last puddle. */
export const page07: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the pavement goes on to the last puddle, and somebody has stopped whose umbrella has the words on it. */
export const spread07: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const k = wide ? 1 : 0.63;
  const top = wide ? 24 : 66;
  const from: Point = [wide ? PAGE : (1 - k) * 108, BOARD - STAGE * k];
  const gazes = gazer(hero);
  const hand = fistAt(gazes, 1, hero.years < 3 ? 22 : 34);
  const child = heroHolding(gazes, { left: hand }, WINDOW);
  const [handX, handY] = hand;
  const guest = octopus(
    {
      head: [136, 108],
      size: 66,
      tilt: -9,
      mood: 'wistful',
      gaze: [-0.95, 0.8],
      dressed: 7,
      foot: 19,
      object: thing(things[0], WINDOW),
      arms: [
        { via: way(`114,128 92,138 88,${STAGE - 19}`), toe: -1, stands: true },
        { via: way(`122,138 112,142 112,${STAGE - 18}`), toe: -1, stands: true, before: true },
        { via: way(`136,140 136,144 136,${STAGE - 18}`), toe: -1, stands: true, before: true },
        { via: way(`148,138 160,142 161,${STAGE - 18}`), toe: -1, stands: true, before: true },
        { via: way(`158,132 182,138 186,${STAGE - 19}`), toe: -1, stands: true },
        { via: way('166,124 192,126 191,102'), turn: 180 },
        { via: way('156,112 174,92 176,66'), turn: 180 },
        {
          via: [
            ...way('112,130 98,144'),
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
    child.shadow +
    guest.shadow +
    guest.behind +
    guest.head +
    child.art +
    guest.before +
    child.hand(1) +
    drops([
      [handX + 2, handY + 20, 2],
      [handX + 1, handY + 33, 2.6],
    ]);
  const art =
    front(width) +
    (wide ? bakery() : '') +
    // Behind all that has a face.
    rain(chanceFrom('last drops'), { x: 8, y: 40, width: width - 16, height: 140 }, 0.02) +
    at(wide ? PAGE : 0, 0, 1, pane(top)) +
    at(...from, k, shown) +
    at(wide ? PAGE : 0, 0, 1, frame(top)) +
    lastPuddle(wide ? [132, 190] : [96, 186], wide ? 1.1 : 0.9) +
    (wide
      ? drinks(92, 199, 0.7) + swallows(166, 190, 0.56)
      : drinks(62, 196, 0.58) + swallows(138, 187, 0.46)) +
    (wide ? passerBy() : '') +
    awning(wide ? [CORNER, SPREAD] : [0, SHEET], wide ? 20 : 9, '#ee8a70');
  return {
    art,
    quiet: {
      box: wide
        ? { ...SAFE, y: 24, width: 152, height: 96 }
        : { ...SAFE, x: 17, y: 17, width: 182, height: 44 },
      ink: 'dark',
      largest: wide ? { ...LARGE, sprout: 34, sapling: 28, explorer: 21 } : LARGE,
      anchor: 'middle',
    },
    faces: [child.face, guest.face].map((face) => nearer(face, from, k)),
  };
}

/** Hand in foot, and eyes on how blue that is. */
const gazer = (hero: Cast['hero']): Stood => {
  const rolls = hero.wheelchair !== undefined;
  return {
    hero,
    size: standingSize(hero, rolls ? 115 : 113, 34),
    ground: [rolls ? 46 : 44, STAGE + 1],
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
