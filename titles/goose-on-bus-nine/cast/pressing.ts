import { type Box, clamp, type Point, radians, rotated } from '#bookmaking/drawing/geometry.ts';
import { turnedPoint } from '#bookmaking/drawing/turned.ts';
import { stanceOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Limb, Skeleton } from '#bookmaking/hero/skeleton.ts';
import { aboutAxle, tipped } from '#bookmaking/hero/tipped.ts';
import { flyingHair } from '#titles/goose-on-bus-nine/cast/flying-hair.ts';
import { hairAbove } from '#titles/goose-on-bus-nine/cast/hair-above.ts';
import { isLifted, leapOf } from '#titles/goose-on-bus-nine/cast/leaps.ts';
import { type Held, holding, liftsUp } from '#titles/goose-on-bus-nine/cast/lifting.ts';
import { RED_SIDE } from '#titles/goose-on-bus-nine/set/red-side.ts';

export interface Pressing {
  readonly art: string;
  /** Who holds up a child that cannot stand: behind the cushion. */
  readonly behind: string;
  readonly face: Box;
  readonly button: Point;
  /** What the water needs to know of it: where it is, and how high a head is, in mm. */
  readonly head: Point;
  readonly size: number;
  readonly shoulders: readonly [Point, Point];
  readonly hips: Point;
  readonly open: Point;
  readonly foot: Point;
}

/** Where there is room for all of a child, in mm: over its hair, down to what it leaps off, where the button is, and how far from that a shoe or a hand may come. */
export interface Room {
  readonly top: number;
  readonly seat: number;
  readonly button: number;
  readonly right: number;
  readonly most: number;
}

/** From a wrist to the tip of the finger that points, in units of a hand. */
const FINGER = 40;
/** No head is smaller: rather a shoe is lower. */
const LEAST = 24;

/** The hero whole, in the air over the seat: one line from the shoulder to the fingertip that has pressed the button in. */
export function pressing(hero: Hero, { top, seat, button, right, most }: Room): Pressing {
  const leap = leapOf(hero);
  const view: HeroWish = {
    pose: leap.pose,
    mood: 'joy',
    face: {
      eyes: 'open',
      lids: { upper: 0, lower: 0.42, slant: 0 },
      brow: [-12, -15, -6],
      cheek: 2,
      mouth: 'laugh',
      flushed: true,
    },
    // Looking up, a nose is between the lenses.
    pitch: hero.glasses ? 10 : -2,
    yaw: -38,
    turn: 8,
    gaze: [-1.5, 0.1],
  };
  // Farther than any arm gets, so that it is straight.
  const from = stanceOf(hero, view)[0].armR.root;
  const far: Point = [
    from[0] - Math.cos(radians(leap.up)) * 900,
    from[1] - Math.sin(radians(leap.up)) * 900,
  ];
  const [s] = stanceOf(hero, { ...view, touchR: far });
  const axle = s.project([0, 0, -22]);
  const seen = ([x, y]: Point): Point => {
    const [dx, dy] = rotated([x - axle[0], y - axle[1]], leap.tipped);
    return [axle[0] + dx, axle[1] + dy];
  };
  const head = seen([s.head[0], s.head[1]]);
  const tip = seen(tipOf(s));
  const lowest = hero.wheelchair ? axle[1] : lowestOf(s);
  const above = hairAbove(hero);
  const farthest = Math.max(s.legL.toe[0], s.legL.heel[0], seen([s.armL.end[0], 0])[0]);
  const size = clamp(
    Math.min(
      (seat - top) / (above + (lowest - head[1]) / 100 + leap.over),
      ((right - button) / (farthest - tip[0])) * 100,
    ),
    LEAST,
    most,
  );
  const scale = size / 100;
  const origin: Point = [
    button - tip[0] * scale,
    Math.max(seat - (lowest + leap.over * 100) * scale, top + above * size - head[1] * scale),
  ];
  const onSheet = ([x, y]: Point): Point => [origin[0] + x * scale, origin[1] + y * scale];
  const kid = placeHero(hero, size, 'ground', origin, { ...view, touchR: onSheet(far) }, RED_SIDE);
  const turn = aboutAxle(kid, leap.tipped);
  const { art, face } = tipped(kid, turn);
  const turned = ([x, y]: Point): Point => turnedPoint(onSheet([x, y]), turn);
  const placed = turnedPoint(kid.head, turn);
  const shoulders = [turned(rootOf(s.armR)), turned(rootOf(s.armL))] as const;
  const hips = turned(
    rootOf(s.legR).map((at, i) => (at + rootOf(s.legL)[i as 0 | 1]) / 2) as unknown as Point,
  );
  const held = isLifted(hero) && heldAt(shoulders, hips, size);
  return {
    art: flyingHair(hero, { ...kid, head: placed }) + art + (held ? holding(held) : ''),
    behind: held ? liftsUp(held) : '',
    face,
    button: onSheet(tip),
    head: placed,
    size,
    shoulders,
    hips,
    open: turnedPoint(kid.handL, turn),
    foot: turned([s.legL.end[0], s.legL.end[1]]),
  };
}

/** Between the arms and the hips, all of a trunk as broad as its shoulders. */
function heldAt([right, left]: Pressing['shoulders'], hips: Point, size: number): Held {
  const middle = [(right[0] + left[0]) / 2, (right[1] + left[1]) / 2] as const;
  return {
    ribs: [middle[0] * 0.7 + hips[0] * 0.3, middle[1] * 0.7 + hips[1] * 0.3],
    half: (left[0] - right[0]) * 0.72,
    size,
  };
}

const rootOf = ({ root: [x, y] }: Limb): Point => [x, y];

/** Where the finger ends that points on from the forearm. */
function tipOf({ armR: { bend, end }, body }: Skeleton): Point {
  const [dx, dy] = [end[0] - bend[0], end[1] - bend[1]];
  const long = Math.hypot(dx, dy);
  const out = (FINGER * body.hand) / long;
  return [end[0] + dx * out, end[1] + dy * out];
}

const lowestOf = ({ legL, legR, body }: Skeleton): number =>
  Math.max(legL.heel[1], legL.toe[1], legR.heel[1], legR.toe[1]) + body.sole * 0.8;
