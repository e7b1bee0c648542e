import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { contact } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import type { NameInLetters } from '#bookmaking/words/letters.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import {
  holdOn,
  type MetLetters,
  met,
  nameOf,
  type Spot,
} from '#titles/boat-with-no-name/cast/met.ts';
import { type Tired, tired } from '#titles/boat-with-no-name/cast/tired.ts';
import { metOn } from '#titles/boat-with-no-name/met-on.ts';
import { sea, sky, washing } from '#titles/boat-with-no-name/set/harbor.ts';
import { NOON } from '#titles/boat-with-no-name/set/lights.ts';
import { onBothPages } from '#titles/boat-with-no-name/set/on-both-pages.ts';
import { sailboat } from '#titles/boat-with-no-name/set/sailboat.ts';
import { tippedCart } from '#titles/boat-with-no-name/set/tipped-cart.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Where the path is level, how high a letter may be on it, and how tall whoever comes along; and the same where no words need the meadow. */
const READ = { ground: 153, letters: 84, left: 28, tall: 62, head: 26 };
const UNREAD = { ground: 190, letters: 108, left: 14, tall: 80, head: 33 };

/** Halfway up a wide hill: somebody sits on the path, legs out and out of breath, and somebody sits down beside it. */
export const page03: Painting = ({ hero, name, beside }) => {
  const look = beside ? UNREAD : READ;
  const { ground } = look;
  const letters = whoSits(nameOf(name), look);
  const child = sitting(hero, letters, look);
  const down = ground - READ.ground;
  const reader = heron({ at: [188, 67], height: 42, flip: true, book: 'open' }, NOON);
  const art =
    air() +
    clouds() +
    hill(down) +
    at(
      118,
      40,
      0.42,
      line('M0 68V-4M120 61V-18', '#7a5230', 3) + washing(NOON, [0, 0], [120, -12]),
    ) +
    reader.art +
    (letters.bank ? grassyBank(letters.bank) : '') +
    letters.spots
      .map(({ x, ground: sole, height }) => contact(NOON, x, sole + 0.6, height * 0.52, 3))
      .join('') +
    grass(ground, beside === true) +
    child.shadow +
    letters.art +
    child.art;
  return {
    art,
    quiet: { box: { ...SAFE, y: 166, height: 38 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, reader.face],
    signs: letters.signs,
    ...(beside && {
      overFold: () =>
        groundPastFold(air() + farBelow() + hill(down)) +
        pastFold(at(-74, 196, 1.05, tippedCart())),
    }),
  };
};

/** As pale as the paper of the words. */
const AIR = ['#bfe3e0', '#f3f4e0'] as const;
const air = (): string =>
  onBothPages(
    (width) => sky(width, SHEET, ...AIR) + sea('three', width, SEA, 176, '#b9dfd8', '#a2d1cb'),
  );
/** Down there, where the hill does not hide it. */
const SEA = 127;
const SAILS = sailboat('#d58a74', ['#fffaf0', '#f6dfc0']);
const farBelow = (): string => at(-189, 141, 0.7, SAILS);

/** Alone out of breath, or two to four in one heap, as wide as there is room for beside whoever comes. */
function whoSits(name: NameInLetters, { ground, letters, left }: typeof READ): Tired {
  if (metOn(3, name).here.length > 1)
    return tired(
      3,
      name,
      { x: 9, y: ground - letters * 1.14, width: 128, height: letters * 1.14 },
      NOON,
    );
  const area = { x: left, y: ground - letters, width: letters, height: letters };
  return met(3, name, area, NOON, { way: -1 });
}

/** What those who sit behind sit on. */
const grassyBank = ({ x, y, width, height }: Box): string =>
  path(
    `M${num(x + 3)} ${num(y + height - 24)}C${num(x + 3)} ${num(y + 6)} ${num(x + width * 0.2)} ${num(y - 7)} ${num(x + width * 0.5)} ${num(y - 7)}C${num(x + width * 0.84)} ${num(y - 7)} ${num(x + width + 6)} ${num(y + 4)} ${num(x + width + 26)} ${num(y + height - 24)}Z`,
    '#a9cd8b',
  );

/** Down beside the nearest, a head's width off and looking the same way, one straight arm to its shoulder. */
function sitting(
  hero: Cast['hero'],
  { spots, sawn }: MetLetters,
  { ground, tall, head: most }: typeof READ,
): PlacedHero {
  const lowest = Math.max(...spots.map((each) => each.ground));
  const nearest = spots.filter((each) => each.ground > lowest - each.height * 0.3);
  const spot = nearest.at(-1) as Spot;
  const rolls = hero.wheelchair !== undefined;
  const size = rolls ? most * 0.92 : headToSit(hero, tall, most);
  const small = hero.years < 3;
  const edge = (y: number): Point =>
    holdOn(spot, Math.min(94, Math.max(6, ((spot.y - y) * 100) / spot.height)), 'right', sawn);
  // As high as an arm may go, and where there is wood nearest to it.
  const heights = [0.4, 0.6, 0.8, 1, 1.2, 1.35, ...(small ? [] : [1.5, 1.7])];
  const edges = heights.map((up) => edge(ground - size * up * (rolls ? 1.3 : 1)));
  const near = ([x, y]: Point): number => x + (ground - y) * 0.35;
  const shoulder = edges.reduce((best, each) => (near(each) > near(best) ? each : best));
  const outmost = Math.max(
    ...[...edges, edge(ground - size * 1.9), edge(ground - size * 2.3)].map(([x]) => x),
  );
  const x = Math.max(
    shoulder[0] + size * (rolls ? 1.26 : small ? 0.92 : 1.14),
    outmost + size * (rolls ? 1 : 0.72),
  );
  return placeHero(
    hero,
    size,
    'ground',
    [x, ground],
    {
      pose: rolls ? 'sit' : spots.length > 1 ? 'kneel' : 'crossed',
      mood: 'happy',
      face: { mouth: 'smile', brow: [-8, -13, -3], lids: { upper: 0.12, lower: 0.2, slant: 1 } },
      yaw: -34,
      turn: -16,
      pitch: 4,
      gaze: [-0.9, 0.1],
      tilt: -13,
      body: { lean: 14, roll: -12 },
      leanInChair: 26,
      armR: { upper: [14, 80], lower: [12, 84], hand: 'open' },
      armL: { upper: [6, 14], lower: [50, -8], hand: 'rest' },
      touchR: [shoulder[0] - 3.4, shoulder[1]],
    },
    NOON,
  );
}

const clouds = (): string =>
  path(
    'M20 52C34 38 58 40 66 50C82 46 92 60 80 64H18C8 62 10 54 20 52ZM120 14C132 4 152 8 158 17C172 15 178 26 168 28H118C108 26 112 16 120 14Z',
    '#fffaf0',
    'fill-opacity=".85"',
  );

/** Up from the left and on beyond the right; across it the one path, which turns and goes up to whoever waits there. */
const hill = (down: number): string =>
  path(
    'M-244 150C-160 132 -60 122 0 108C50 96 84 70 130 66C170 62 200 64 224 56V224H-244Z',
    linear([
      [0, '#c3e0a4'],
      [0.5, '#cfe7b6'],
      [1, '#e2f0cc'],
    ]),
  ) +
  path(
    'M60 98C90 84 110 74 150 76C180 78 200 74 224 70V96C180 90 120 90 60 98Z',
    '#add08c',
    'fill-opacity=".7"',
  ) +
  path(ribbon(way(down), WIDE), '#f3e2b2');

/** The path: level past us, then round and up in one turn to whoever waits there, and thinner with every yard. */
const way = (down: number): Point[] =>
  [
    [-244, 158, 1],
    [-100, 152, 1],
    [30, 151, 1],
    [130, 151, 1],
    [186, 147, 1],
    [203, 134, 0.9],
    [190, 119, 0.7],
    [166, 107, 0.5],
    [160, 95, 0.3],
    [170, 82, 0.1],
    [184, 66, 0],
  ].map(([x = 0, y = 0, near = 0]) => [x, y + down * near]);
const WIDE = [26, 22, 20, 20, 18, 14, 11, 8.4, 6.6, 5, 3];

/** At both sides of the path. */
const grass = (ground: number, beside: boolean): string =>
  shifted(
    0,
    ground - 153,
    // Below the path there are words.
    (beside
      ? line(
          'M14 168q-2 -8 -6 -11M18 169q1 -9 4 -13M22 169q-1 -6 -3 -8M196 170q-2 -9 -6 -12M200 170q1 -8 5 -11',
          '#6f9f5c',
          1.6,
        ) +
        flower(60, 171) +
        flower(152, 172)
      : '') +
      line(
        'M18 137q-1 -6 -4 -8M22 137q1 -7 3 -10M205 139q-1 -6 -4 -8M209 139q1 -6 3 -9',
        '#6f9f5c',
        1.4,
      ) +
      flower(8, 137),
  );

const flower = (x: number, y: number): string =>
  line(`M${x} ${y}q1.5 -4 0 -8`, '#6f9f5c', 1.1) +
  oval(x, y - 8.6, 2.6, 1.9, '#f5c453') +
  oval(x, y - 9, 1.1, 0.8, '#c98a2c');
