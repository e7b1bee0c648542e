import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { oilskin } from '#titles/boat-with-no-name/cast/oilskin.ts';
import { running } from '#titles/boat-with-no-name/cast/running.ts';
import { bareBoard, boat, prop, slip } from '#titles/boat-with-no-name/set/boat.ts';
import { sea, sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';
import { onBothPages } from '#titles/boat-with-no-name/set/on-both-pages.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

const GROUND = 203;

/** From behind somebody small: a cart has tipped over at the top of a hill, and down the one path, larger and larger, they come running. */
export const page01: Painting = ({ hero, name }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    rolls ? 26 : headToStand(hero, 98, 28),
    'ground',
    [34, GROUND],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 146,
      turn: -30,
      pitch: 6,
      nod: -8,
      gaze: [0.9, -0.4],
      armR: { upper: [50, 128], lower: [50, 130], hand: 'point' },
      armL: { upper: [-10, 16], lower: [-4, 18], hand: 'open' },
      body: { lean: 6, roll: -9 },
    },
    MORNING,
  );
  const master = heron({ at: [198, 207], height: 84, flip: true, book: 'open' }, MORNING);
  const off = running(nameOf(name), MORNING);
  const art =
    bay() +
    town('one', MORNING, 4, 74, 130, 26) +
    hill() +
    onBothPages(quay) +
    road() +
    at(170, 73, 0.2, cart(), -30) +
    at(152, 185, 0.28, oilskin(MORNING), 0, -0.3) +
    at(157, 195, 0.41, slip(MORNING, 210) + prop(MORNING) + boat(MORNING) + bareBoard(MORNING)) +
    contact(MORNING, 198, 207, 12, 2) +
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
    overFold: () => groundPastFold(bay() + onBothPages(quay)),
  };
};

/** As pale as the paper of the dedication. */
const AIR = ['#bfe3e2', '#fff3dc'] as const;
const WATER = ['#b3ddd8', '#9fd3cc'] as const;

/** Sky and sea, as they go over the fold. */
const bay = (): string =>
  onBothPages((width) => sky(width, 132, ...AIR) + sea('one', width, 128, 176, ...WATER));

/** Bare, so that whoever runs is seen against it. */
const hill = (): string =>
  path(
    'M40 150C62 118 92 86 136 72C168 62 200 70 224 84V176H40Z',
    linear([
      [0, '#8fbf80'],
      [1, '#b4d79b'],
    ]),
  );

/** Twice round, and wider with every turn: from the cart down to where boats lie. */
const ROAD: readonly Point[] = [
  [168, 74],
  [140, 78],
  [112, 85],
  [104, 93],
  [126, 101],
  [158, 108],
  [170, 118],
  [150, 130],
  [112, 139],
  [80, 151],
  [78, 170],
  [104, 186],
  [126, 214],
];
const WIDE = [1.4, 1.8, 2.2, 2.8, 3.4, 4, 4.8, 5.8, 7, 8.4, 10, 13, 17];
const road = (): string => path(ribbon(ROAD, WIDE), '#f6e3b4');

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
