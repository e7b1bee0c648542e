import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, oval } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Leg } from '#bookmaking/hero/poses.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import {
  BOARD_NEAR_BOW,
  balks,
  bottom,
  greatHull,
  keelAt,
} from '#titles/boat-with-no-name/set/great-hull.ts';
import { BY_LANTERN, DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';
import { onBothPages } from '#titles/boat-with-no-name/set/on-both-pages.ts';
import {
  BAY,
  bayAtNight,
  moon,
  moonTrack,
  rails,
  sleepers,
} from '#titles/boat-with-no-name/set/slipway.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';
import { andGoes, crushed, waistOfAnd, weight } from '#titles/boat-with-no-name/set/under-keel.ts';

/** Where everybody stands. */
const GROUND = 201;
/** Who has held it up all day, and is off; and what has its place. */
const AND = 110;
const TOY = { left: 17, right: 73 } as const;
/** On the ground between the two, and behind them. */
const LANTERN: Point = [82, 204];

/** Stepping back from who is to follow. */
const BACKWARD: { readonly legL: Leg; readonly legR: Leg } = {
  legL: { upper: [26, 6], lower: [4, 4], foot: 4 },
  legR: { upper: [-16, 6], lower: [-24, 4], foot: 14 },
};

/** A hull as long as both pages, and under all of it something dear, alone; who had that place takes its first steps, to whoever has asked it, by the hand and backward, as one teaches somebody to walk. */
export const page09: Painting = ({ hero, things, name, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const small = hero.years < 3;
  const size = rolls ? 27 : headToStand(hero, 96, small ? 33 : 27);
  const hand = waistOfAnd([AND, GROUND]);
  const child = placeHero(
    hero,
    size,
    'ground',
    [hand[0] + size * (rolls ? 1.7 : small ? 1.15 : 1.36), GROUND],
    {
      pose: 'stand',
      mood: 'happy',
      face: { eyes: 'open', mouth: 'smile', brow: [-9, -11, -4], cheek: 1 },
      yaw: -58,
      gaze: [-0.6, 0.6],
      nod: 12,
      leanInChair: 14,
      armL: { upper: [44, 10], lower: [62, 8], hand: 'hold' },
      armR: { upper: [-10, 12], lower: [6, 8], hand: 'rest' },
      touchL: hand,
      body: { lean: 12, ...BACKWARD },
    },
    BY_LANTERN,
  );
  const board = beside ? BOARD_NEAR_BOW : { ...BOARD_NEAR_BOW, y: 78, height: 18 };
  const lettered = nameboard(nameOf(name), board, DUSK);
  const art =
    evening() +
    rails() +
    greatHull() +
    bottom(LANTERN[0]) +
    lettered.art +
    oval(LANTERN[0], 186, 86, 58, lamplight()) +
    oval(LANTERN[0] + 34, GROUND + 3, 92, 15, lamplight()) +
    weight((TOY.left + TOY.right) / 2, GROUND + 2, 36) +
    weight(AND, GROUND + 0.6, 22) +
    child.shadow +
    crushed(things[0], TOY, GROUND + 2, DUSK) +
    at(...LANTERN, 0.5, CREATURES.lantern(DUSK)) +
    andGoes([AND, GROUND], DUSK) +
    child.art +
    child.hand(1);
  return {
    art,
    quiet: { box: { ...SAFE, height: 62 }, ink: 'light', largest: LARGE },
    faces: [child.face],
    signs: lettered.signs,
    ...(beside && {
      overFold: () =>
        groundPastFold(evening() + pastFold(moon()) + moonTrack() + sleepers() + rails()) +
        groundPastFold(greatHull()) +
        pastFold(
          bottom(LANTERN[0]) +
            balks(-138, 15, keelAt(-138) + 1.6, GROUND, ['#5d4143', '#4a3540']) +
            at(-58, 206, 0.66, CREATURES.catSitting(DUSK)),
        ),
    }),
  };
};

/** The last of the day, low over the bay: all that is seen under a hull is dark against it. */
const evening = (): string =>
  clean(
    onBothPages((width) =>
      box(
        -4,
        -4,
        width + 8,
        BAY + 8,
        linear([
          [0, '#2a3468'],
          [0.55, '#5f5488'],
          [1, '#cf938a'],
        ]),
      ),
    ),
  ) + bayAtNight();

const lamplight = (): string =>
  radial([
    [0, '#ffd58a', 0.8],
    [0.5, '#f0a878', 0.36],
    [1, '#f0a878', 0],
  ]);
