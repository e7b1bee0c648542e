import { mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact } from '#bookmaking/drawing/light.ts';
import { at, box, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import {
  holdOn,
  type MetLetters,
  met,
  nameOf,
  type Spot,
} from '#titles/boat-with-no-name/cast/met.ts';
import { dryingNets } from '#titles/boat-with-no-name/set/drying-nets.ts';
import { headland, sea, sky, town, wall } from '#titles/boat-with-no-name/set/harbor.ts';
import { MORNING } from '#titles/boat-with-no-name/set/lights.ts';
import { onBothPages } from '#titles/boat-with-no-name/set/on-both-pages.ts';
import { moored, quaySteps } from '#titles/boat-with-no-name/set/quay-steps.ts';
import { sailboat } from '#titles/boat-with-no-name/set/sailboat.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** What is seen of sky, sea and wall, and how large who stands on it; and the same where no words need the sky. */
const READ = { horizon: 104, wall: 164, ground: 203, top: 58, tall: 132, head: 43 };
const UNREAD = { horizon: 132, wall: 172, ground: 205, top: 22, tall: 112, head: 33 };

/** On the harbor wall: somebody pushes with all there is from cap to heel, and somebody at work does not notice. */
export const page02: Painting = ({ hero, name, beside }) => {
  const look = beside ? UNREAD : READ;
  const { horizon, ground, top } = look;
  const letters = met(
    2,
    nameOf(name),
    { x: beside ? 82 : 98, y: top, width: beside ? 128 : 112, height: ground - 1 - top },
    MORNING,
    { under: crate },
  );
  const { child, arms } = pushing(hero, letters, look);
  const art =
    air(look) +
    (beside ? headland(60, horizon, 27, FAR_LAND) : '') +
    town('two', MORNING, beside ? 8 : -70, beside ? 112 : 104, horizon, 30) +
    waterAndWall(look) +
    shifted(0, horizon - 104, boats()) +
    letters.spots
      .map(({ x, ground: sole, height }) => contact(MORNING, x, sole + 0.6, height * 0.46, 3))
      .join('') +
    child.shadow +
    arms[0] +
    letters.art +
    child.art +
    arms[1] +
    bollard();
  return {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'dark', largest: LARGE },
    faces: [child.face],
    signs: letters.signs,
    ...(beside && {
      overFold: () =>
        groundPastFold(
          air(look) +
            headland(60, horizon, 27, FAR_LAND) +
            waterAndWall(look) +
            moored(horizon) +
            quaySteps(WATER[1]),
        ) + pastFold(dryingNets()),
    }),
  };
};

/** As pale as the paper of the words. */
const AIR = ['#c3e4e0', '#fbf1da'] as const;
const WATER = ['#a5d8cc', '#7cc0bb'] as const;
const FAR_LAND = ['#b4d6c4', '#cfe5cd'] as const;

const air = ({ horizon }: typeof READ): string =>
  onBothPages((width) => sky(width, horizon, ...AIR));

const waterAndWall = ({ horizon, wall: top }: typeof READ): string =>
  onBothPages(
    (width) =>
      sea('two', width, horizon - 2, top + 4, ...WATER) + wall('two', MORNING, width, top, SHEET),
  );

/** One line from the heel to the hands; who rolls puts the shoulders into it. */
const PUSH = {
  pose: 'stand',
  mood: 'brave',
  face: { eyes: 'laughing', brow: [-4, -12, -12], cheek: 1, flushed: true },
  puff: 1,
  yaw: 62,
  pitch: 3,
  turn: -22,
  nod: 8,
  tilt: 6,
  gaze: [0.9, 0.1],
  leanInChair: 62,
  body: {
    lean: 46,
    shrug: 8,
    legL: { upper: [52, 4], lower: [2, 4], foot: -2 },
    legR: { upper: [-30, 6], lower: [-44, 6], foot: 40 },
  },
} as const;

/** A coat is nearly as long as the legs of who wears it first: they are not so far apart under it. */
const SHORT_PUSH = {
  ...PUSH,
  yaw: 50,
  body: {
    lean: 30,
    shrug: 8,
    legL: { upper: [26, 4], lower: [4, 4], foot: -2 },
    legR: { upper: [-14, 6], lower: [-34, 6], foot: 34 },
  },
} as const;

/** Against the nearest edge: both palms, one over the other; who rolls is thrown forward out of the chair's back. */
function pushing(
  hero: Cast['hero'],
  { spots, sawn }: MetLetters,
  { ground, tall, head: most }: typeof READ,
): { readonly child: PlacedHero; readonly arms: readonly [string, string] } {
  const lowest = Math.max(...spots.map(({ y }) => y));
  const spot = spots.find(({ y, height }) => y > lowest - height * 0.3) as Spot;
  const rolls = hero.wheelchair !== undefined;
  const size = headToStand(hero, tall, most);
  const by = { ...(hero.years < 3 ? SHORT_PUSH : PUSH), armsByPage: true };
  const there = placeHero(hero, size, 'ground', [0, ground], by, MORNING);
  const edge = (y: number): Point =>
    holdOn(spot, Math.min(90, Math.max(10, ((spot.y - y) * 100) / spot.height)), 'left', sawn);
  const head = there.head[1];
  const hands = [edge(head + size * (rolls ? 0.52 : 0.4)), edge(head + size * 0.98)] as const;
  const near = Math.min(edge(head - size * 0.3)[0], edge(head)[0], hands[0][0]);
  const x = Math.max(size * 0.9, near - size * 0.84) - there.head[0];
  const child = placeHero(hero, size, 'ground', [x, ground], by, MORNING);
  const arm = (side: 1 | -1, [hx, hy]: Point): OwnArm => {
    const wrist: Point = [hx - size * 0.05, hy + size * 0.12];
    return ownArm(
      hero,
      child,
      side,
      { elbow: elbowOf(child, side, wrist, 1), wrist, hand: flat, degrees: -62 },
      MORNING,
    );
  };
  return { child, arms: [arm(1, hands[0]).art, arm(-1, hands[1]).art] };
}

/** Far off, before the town: three that have names. */
const boats = (): string =>
  [
    [128, 118, 1],
    [176, 113, 0.7],
    [204, 124, 1.2],
  ]
    .map(([x = 0, y = 0, k = 1]) => at(x, y, k, SAILS))
    .join('');
const SAILS = sailboat(mix('#e2492f', MORNING.haze, 0.3), ['#fffaf0', '#f6dfc0']);

/** Iron, nearest to us, and most of it beyond the edge. */
const bollard = (): string =>
  at(
    206,
    207,
    0.8,
    path('M-18 40C-16 16 -20 8 -18 0H18C20 8 16 16 18 40Z', '#27465a') +
      path('M-26 0C-26 -11 26 -11 26 0C26 8 -26 8 -26 0Z', '#345a70') +
      path('M-20 -3C-14 -8 12 -8 20 -3C10 -5 -10 -5 -20 -3Z', '#7fa3b2'),
  );

/** Who is further off stands on a stack of crates. */
const crate = ({ x, y, height }: Spot, upper: boolean): string => {
  if (!upper) return '';
  const half = height * 0.58;
  return (
    box(x - half, y, half * 2, 70, '#b98650', 1) +
    line(
      `M${x - half} ${y + 22}h${half * 2}M${x - half} ${y + 46}h${half * 2}M${x - half} ${y}v70M${x + half} ${y}v70`,
      '#7a5230',
      1.4,
    )
  );
};
