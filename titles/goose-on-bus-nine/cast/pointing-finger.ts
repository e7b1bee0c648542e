// Our own arm, as whose it is sees it: a finger on its way to the button of page 5.
import { luma, mix } from '#bookmaking/drawing/color.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { noteHero } from '#bookmaking/drawing/sheet.ts';
import { type FigureView, stanceOf } from '#bookmaking/hero/figure.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Skeleton } from '#bookmaking/hero/skeleton.ts';
import { palm, skinTone } from '#bookmaking/hero/skin-tone.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { nearSleeve } from './near-sleeve.ts';
import { smallFinger } from './small-finger.ts';

/** Over the brass, and a breath before the red. */
export const TIP: Point = [91, 157];
/** The shoulder is ours, below the page: the arm comes in from there, however old whose it is. */
const SHOULDER: Point = [-44, 288];

/** The arm from below the page to the fingertip: bare, the hand, and what is worn over it. */
export function pointingFinger(hero: Hero): string {
  noteHero(LAMPS, Object.values(skinTone(LAMPS, hero.skin)));
  const finger = ownArm(hero);
  const wrist = wristOf(finger, plumpnessOf(hero) > 1.2 ? 0.96 : 1.06);
  const clothed = sleeve(finger, wrist, hero);
  return clothed.bare + pointing(wrist, hero) + clothed.sleeve;
}

/** How much broader a hand and its wrist are than those of who is tall, being so new. */
const plumpnessOf = ({ years }: Hero): number => (years < 3 ? 1.4 : years < 6 ? 1.14 : 1);

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
  const plain = stanceOf(hero, REACHING).skeleton;
  const { upperArm, foreArm, hand } = plain.body;
  const size =
    (Math.hypot(TIP[0] - SHOULDER[0], TIP[1] - SHOULDER[1]) / (upperArm + foreArm + hand * 30)) *
    1.02;
  const [x, y] = plain.armL.root;
  const touchL: Point = [x + (TIP[0] - SHOULDER[0]) / size, y + (TIP[1] - SHOULDER[1]) / size];
  const { skeleton } = stanceOf(hero, { ...REACHING, touchL });
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

/** A left hand that points to the right, as whose it is sees it: one long finger, three that are curled, and a thumb over them. */
function pointing(wrist: Point, hero: Hero): string {
  const [dx, dy] = [TIP[0] - wrist[0], TIP[1] - wrist[1]];
  // Slender: a finger as broad as it was looked like a thumb.
  const long = Math.hypot(dx, dy);
  const t = skinTone(LAMPS, hero.skin);
  // On the darkest skin it is the light that draws a knuckle.
  const edge = luma(t.base) < 0.3 ? mix(t.base, '#e0a07c', 0.4) : mix(t.base, t.deep, 0.8);
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
  const crease = (d: string, width = 1.8): string => line(d, edge, width, 'stroke-opacity=".8"');
  const curled = (d: string, width: number): string =>
    line(d, edge, width + 3.4) + line(d, t.base, width);
  // Over the knuckle, the two joints of the finger and round its tip; back along three soft pads, and round the fist.
  const back =
    'M-4 -17.4C6 -20.6 18 -29 31 -29C40 -29 45 -26.4 52 -25.4C59 -25 64 -22.8 71 -23C79 -23.4 84 -22.4 91 -20C99 -17.4 108.6 -13 109 -8.6C109 -4.8 102 -4 95 -5C88 -6 83 -4.6 76 -4.8C69 -5.4 62 -4.6 55 -3C59.6 7 59 22 52 31C47 39 37 42 27 40.4C13 38 4 28 -5 19';
  const thumb =
    'M2 -9.6C8 -13.4 18 -12.6 25 -7.4C30 -4 37 -2.6 43 1.6C48.6 5.6 48.4 12 43 13.6C37 15 30 12.4 25 10C17 8 9 9 3 6.4';
  const hand =
    line(back, edge, 3.4) +
    path(`${back}Z`, t.base) +
    // The side that the lamps do not reach.
    path(
      'M-5 19C4 28 13 38 27 40.4C37 42 47 39 52 31C59 22 59.6 7 55 -3C62 -4.6 69 -5.4 76 -4.8C83 -4.6 88 -6 95 -5C102 -4 107 -5 108.6 -7.6C102 -8.4 94 -10.6 88 -10C80 -9.4 70 -11 52 -8C49 14 30 29 10 25C4 23 -2 18 -6 13Z',
      t.shade,
      'fill-opacity=".6"',
    ) +
    curled('M29 32L41 31', 10) +
    curled('M30 22.6L46 21.6', 11.4) +
    curled('M32 11.6L48.6 10.6', 12.4) +
    line(thumb, edge, 3.4) +
    path(`${thumb}Z`, t.base) +
    // So young that a knuckle is a dimple, and a joint one line.
    crease('M37 -22.6q2.6 1 3 4M24.4 -6.6q2.2 2.6 1.6 6', 1.5) +
    crease(
      'M66.4 -22q2.2 2.4 1.6 5.4M70.4 -22.2q1.8 2 1.4 4M86.4 -20q1.6 1.8 1 4M67 -5q-1.2 -1.4 -.8 -3',
      1.4,
    ) +
    // And a wrist has a fold.
    crease('M-1 27q4.6 -4 6 -10', 1.6) +
    oval(38, -18.4, 3, 2, t.lite, 'fill-opacity=".45"') +
    line('M74 -20.4Q82 -20.4 89 -18', t.lite, 1.4, 'stroke-opacity=".5"') +
    // Seen from its side, as one sees one's own.
    path(
      'M95.4 -18.4C101 -16.4 107 -13.2 108.2 -9.8C106.6 -8.6 103.6 -9 101 -10C97.4 -11.4 95 -13.6 94.6 -15.8C94.4 -17.2 94.8 -18.2 95.4 -18.4Z',
      nail,
      `stroke="${edge}" stroke-width="1.1"`,
    ) +
    line('M96.6 -16.4q4 1.4 6.4 3.2', '#ffffff', 1.2, 'stroke-opacity=".6"');
  return laid(hand, hero.years < 6 ? 0.97 : 0.86);
}
