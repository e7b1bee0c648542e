// Whose finger is up as far as it goes, from one foot: all of somebody, in one line.
import { num } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { stanceOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { shadowUnder, underFoot } from './shadow-under.ts';
import { wideAwake } from './wide-awake.ts';

/** Who is stretched there, and how far that gets. */
export interface Stretching {
  readonly child: PlacedHero;
  /** What it is stretched for: on from the fingertip, a finger's breadth beyond the rim of a button. */
  readonly bell: Point;
  /** What lies on the cushion of the bench, or on the floor before it. */
  readonly under: string;
  /** And over soles, where the cushion gives. */
  readonly over: string;
}

/** From a floor, or from the cushion of a bench for who is small, toward a bell at `x`, and `short` of it: a chair is on the floor, whoever is in it. */
export function stretching(
  hero: Hero,
  x: number,
  short: number,
  floor: number,
  cushion: number,
): Stretching {
  const awake = wideAwake(hero);
  const { wish, size, aim, onBench, sits } = wayOf(hero);
  const [{ armL, body }] = stanceOf(awake, { ...wish, touchL: [0, 0] });
  const long = body.upperArm + body.foreArm + body.hand * 30;
  const k = size / 100;
  const [across, up] = [Math.cos(radians(aim)), Math.sin(radians(aim))];
  const ground = onBench ? cushion : floor;
  const tip: Point = [x - across * short, ground + (armL.root[1] + up * long) * k];
  const treads = onBench === true && !sits;
  const origin: Point = [
    tip[0] - (armL.root[0] + across * long) * k,
    treads ? ground + SUNK : ground,
  ];
  const child = placeHero(awake, size, 'ground', origin, { ...wish, touchL: tip }, LAMPS);
  return {
    child,
    bell: [x, tip[1] + up * short],
    under: sits
      ? shadowUnder(origin[0], ground, 60 * k)
      : treads
        ? hollows(child, ground)
        : underFoot(child, ground, hero.wheelchair !== undefined),
    over: treads ? lips(child, ground) : '',
  };
}

/** How deep a boot goes into a cushion, in mm. */
const SUNK = 2.4;

const treadsOf = ({ figure, origin, scale }: PlacedHero): number[] =>
  [figure.skeleton.legL, figure.skeleton.legR].map(
    ({ heel, toe }) => origin[0] + ((heel[0] + toe[0]) / 2) * scale,
  );

/** What boots press into cloth. */
const hollows = (child: PlacedHero, y: number): string =>
  treadsOf(child)
    .map((x) => oval(x, y + 0.6, 9, 2.2, '#225758'))
    .join('');

/** The near edge of such a hollow, before a sole. */
const lips = (child: PlacedHero, y: number): string =>
  treadsOf(child)
    .map(
      (x) =>
        path(
          `M${num(x - 9.6)} ${num(y + 0.4)}Q${num(x)} ${num(y + 3)} ${num(x + 9.6)} ${num(y + 0.4)}V${num(y + 3.6)}Q${num(x)} ${num(y + 6)} ${num(x - 9.6)} ${num(y + 3.6)}Z`,
          '#4a9c92',
        ) +
        line(
          `M${num(x - 9.6)} ${num(y + 3.6)}Q${num(x)} ${num(y + 6)} ${num(x + 9.6)} ${num(y + 3.6)}`,
          '#225758',
          0.8,
        ),
    )
    .join('');

/** How one of that age gets there. */
interface Way {
  readonly wish: HeroWish;
  /** Of a head, in mm. */
  readonly size: number;
  /** Of the arm, in degrees: over short ones, cheek and hair are as wide. */
  readonly aim: number;
  readonly onBench?: boolean;
  readonly sits?: boolean;
}

function wayOf({ wheelchair, years }: Hero): Way {
  if (wheelchair && years < 4) return { wish: LEANING, size: 37, aim: -36 };
  if (wheelchair) return { wish: LEANING, size: 31.5, aim: -58 };
  if (years < 1) return { wish: SITTING, size: 33, aim: -42, onBench: true, sits: true };
  if (years < 3) return { wish: { ...UP, ...STURDY }, size: 31, aim: -42, onBench: true };
  if (years < 6) return { wish: { ...UP, yaw: 46 }, size: 31, aim: -42 };
  const size = 31 - Math.min(3.5, (years - 6) * 0.8);
  return { wish: years < 8 ? UP : { ...UP, ...LONG }, size, aim: -55 };
}

/** On one foot, whose shoe is seen from its side, the other heel up behind: one line from there to a fingertip. */
const STRETCH: Pose = {
  lean: 4,
  roll: 20,
  hips: 16,
  nod: -20,
  tilt: -13,
  shrug: 4,
  armL: { upper: [20, 140], lower: [14, 146], hand: 'point' },
  armR: { upper: [-34, 32], lower: [-14, 36], hand: 'open' },
  legL: { upper: [6, -17], lower: [-4, -18], foot: 8 },
  legR: { upper: [-10, 8], lower: [-98, 5], foot: 70 },
};
const UP: HeroWish = {
  pose: STRETCH,
  mood: 'surprised',
  face: {
    mouth: SHOUT,
    eyes: 'wide',
    lids: { upper: 0, lower: 0.1, slant: 0 },
    brow: [-1, 0, 6],
    askew: 4,
    cheek: 0.6,
  },
  yaw: 58,
  turn: -28,
  pitch: 2,
  gaze: [1, -1.3],
};
/** Who is small has no leg to spare. */
const STURDY: Partial<HeroWish> = {
  yaw: 20,
  turn: -6,
  body: {
    roll: 10,
    legL: { upper: [6, -6], lower: [-6, -4], foot: 40 },
    legR: { upper: [-6, 16], lower: [-20, 14], foot: 44 },
  },
};
/** Who has grown takes less of the aisle. */
const LONG: Partial<HeroWish> = {
  armR: { upper: [-34, 22], lower: [-14, 26], hand: 'open' },
  body: { legR: { upper: [-10, 9], lower: [-92, 6], foot: 66 } },
};
const SITTING: HeroWish = { ...UP, yaw: 20, turn: -6, body: { roll: 8 } };
const LEANING: HeroWish = {
  ...UP,
  yaw: 38,
  turn: -6,
  body: { roll: 12 },
  leanInChair: 12,
};
