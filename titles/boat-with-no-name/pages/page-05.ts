import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { type Turn, turnedArt, turnedBox, turnedPoint } from '#bookmaking/drawing/turned.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { HAUL } from '#bookmaking/hero/more-poses.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { haulers } from '#titles/boat-with-no-name/cast/haulers.ts';
import {
  holdOn,
  type MetLetters,
  met,
  nameOf,
  type Spot,
} from '#titles/boat-with-no-name/cast/met.ts';
import { metOn } from '#titles/boat-with-no-name/met-on.ts';
import { boardwalk, crossDeck } from '#titles/boat-with-no-name/set/boardwalk.ts';
import { bareBoard, boat, prop, slip } from '#titles/boat-with-no-name/set/boat.ts';
import { headland, sea, sky } from '#titles/boat-with-no-name/set/harbor.ts';
import { NOON } from '#titles/boat-with-no-name/set/lights.ts';
import { onBothPages } from '#titles/boat-with-no-name/set/on-both-pages.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Where the sea ends, and the point in it that all the planks run to. */
const READ = { horizon: 122, ground: 200, letters: 124, tall: 92, head: 26 };
const UNREAD = { horizon: 104, ground: 200, letters: 150, tall: 108, head: 29 };
const POINT_X = 70;

/** Down the jetty from low: somebody with both boots braced has work to do; at its edge somebody else pulls, far back, with all there is. */
export const page05: Painting = ({ hero, name, beside }) => {
  const look = beside ? UNREAD : READ;
  const { horizon, ground } = look;
  const width = look.letters * 0.86;
  const letters = met(
    5,
    nameOf(name),
    { x: 208 - width, y: ground - look.letters, width, height: look.letters },
    NOON,
    { under: (spot, upper) => (upper ? crate(spot, ground) : '') },
  );
  const child = atNearest(hero, letters, look);
  const row = haulers(
    metOn(5, nameOf(name)).here.map(({ letter }) => letter),
    child.end,
    ground + 3,
    letters.posture === 'ignores',
    NOON,
  );
  const art =
    bay(horizon, beside === true) +
    gulls(horizon) +
    overThere(horizon) +
    jetty(horizon) +
    letters.spots
      .map(({ x, ground: sole, height }) =>
        oval(x, sole + 0.6, height * 0.5, 3, '#5f4426', 'fill-opacity=".42"'),
      )
      .join('') +
    child.shadow +
    letters.art +
    row +
    child.art +
    child.rope;
  return {
    art,
    quiet: { box: { ...SAFE, height: 56 }, ink: 'dark', largest: LARGE },
    faces: [child.face],
    signs: letters.signs,
    ...(beside && {
      overFold: () => groundPastFold(bay(horizon, true) + jetty(horizon)) + pastFold(row),
    }),
  };
};

/** Sky, land and sea, as they go over the fold: far land only where nothing is read before it. */
const bay = (horizon: number, wordsBeside: boolean): string =>
  onBothPages((width) => sky(width, horizon, ...AIR)) +
  (wordsBeside ? headland(40, horizon + 1, 24, FAR_LAND) : '') +
  onBothPages((width) => sea('five', width, horizon, SHEET, ...WATER));
const FAR_LAND = ['#b7d8ca', '#d2e6d2'] as const;

const jetty = (horizon: number): string => boardwalk([POINT_X, horizon + 5], 222) + crossDeck(DECK);
/** Where the deck begins that goes over the fold. */
const DECK = 170;

/** As pale as the paper of the words. */
const AIR = ['#bfe3e2', '#f3efdc'] as const;
const WATER = ['#8fcbbd', '#5aa9ab'] as const;

/** Somebody beside the letters, and what goes from a hand to them. */
type AtLetter = Pick<PlacedHero, 'art' | 'shadow' | 'face'> & {
  readonly rope: string;
  /** Where the others have it from. */
  readonly end: Point;
};

/** Who is at work is pulled at; who has sat down, or has heard its name, is not. */
function atNearest(hero: Cast['hero'], letters: MetLetters, look: typeof READ): AtLetter {
  const lowest = Math.max(...letters.spots.map((each) => each.ground));
  const spot = letters.spots.find((each) => each.ground > lowest - each.height * 0.3) as Spot;
  const edge = (y: number, side: 'left' | 'right' = 'left'): Point =>
    holdOn(spot, Math.min(80, Math.max(3, ((spot.y - y) * 100) / spot.height)), side, letters.sawn);
  return letters.posture === 'ignores'
    ? pulling(hero, edge, look, letters.sawn)
    : asking(hero, edge, look);
}
type Edge = (y: number, side?: 'left' | 'right') => Point;

