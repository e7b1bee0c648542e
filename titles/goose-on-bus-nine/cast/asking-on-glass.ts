// Who has drawn three waves on a fogged door, and asks about them.
import { type Box, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { oval } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type Mouth, open, TONGUE } from '#bookmaking/hero/mouths.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { suitcase } from '#titles/goose-on-bus-nine/set/suitcase.ts';

/** Who asks, large, as far down as the glass goes. */
interface Asking {
  readonly art: string;
  /** All of an arm once more: its hand is on this side of all fog. */
  readonly arm: string;
  readonly face: Box;
  readonly head: Point;
  /** One head, in mm. */
  readonly size: number;
  /** Where the fingertip is on the glass. */
  readonly tip: Point;
  /** How far from the middle of the head its hair goes, in mm. */
  readonly hair: number;
}

/** Stands near the glass (in a chair of its own, who rolls; sits on somebody's suitcase, who cannot stand), one arm straight from its shoulder to it at `along`, and looks up at whom it asks. */
export function askingOnGlass(hero: Hero, along: number): Asking {
  const rolls = hero.wheelchair !== undefined;
  const wish = (touchL: Point): HeroWish => ({
    pose: rolls ? 'sit' : 'stand',
    mood: 'happy',
    face: { mouth: ASKS, eyes: 'wide', brow: [-10, -9, -1], flushed: true },
    yaw: rolls ? ROLLS : YAW,
    pitch: 4,
    turn: LOOKS - (rolls ? ROLLS : YAW),
    nod: -10,
    tilt: -6,
    gaze: [-0.9, -0.7],
    touchL,
    armL: { upper: [10, 80], lower: [10, 80], hand: 'point' },
    armR: { upper: [-8, 12], lower: [6, 6], hand: 'rest' },
    body: { roll: rolls || hero.years < 1 ? 0 : -3, lean: 4 },
  });
  const place = (size: number, [x, y]: Point, touchL: Point): PlacedHero =>
    placeHero(hero, size, 'ground', [x, y], wish(touchL), LAMPS);
  const probe = place(100, [0, 0], [FAR, -FAR]);
  const size = rolls ? ROLLING : SIZE;
  const high = rolls ? TALL : hero.years < 3 ? LOW : hero.years < 9 ? MIDDLE : TALL;
  const ground = high - (probe.head[1] / 100) * size;
  const { armL, body } = probe.figure.skeleton;
  const long = (body.upperArm + body.foreArm + body.hand * 30) * STRAIGHT;
  const up = radians(LIFTED);
  const root: Point = [armL.root[0], armL.root[1]];
  const k = size / 100;
  const x = along - (root[0] + Math.cos(up) * long) * k;
  const tip: Point = [along, ground + (root[1] - Math.sin(up) * long) * k];
  const child = place(size, [x, ground], tip);
  return {
    art: (hero.years < 1 && !rolls ? suitcase(x, ground, ground + 60) : '') + child.art,
    arm: child.arm(1),
    face: child.face,
    head: child.head,
    size,
    tip,
    hair: size * (HAIR_BESIDE[hero.hair] ?? 0.5),
  };
}

/** Hardly open, and its corners up: somebody hopes that this is it. */
const ASKS: Mouth = {
  draw: () =>
    open(
      'M-8.6 -2.4Q0 .6 8.6 -2.4C8 4.4 4.4 8 0 8C-4.4 8 -8 4.4 -8.6 -2.4Z',
      '',
      oval(0, 8.4, 5, 3.4, TONGUE),
    ),
  at: [0, 8],
};
/** In heads; everybody else's is half of one. */
const HAIR_BESIDE: Partial<Record<Hero['hair'], number>> = { afro: 0.6, puffs: 0.84 };
/** A chair is seen from its side, and so is known for one; whoever is in it looks where all do. */
const [YAW, ROLLS, LOOKS] = [24, 46, -28];
/** Further than any arm gets. */
const FAR = 400;
/** How far an arm is from level, in degrees, and how much of it is used. */
const [LIFTED, STRAIGHT] = [24, 0.98];
/** One head, in mm: a chair is seen as far as its wheels go. */
const [SIZE, ROLLING] = [36, 34];
/** How high the middle of a head is, by years. */
const [LOW, MIDDLE, TALL] = [98, 88, 82];
