// What is given to a goose, and the arm that gives it.
import { clamp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { crayonLent } from '#titles/goose-on-bus-nine/cast/crayon-lent.ts';
import {
  byEdge,
  roundEnd,
  roundStem,
  TO_EDGE,
  TO_STEM,
} from '#titles/goose-on-bus-nine/cast/grip.ts';
import { turnOf } from '#titles/goose-on-bus-nine/cast/grip-places.ts';
import { slipperHanging } from '#titles/goose-on-bus-nine/cast/slipper-lent.ts';
import { sockLent } from '#titles/goose-on-bus-nine/cast/sock-lent.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { fingersOver } from './fingers-over.ts';

/** A grin on one side only, and the crease that it makes in that cheek; clear of the nose, which comes near as a head turns. */
const GRIN: Mouth = {
  draw: (lip) => line('M-9.6 4Q1.4 10 10.6 1.4', lip, 3) + line('M10 -1.6q2.8 1 2.6 4.8', lip, 1.8),
  at: [2, 7],
};

/** Straight at whom it is for, and a little up: it is the larger. */
const AIMED = -3;
/** And the hand as what it has hold of. */
const HELD = -12;
/** Of an arm as long as that body has one, so much is stretched. */
const STRETCHED = 0.96;
/** Nobody's hair is cut by the edge, and nobody's head is past its own arm. */
const HEAD = [43, 55] as const;

const sizeOf = ({ hair, years }: Hero): number =>
  hair === 'puffs' || hair === 'afro' ? 44 : years < 2 ? 50 : 48;

/** The hero, one arm thrust out from the shoulder, and the fingers that are closed round what is given, at `grip`. */
export function lending(
  hero: Hero,
  grip: Point,
  by: 'stem' | 'end' | 'edge',
): { readonly child: PlacedHero; readonly arm: OwnArm; readonly holding: OwnArm } {
  const size = sizeOf(hero);
  const placed = (where: Point): PlacedHero =>
    placeHero(
      hero,
      size,
      'head',
      where,
      {
        pose: 'sit',
        mood: 'happy',
        // A trick is being played: both eyes narrowed at whom, one brow up.
        face: {
          lids: { upper: 0.3, lower: 0.2, slant: 3 },
          brow: [-2, -8, -5],
          askew: 7,
          cheek: 2,
          mouth: GRIN,
          flushed: true,
        },
        yaw: 26,
        pitch: -2,
        gaze: [1, -0.5],
        tilt: 4,
        turn: 6,
        body: { lean: 16, roll: 14 },
        armsByPage: true,
      },
      LAMPS,
    );
  const shoulder = (kid: PlacedHero): Point => {
    const [x, y] = shoulderOf(kid.figure.skeleton, 1);
    return [kid.origin[0] + x * kid.scale, kid.origin[1] + y * kid.scale];
  };
  const first = placed([0, 0]);
  const { body } = first.figure.skeleton;
  const large = hero.years < 2 ? 1.34 : 1.2;
  const [along, across] = by === 'stem' ? TO_STEM : TO_EDGE;
  const [cos, sin] = [Math.cos(radians(AIMED)), Math.sin(radians(AIMED))];
  const unit = body.hand * large * first.scale;
  const [c, s] = [Math.cos(radians(HELD)), Math.sin(radians(HELD))];
  const wrist: Point = [
    grip[0] - (along * c - across * s) * unit,
    grip[1] - (along * s + across * c) * unit,
  ];
  const long = (body.upperArm + body.foreArm) * first.scale * STRETCHED;
  const from = shoulder(first);
  const child = placed([
    clamp(wrist[0] - cos * long - from[0], ...HEAD),
    wrist[1] - sin * long - from[1],
  ]);
  const root = shoulder(child);
  const elbow: Point = [
    root[0] + (wrist[0] - root[0]) * 0.52,
    root[1] + (wrist[1] - root[1]) * 0.52 + size * 0.05,
  ];
  return {
    child,
    holding: holding(hero, child),
    arm: ownArm(
      hero,
      child,
      1,
      {
        elbow,
        wrist,
        hand: by === 'stem' ? roundStem : by === 'end' || hero.years < 3 ? roundEnd : byEdge,
        degrees: HELD,
        size: large,
      },
      LAMPS,
    ),
  };
}

/** From behind the bag, and over its rim no more than four fingers: folded before it, an arm was broken. */
function holding(hero: Hero, child: PlacedHero): OwnArm {
  const [x, y] = child.head;
  const size = child.scale * 100;
  const { art } = ownArm(
    hero,
    child,
    -1,
    {
      elbow: [x - size * 0.6, y + size * 1.3],
      wrist: [x - size * 0.22, y + size * 1.24],
      hand: () => ({ before: '', behind: '' }),
    },
    LAMPS,
  );
  const rim = y + size * 1.22 - 10;
  const finger = 7.8 * child.figure.skeleton.body.hand * child.scale;
  return { art, before: fingersOver(hero, [x - size * 0.2, rim], finger, -1, LAMPS) };
}

/** As it is given. A brush is thin: near as we are, as thick as a hand can close on. */
export const lent = (which: DrawnThing): string =>
  OWN[which]?.() ??
  at(
    0,
    0,
    which === 'paintbrush' ? 1.5 : 1,
    thing(which, LAMPS),
    turnOf(which),
    which === 'paintbrush' ? 1.1 : 1,
  );

/** Slimmer than it is elsewhere, its porthole forward of the beak; a fist goes round its end: a nozzle between both was one forearm more. */
const rocketLent = (): string =>
  path('M36 -11.4L58 -7.6Q60 0 58 7.6L36 11.4Z', '#f4ede0') +
  path('M36 3L59 1.4Q59 5 58 7.6L36 11.4Z', '#cfc3c8') +
  line('M57.4 -6.4Q59.4 0 57.4 6.4', '#d0563a', 3) +
  path('M16 -12L44 -29L41 -7ZM16 12L44 29L41 7Z', '#d06a45') +
  path('M-56 0C-46 -18 0 -20 40 -12V12C0 20 -46 18 -56 0Z', '#f4ede0') +
  path('M-56 0C-46 18 0 20 40 12V3C4 9 -40 8 -56 0Z', '#cfc3c8') +
  path('M-56 0C-52 -6.6 -49 -10.6 -44 -12.6Q-40 0 -44 12.6C-50 10.6 -53 6.6 -56 0Z', '#d0563a') +
  path('M-56 0C-52 6.6 -49 10.6 -44 12.6Q-41.6 7 -41.6 2C-48 3 -53 2 -56 0Z', '#a83f2c') +
  oval(ROCKET_PORT, 0, 8.6, 8.6, '#2f5a8c') +
  oval(ROCKET_PORT, 0, 5.8, 5.8, '#d8eef6') +
  line('M34 -12Q36.4 0 34 12', '#8d86a0', 2);
/** Between its fins and the beak: what is bitten is turned round. */
const ROCKET_PORT = 13;

/** What is drawn for this beak. */
const OWN: Partial<Record<DrawnThing, () => string>> = {
  rocket: rocketLent,
  sock: sockLent,
  'orange crayon': crayonLent,
  'ballet slipper': slipperHanging,
};