/** A taut rope round its wood, both arms straight, and all the weight away from it; a chair stands on its large wheels alone. */
function pulling(
  hero: Cast['hero'],
  edge: Edge,
  { ground, tall, head }: typeof READ,
  sawn: boolean,
): AtLetter {
  const rolls = hero.wheelchair !== undefined;
  const size = headToStand(hero, tall, head);
  const x = edge(ground - size)[0] - size * (rolls ? 1.62 : hero.years < 3 ? 1.2 : 1.7);
  const tip: Turn = { about: [x - size * 0.2, ground], degrees: rolls ? -15 : 0 };
  const first = placeHero(hero, size, 'ground', [x, ground], HAULS(rolls), NOON);
  const hand = turnedPoint(first.handR, tip);
  const near = edge(hand[1] + 4);
  // The other hand has it further on.
  const there = turnedPoint(first.handL, tip);
  const share = (there[0] - hand[0]) / (near[0] - hand[0]);
  const onRope: Point = [there[0] + size * 0.1, hand[1] + (near[1] - hand[1]) * share];
  const touchL = turnedPoint(onRope, { ...tip, degrees: -tip.degrees });
  const child = placeHero(hero, size, 'ground', [x, ground], { ...HAULS(rolls), touchL }, NOON);
  const across = edge(hand[1] + 4, 'right');
  // A thing that a letter is painted on is not as wide as a plank everywhere: the knot is on its near edge.
  const far: Point = sawn ? [across[0] + 1, across[1]] : [near[0] + 6, near[1]];
  const middle: Point = [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2 + 1.4];
  const round = (down: number): string =>
    `M${num(near[0])} ${num(near[1] + down)}Q${num(middle[0])} ${num(middle[1] + down)} ${num(far[0])} ${num(far[1] + down)}${sawn ? 'l3 -1.6' : ''}`;
  const twine = `M${num(hand[0])} ${num(hand[1])}L${near.map(num).join(' ')}${round(0)}${round(3.2)}`;
  return {
    art: turnedArt(child.art, tip),
    rope:
      line(twine, '#6b4626', 3) +
      line(twine, '#ecd7a6', 1.9) +
      oval(near[0], near[1] + 1.4, 2.5, 3.4, '#6b4626') +
      oval(near[0], near[1] + 1.4, 1.9, 2.8, '#ecd7a6') +
      turnedArt(child.hand(1) + child.hand(-1), tip),
    end: hand,
    shadow: child.shadow,
    face: turnedBox(child.face, tip),
  };
}

const HAULS = (rolls: boolean): HeroWish => ({
  pose: HAUL,
  mood: 'brave',
  face: { mouth: 'firm', brow: [3, -6, 5] },
  yaw: 52,
  gaze: [0.8, -0.3],
  body: { lean: rolls ? -22 : -46, roll: -8 },
  armL: { upper: [84, 8], lower: [88, 0], hand: 'hold' },
  armR: { upper: [88, 8], lower: [92, 4], hand: 'hold' },
});

/** Near, and with one hand on its wood. */
function asking(hero: Cast['hero'], edge: Edge, { ground, tall, head }: typeof READ): AtLetter {
  const size = headToStand(hero, tall, head);
  const rolls = hero.wheelchair !== undefined;
  const high = ground - size * (rolls ? 1.7 : hero.years < 3 ? 1.2 : 1.9);
  const [x, y] = edge(high);
  const child = placeHero(
    hero,
    size,
    'ground',
    [x - size * (rolls ? 1.3 : hero.years < 3 ? 0.78 : 1.02), ground],
    {
      pose: 'stand',
      mood: 'happy',
      yaw: 56,
      gaze: [0.9, -0.3],
      leanInChair: 16,
      body: { lean: 10 },
      armL: { upper: [-8, 12], lower: [0, 6], hand: 'rest' },
      armR: { upper: [76, 6], lower: [84, 2], hand: 'press' },
      touchR: [x + 2, y],
    },
    NOON,
  );
  return { ...child, rope: '', end: [x - size * 2, ground + 3] };
}

/** What the letter is to come to: across the water the boat is waiting, with somebody under its bow. */
const overThere = (horizon: number): string =>
  path(
    `M8 ${horizon + 3}C16 ${horizon - 2} 34 ${horizon - 2} 48 ${horizon + 3}C36 ${horizon + 6} 16 ${horizon + 6} 8 ${horizon + 3}Z`,
    '#e8d9a8',
  ) + at(30, horizon - 1, 0.14, slip(NOON, 150) + prop(NOON) + boat(NOON) + bareBoard(NOON));

const gulls = (horizon: number): string =>
  line(`M66 ${horizon - 30}q3 -4 6 0q3 -4 6 0`, '#5f8590', 1.3);

/** Who is further off stands on a crate. */
const crate = ({ x, y, height }: Spot, ground: number): string => {
  const half = height * 0.58;
  return (
    path(`M${num(x - half)} ${num(y)}h${num(half * 2)}V${ground}h${num(-half * 2)}Z`, '#b98650') +
    path(`M${num(x - half)} ${num(y)}h${num(half * 2)}v3h${num(-half * 2)}Z`, '#d9a868') +
    line(`M${num(x - half)} ${num(y + 16)}h${num(half * 2)}`, '#7a5230', 1.2)
  );
};
