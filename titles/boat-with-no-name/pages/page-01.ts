import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact, mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { oilskin } from '#titles/boat-with-no-name/cast/oilskin.ts';
import { running } from '#titles/boat-with-no-name/cast/running.ts';
import { bareBoard, boat, prop, slip } from '#titles/boat-with-no-name/set/boat.ts';
import { sea, sky } from '#titles/boat-with-no-name/set/harbor.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';
import { onBothPages } from '#titles/boat-with-no-name/set/on-both-pages.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

const GROUND = 203;

/** A cart has tipped over at the top of a hill: down the one path, larger and larger, and off over the fold go the letters, and after them somebody as fast as they are. */
export const page01: Painting = ({ hero, name }) => {
  const rolls = hero.wheelchair !== undefined;
  const small = hero.years < 3;
  const child = placeHero(
    hero,
    rolls ? 27 : headToStand(hero, 96, 30),
    'ground',
    [rolls ? 126 : small ? 122 : 130, GROUND],
    {
      pose: small ? 'walk' : 'run',
      mood: 'surprised',
      yaw: small ? -38 : -46,
      turn: 4,
      pitch: 4,
      gaze: [-0.9, 0.4],
      leanInChair: 30,
      ...(rolls ? ROLLS : small ? TODDLES : RUNS),
    },
    MORNING,
  );
  const master = heron({ at: [190, 207], height: 68, flip: true, book: 'open' }, MORNING);
  const off = running(nameOf(name), MORNING);
  const art =
    bay() +
    hill() +
    onBothPages(quay) +
    road() +
    at(170, 73, 0.2, cart(), -30) +
    at(163, 172, 0.24, oilskin(MORNING), 0, -0.24) +
    onSlip([174, 181], 0.29) +
    contact(MORNING, 190, 207, 11, 2) +
    master.art +
    off.art +
    child.shadow +
    child.art;
  return {
    art,
    quiet: {
      box: { ...SAFE, height: 55 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 17 },
      lap: { box: { ...SAFE, height: 55 }, ink: 'dark', largest: 54 },
    },
    faces: [child.face, master.face],
    signs: off.signs,
    overFold: () =>
      groundPastFold(bay() + hill() + onBothPages(quay) + road()) + pastFold(lookOn()),
  };
};

/** Its bow to whoever comes back, and clear of the heron what holds that up. */
const onSlip = ([x, y]: Point, k: number): string => {
  const seen = mirrored(MORNING);
  return (
    at(x, y, k, slip(MORNING, 210)) +
    at(x - 80 * k, y, k, prop(MORNING)) +
    at(x, y, k, boat(seen) + bareBoard(seen), 0, -k)
  );
};

/** After whoever is ahead, one arm as far out as it goes. */
const RUNS = {
  armL: { upper: [84, 8], lower: [92, 4], hand: 'open' },
  armR: { upper: [-58, 24], lower: [-30, 16] },
} as const;
/** Upright still: short arms that went with a run were lost before the coat. */
const TODDLES = {
  armL: { upper: [-40, 24], lower: [-20, 20], hand: 'rest' },
  armR: { upper: [74, 44], lower: [86, 40], hand: 'open' },
  body: { lean: 10, roll: -8 },
} as const;
/** The same with a hand at the wheel. */
const ROLLS = {
  armL: { upper: [-40, 16], lower: [34, 0], hand: 'hold' },
  armR: { upper: [88, 6], lower: [98, 4], hand: 'open' },
  body: { lean: 30, nod: -16 },
} as const;

/** As pale as the paper of the dedication. */
const AIR = ['#bfe3e2', '#fff3dc'] as const;
const WATER = ['#b3ddd8', '#9fd3cc'] as const;

/** Sky and sea, as they go over the fold. */
const bay = (): string =>
  onBothPages((width) => sky(width, 132, ...AIR) + sea('one', width, 128, 176, ...WATER));

/** Bare, so that whoever runs is seen against it; it begins on the other page. */
const hill = (): string =>
  path(
    'M-96 176C-40 150 10 122 60 96C98 77 140 66 176 70C196 72 212 78 224 86V176Z',
    linear([
      [0, '#8fbf80'],
      [1, '#b4d79b'],
    ]),
  );

/** Twice round, wider with every turn, and on along the quay: from the cart down to where there is work. */
const ROAD: readonly Point[] = [
  [168, 74],
  [140, 79],
  [112, 86],
  [98, 94],
  [116, 102],
  [140, 110],
  [136, 118],
  [104, 124],
  [62, 137],
  [26, 158],
  [24, 178],
  [-6, 194],
  [-70, 201],
  [-200, 205],
];
const WIDE = [1.4, 1.8, 2.2, 2.8, 3.4, 4, 4.8, 5.8, 7.4, 9, 11, 13, 14, 16];
const road = (): string => path(ribbon(ROAD, WIDE), '#f6e3b4');

/** The neighbors, along the road on the other page: each will have a letter to live on. */
const lookOn = (): string =>
  (
    [
      ['dog', -160, 0.54],
      ['catSitting', -112, 0.54],
      ['hen', -70, 0.56],
    ] as const
  )
    .map(
      ([who, x, k]) =>
        contact(MORNING, x, 190, 20 * k, 1.6) + at(x, 190, k, CREATURES[who](MORNING)),
    )
    .join('');

/** Stones, where boats stand until they have a name. */
const quay = (width: number): string =>
  box(
    -4,
    162,
    width + 8,
    58,
    linear([
      [0, '#e6cf9f'],
      [1, '#cfae77'],
    ]),
  ) +
  line(`M-4 162h${width + 8}`, '#fff6dc', 1.4) +
  [8, 52, 150, 176]
    .map((x, i) =>
      line(`M${width - SHEET + x} ${[178, 214, 208, 214][i]}q7 -2.5 14 0`, '#b58f55', 1),
    )
    .join('');

const cart = (): string =>
  path('M-30 -20H34L24 6H-22ZM34 -20L64 -34', '#8a5a35') +
  line('M34 -18L66 -34', '#8a5a35', 5) +
  line('M-12 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', '#123a4c', 4);
