// Two who were at the button, as whoever drives sees them.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { gooseHead, gooseNeck } from './goose.ts';

/** Shut, and not at all sure of itself: whatever teeth a child has, none of them says it was somebody else. */
const WAVERING: Mouth = {
  draw: (lip) => line('M-13 3.6Q-8.6 -2.4 -4.4 2T4.4 2.4T13 .4', lip, 3),
  at: [1.4, 5],
};

/** Caught by two eyes, with a finger up, and for once it was somebody else; `k` is how large, `tip` where the finger ends. */
export function caught(hero: Hero, [x, y]: Point, k: number, tip: Point): PlacedHero {
  // What stands on a head has room in the glass.
  const tall = hero.hair === 'bun' || hero.hair === 'puffs' || hero.hair === 'afro';
  // Beside hair there is to be room for the back of a chair.
  const size = hero.wheelchair ? Math.max(40, 45 * k) : Math.max(46, k * (tall ? 52 : 55.5));
  const child = placeHero(
    hero,
    size,
    'head',
    [x - (tall ? 3 * k : 0), y + (tall ? 6 * k : 0)],
    {
      pose: 'sit',
      mood: 'worried',
      face: { mouth: WAVERING, eyes: 'wide', brow: [-13, -8, 3], askew: 4 },
      yaw: -12,
      pitch: 3,
      gaze: [-1.1, -0.1],
      tilt: 8,
      body: { shrug: 14 },
      armsByPage: true,
    },
    LAMPS,
  );
  const wrist = wristOfFinger(child, tip, AIM, HAND);
  const says = ownArm(
    hero,
    child,
    1,
    { elbow: [x + size * 0.44, y + size * 1.3], wrist, hand: finger, degrees: AIM, size: HAND },
    LAMPS,
  );
  const hangs = ownArm(
    hero,
    child,
    -1,
    {
      elbow: [x - size * 0.62, y + size * 1.4],
      wrist: [x - size * 0.5, y + size * 2],
      hand: finger,
    },
    LAMPS,
  );
  return { ...child, art: hangs.art + child.art + says.art };
}

const AIM = -22;
const HAND = 1.2;

/** Over the back of a seat, soaked from three stops: nothing in the world but a red thing under its beak. Its cheek is at (0, 0). */
export const overTheButton = (): string =>
  gooseNeck(
    [
      [34, 110],
      [33, 70],
      [24, 30],
      [14, 8],
    ],
    [54, 46, 42, 38],
    LAMPS,
  ) +
  at(
    0,
    0,
    0.8,
    gooseHead({ beak: 'shut', gaze: [1.3, 0.9], lid: 'wide', cap: true }, mirrored(LAMPS)),
    -34,
    -0.8,
  ) +
  soaked();

/** Water off a goose. */
const soaked = (): string =>
  clean(
    path(
      [
        [-22, 22],
        [12, 34],
        [40, -14],
        [24, 44],
      ]
        .map(([x = 0, y = 0], i) => `M${x} ${y}q-3.4 ${6 + (i % 3)} 0 8q3.4 -2 0 -8Z`)
        .join(''),
      '#8fb4cc',
    ),
  );
