import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import {
  holdOn,
  type MetLetters,
  met,
  nameOf,
  roundOf,
  type Spot,
} from '#titles/boat-with-no-name/cast/met.ts';
import { sharedScarf } from '#titles/boat-with-no-name/cast/shared-scarf.ts';
import { metOn } from '#titles/boat-with-no-name/met-on.ts';
import { islet, lighthouse, sea, sky } from '#titles/boat-with-no-name/set/harbor.ts';
import { LOW } from '#titles/boat-with-no-name/set/lights.ts';
import { onBothPages } from '#titles/boat-with-no-name/set/on-both-pages.ts';
import { sailboat } from '#titles/boat-with-no-name/set/sailboat.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** The rock that both are on. */
const ROCK = 192;
const SUN = 104;
/** The lighthouse: beside the picture where words have a page of their own, off where no head is before it. */
const [LIGHT_READ, LIGHT_BESIDE] = [18, -34];

/** Across the bay, into the sun: two who have come far, small before all of it. */
export const page06: Painting = ({ hero, name, beside: wordsBeside }) => {
  const many = metOn(6, nameOf(name)).here.length > 2;
  const area = many
    ? { x: 15, y: 62, width: 140, height: ROCK - 62 }
    : { x: 90, y: 78, width: 104, height: ROCK - 78 };
  const letters = met(6, nameOf(name), area, LOW, {
    inOneRow: { times: 1.5, lean: 7 },
    fromBehind: many ? 5 : -7,
  });
  const child = beside(hero, letters, many ? -1 : 1);
  const art =
    bay(wordsBeside === true) +
    (wordsBeside ? '' : islet(LIGHT_READ, 158, ISLET) + towerAt(LIGHT_READ)) +
    glitter() +
    ashore() +
    letters.spots.map(({ x, height }) => towardUs(x, height * 0.4)).join('') +
    towardUs(child.pelvis[0], child.scale * 46) +
    letters.art +
    child.art +
    child.scarf +
    letters.before +
    near();
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark', largest: LARGE },
    faces: [child.face],
    signs: letters.signs,
    ...(wordsBeside && {
      overFold: () =>
        groundPastFold(bay(true) + homeward() + ashore() + islet(LIGHT_BESIDE, 158, ISLET)) +
        pastFold(towerAt(LIGHT_BESIDE)),
    }),
  };
};

/** Sky, sun and sea, as they go over the fold; clouds where there are no words. */
const bay = (wordsBeside: boolean): string =>
  clean(onBothPages((width) => sky(width, 150, '#fde3bd', '#ffcf94'))) +
  clean(
    oval(
      SUN,
      118,
      106,
      96,
      radial([
        [0, '#fff3c9', 0.95],
        [0.4, '#ffdf9a', 0.6],
        [1, '#ffdf9a', 0],
      ]),
    ) +
      oval(SUN, 134, 62, 62, '#fff6d0') +
      (wordsBeside ? clouds() : ''),
  ) +
  onBothPages((width) => sea('six', width, 152, 222, '#eaa56c', '#8f5f74'));

/** One bar, broken, over the fold: lit from where the sun is, which is under it. */
const clouds = (): string =>
  path(
    'M-214 39C-196 27 -168 31 -150 24C-126 13 -98 16 -84 24C-66 17 -44 22 -34 30C-20 29 -8 33 0 38C-60 42 -160 43 -214 39ZM72 44C84 36 104 39 116 35C130 31 146 36 154 43C130 47 94 47 72 44ZM-24 55C-12 49 12 51 28 50C38 50 46 53 52 57C28 60 -4 59 -24 55Z',
    '#f3bd9c',
  ) +
  path(
    'M-214 39C-160 43 -60 42 0 38C-4 35.500 -8 34 -12 33.500C-70 38 -160 39 -204 34.500ZM72 44C94 47 130 47 154 43C152 41 150 39.500 148 38.500C126 43 98 43.500 78 40.500ZM-24 55C-4 59 28 60 52 57C50 55.500 48 54 45 53C22 56.500 -4 55.500 -18 52.500Z',
    '#fff1cc',
  );

/** Who is on the way home, one of them near: under the words, and no higher than they end. */
const homeward = (): string =>
  [
    [-146, 203, 1.9],
    [-116, 166, 0.55],
    [-186, 163, 0.42],
  ]
    .map(([x = 0, y = 0, k = 1]) => at(x, y, k, SAILS))
    .join('');
const SAILS = sailboat('#7a4a5a', ['#fff1cc', '#e9a883']);

const ISLET = '#7a5a70';
const towerAt = (x: number): string => lighthouse(LOW, x, 150, 0.5, false);

/**
 * With its back to us beside the first of the letters, or the last and largest of many, its head at the wood: all look into the sun, and one scarf goes
 * round all of them. `side` is where the letters are.
 */
