// Two who were at the button, as whoever drives sees them.
import { luma, mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, clean, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { fingersOver } from './fingers-over.ts';
import { gooseHead, gooseNeck } from './goose.ts';

/** How large a head is for its glass: what stands on one has room in it. */
const sizeOf = ({ hair, years, wheelchair }: Hero): number =>
  // Beside hair there is to be room for the back of a chair.
  wheelchair
    ? 51
    : hair === 'afro'
      ? 55
      : hair === 'bun' || hair === 'puffs'
        ? 57
        : years < 2
          ? 59
          : 58;

/** How far under the middle of a head the rail is: over a mouth, and whatever that does; the smallest have theirs higher. */
const duckedOf = ({ years }: Hero): number => (years < 2 ? 0.36 : 0.185);

/** All the lamps of the bus are on whoever is seen by its driver. */
const lit = (hero: Hero): Hero =>
  luma(hero.skin) < 0.3 ? { ...hero, skin: mix(hero.skin, '#c98450', 0.26) } : hero;

/** Ducked behind a bench whose rail is at `rail`: two eyes that know who it was, and eight fingers; `k` is how large the glass is. */
export function caught(
  given: Hero,
  [x, rail]: Point,
  k: number,
): { readonly child: PlacedHero; readonly fingers: string } {
  const hero = lit(given);
  const size = Math.max(46, sizeOf(hero) * k);
  const child = placeHero(
    hero,
    size,
    'head',
    [x, rail - size * duckedOf(hero)],
    {
      pose: 'sit',
      mood: 'worried',
      face: {
        mouth: hero.years < 2 ? 'oh' : 'wobble',
        eyes: 'wide',
        lids: { upper: 0, lower: 0, slant: 0 },
        brow: hero.years < 2 ? [-17, -15, 2] : [-12, -9, 1],
        askew: 4,
      },
      yaw: 8,
      pitch: -3,
      // At whom it was, and nobody else.
      gaze: hero.years < 2 ? [0.7, -0.3] : [1.25, -0.35],
      tilt: -3,
      body: { shrug: 18 },
      armsByPage: true,
    },
    LAMPS,
  );
  const finger = size * 0.068;
  // Within the rail.
  const apart = size * (hero.wheelchair ? 0.47 : 0.48);
  return {
    child,
    fingers:
      fingersOver(hero, [x - apart, rail], finger, -1, LAMPS) +
      fingersOver(hero, [x + apart, rail], finger, 1, LAMPS),
  };
}

/** Over the back of a seat, soaked from three stops: nothing in the world but a red thing under its beak. Its cheek is at (0, 0). */
export const overTheButton = (): string =>
  gooseNeck(
    [
      [28, 110],
      [27, 70],
      [20, 30],
      [10, 6],
    ],
    [48, 42, 37, 33],
    LAMPS,
  ) +
  at(
    0,
    0,
    0.7,
    gooseHead({ beak: 'shut', gaze: [1.3, 0.9], lid: 'wide', cap: true }, mirrored(LAMPS)),
    -44,
    -0.7,
  ) +
  soaked();

/** Water off a goose: from the brim of its cap, and down its neck. */
const soaked = (): string =>
  clean(
    path(
      [
        [-34, 18],
        [10, 32],
        [30, 12],
        [22, 46],
      ]
        .map(([x = 0, y = 0], i) => `M${x} ${y}q-3.4 ${6 + (i % 3)} 0 8q3.4 -2 0 -8Z`)
        .join(''),
      '#8fb4cc',
    ),
  );
