// Our own arm, as whose it is sees it: a finger on its way to the button of page 5.
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { at, clean } from '#bookmaking/drawing/marks.ts';
import { noteHero } from '#bookmaking/drawing/sheet.ts';
import { type FigureView, stanceOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Skeleton } from '#bookmaking/hero/skeleton.ts';
import { palm, skinTone } from '#bookmaking/hero/skin-tone.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { longFinger } from './long-finger.ts';
import { nearSleeve } from './near-sleeve.ts';
import { smallFinger } from './small-finger.ts';

/** Over the brass, and a breath before the red. */
export const TIP: Point = [96, 160];
/** The shoulder is ours, below the page: the arm comes in from there, however old whose it is. */
const SHOULDER: Point = [-44, 288];

/** The arm from below the page to the fingertip: bare, the hand, and what is worn over it. */
export function pointingFinger(given: Hero): string {
  const hero = { ...given, skin: beforeGreen(given.skin) };
  noteHero(LAMPS, Object.values(skinTone(LAMPS, hero.skin)));
  const finger = ownArm(hero);
  const wrist = wristOf(finger, hero.years < 3 ? 0.96 : 1.06);
  const clothed = sleeve(finger, wrist, hero);
  return clothed.bare + pointing(wrist, hero) + clothed.sleeve;
}

/** Before a green wall and with the lamps on it a brown hand was olive: its own face is redder. */
const beforeGreen = (skin: Hex): Hex =>
  luma(skin) > 0.28 && luma(skin) < 0.6 ? mix(skin, '#c0583c', 0.3) : skin;

/** How much broader a hand and its wrist are than those of who is tall, being so new. */
const plumpnessOf = ({ years }: Hero): number => (years < 3 ? 1.16 : years < 6 ? 1.14 : 1);

interface NearArm {
  readonly skeleton: Skeleton;
  /** Where its fingertip is, before a hand is drawn as large as a page. */
  readonly hand: Point;
}

const REACHING: FigureView = {
  pose: 'stand',
  mood: 'wonder',
  yaw: 60,
  pitch: 4,
  armL: { upper: [40, 20], lower: [90, 10], hand: 'point' },
};

/** Our own arm, as long for everybody: small children have short ones, and look at them from nearer. Nobody is drawn for it. */
function ownArm(hero: Hero): NearArm {
  const [plain] = stanceOf(hero, REACHING);
  const { upperArm, foreArm, hand } = plain.body;
  const size =
    (Math.hypot(TIP[0] - SHOULDER[0], TIP[1] - SHOULDER[1]) / (upperArm + foreArm + hand * 30)) *
    1.02;
  const [x, y] = plain.armL.root;
  const touchL: Point = [x + (TIP[0] - SHOULDER[0]) / size, y + (TIP[1] - SHOULDER[1]) / size];
  const [skeleton] = stanceOf(hero, { ...REACHING, touchL });
  const [endX, endY] = skeleton.armL.end;
  return {
    skeleton,
    hand: [SHOULDER[0] + (endX - x) * size, SHOULDER[1] + (endY - y) * size],
  };
}

/** The wrist bends, so that the finger goes to the middle of the red, wherever its shoulder is. */
function wristOf({ hand }: NearArm, size: number): Point {
  const long = Math.hypot(TIP[0] - hand[0], TIP[1] - hand[1]) * size;
  const angle = radians(BENT);
  return [TIP[0] - Math.cos(angle) * long, TIP[1] - Math.sin(angle) * long];
}
const BENT = -27;

/** The arm to its wrist: the hand is drawn here, as large as a page. */
const sleeve = ({ skeleton }: NearArm, wrist: Point, hero: Hero): ReturnType<typeof nearSleeve> =>
  nearSleeve(
    hero,
    skeleton,
    {
      wrist,
      from: SHOULDER,
      half: (Math.hypot(TIP[0] - wrist[0], TIP[1] - wrist[1]) / 104) * 15.6 * plumpnessOf(hero),
    },
    LAMPS,
  );

/** A left hand that points to the right, as whose it is sees it. */
function pointing(wrist: Point, hero: Hero): string {
  const [dx, dy] = [TIP[0] - wrist[0], TIP[1] - wrist[1]];
  // Slender: a finger as broad as it was looked like a thumb.
  const long = Math.hypot(dx, dy);
  const t = living(skinTone(LAMPS, hero.skin));
  // On the darkest skin it is the light that draws a knuckle.
  const edge =
    luma(t.base) < 0.3
      ? mix(t.base, '#e0a07c', 0.4)
      : mix(t.base, luma(t.base) > PALE ? '#b4623e' : t.deep, luma(t.base) > PALE ? 0.62 : 0.8);
  const nail = mix(palm(t.base), '#ffe9df', 0.5);
  const laid = (drawn: string, breadth: number): string =>
    at(
      wrist[0],
      wrist[1],
      (long / 104) * breadth,
      clean(drawn),
      (Math.atan2(dy, dx) * 180) / Math.PI,
      long / 104,
    );
  if (hero.years < 3) return laid(smallFinger(t, edge, nail), 1);
  return laid(longFinger(t, edge, nail), hero.years < 6 ? 0.97 : 0.86);
}

/** Lighter than this a hand as large as a page was of plaster. */
const PALE = 0.66;
/** The blood in it is seen then. */
const living = (t: Tone): Tone =>
  luma(t.base) > PALE
    ? { ...t, base: mix(t.base, '#f6ab84', 0.3), shade: mix(t.shade, '#d9805c', 0.5) }
    : t;