function beside(
  hero: Cast['hero'],
  { spots, sawn, posture }: MetLetters,
  side: 1 | -1,
): PlacedHero & { readonly scarf: string } {
  const nearest = side > 0 ? spots : spots.toReversed();
  const spot = nearest[0] as Spot;
  const rolls = hero.wheelchair !== undefined;
  // Of the smallest, hands in a lap are hands at a chin.
  const inLap: Arm =
    hero.years < 3 ? { upper: [0, 12], lower: [12, 6] } : { upper: [26, 8], lower: [70, -20] };
  const size = rolls ? 28 : headToSit(hero, 84, 32);
  const wish = {
    pose: rolls ? 'sit' : 'crossed',
    mood: 'happy',
    yaw: side * 166,
    pitch: 5,
    nod: -8,
    turn: side * -6,
    tilt: side * 17,
    body: {
      lean: 4,
      roll: side * -9,
      twist: 0,
      armL: inLap,
      armR: inLap,
    },
  } satisfies HeroWish;
  const there = placeHero(hero, size, 'ground', [0, ROCK], wish, LOW);
  const edge = (y: number): number =>
    holdOn(spot, levelAt(spot, y), side > 0 ? 'left' : 'right', sawn)[0];
  const head = there.head[0] + side * size * 0.44;
  const hip = side * size * (rolls ? 0.86 : 0.56);
  const x = [
    edge(there.head[1]) - head,
    edge(there.head[1] + size * 0.3) - head,
    edge(ROCK - size * 0.5) - hip,
  ];
  const apart = posture === 'runs' ? size * 0.8 : 0;
  const kid = placeHero(
    hero,
    size,
    'ground',
    [(side > 0 ? Math.min(...x) : Math.max(...x)) - side * apart, ROCK],
    wish,
    LOW,
  );
  const neck = kid.head[1] + size * 0.58;
  const round = (spot: Spot): readonly [Point, Point] => {
    const [left, right] = roundOf(spot, Math.min(60, levelAt(spot, neck)));
    return side > 0 ? [left, right] : [right, left];
  };
  const nape = kid.origin[0] + kid.figure.skeleton.neck[0] * kid.scale;
  const own: readonly [Point, Point] = [
    [nape - side * size * 0.38, neck - size * 0.06],
    [nape + side * size * 0.38, neck + size * 0.04],
  ];
  const others = posture === 'runs' ? [] : nearest.map(round);
  return { ...kid, scarf: sharedScarf([own, ...others], size * 0.24, LOW) };
}

const levelAt = ({ y, height }: Spot, at: number): number =>
  Math.min(92, Math.max(8, ((y - at) * 100) / height));

/** A low shelf of stone, wet at its foot, out of which the sun has taken all color but its edge. */
const ashore = (): string =>
  clean(
    path('M-64 222C-36 196 10 187 52 183C90 178 170 180 230 176V222H-64Z', '#5f4662') +
      path('M-56 222C-30 202 14 193 60 189C96 185 170 187 230 184V222H-56Z', '#83617a') +
      path(
        'M60 189C96 185 170 187 230 184L230 187C170 190 100 188 64 192Z',
        '#f0b48c',
        'fill-opacity=".7"',
      ) +
      line(
        'M-30 208C-4 201 20 198 50 197M-8 214C20 206 60 203 104 203M70 197C104 194 150 196 196 194M-40 216C-30 211 -18 208 -6 206',
        '#6e4f68',
        1,
        'stroke-opacity=".7"',
      ),
  );

/** What is nearest to us has no light on it. */
const near = (): string =>
  path('M118 222C128 208 150 206 168 210C184 203 206 204 230 198V222Z', '#4a3752');

/** The sun on the water, in pieces: longer and further apart toward us. */
function glitter(): string {
  let d = '';
  for (let i = 0, y = 154; y < 198; i++, y += 2.6 + i * 0.32) {
    const half = 40 - i * 2.2;
    const shift = ((i * 13) % 9) - 4;
    d += `M${num(SUN - half + shift)} ${num(y)}h${num(half * 0.9)}M${num(SUN + half * 0.2 - shift)} ${num(y + 0.8)}h${num(half * 0.8)}`;
  }
  return clean(line(d, '#fff0c4', 1.9, 'stroke-opacity=".85"'));
}

/** Long, and toward us: the sun is behind whoever casts it. */
const towardUs = (x: number, half: number): string =>
  path(
    `M${num(x - half)} ${ROCK}H${num(x + half)}L${num(x + half * 0.7 - 10)} 222H${num(x - half * 1.3 - 10)}Z`,
    linear([
      [0, '#3f2c48', 0.6],
      [1, '#3f2c48', 0],
    ]),
  );
