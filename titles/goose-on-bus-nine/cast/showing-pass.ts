import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { hairAbove } from '#titles/goose-on-bus-nine/cast/hair-above.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

interface Showing {
  readonly child: PlacedHero;
  /** Sleeves, palms and thumbs: behind what is held. */
  readonly behind: string;
  /** Eight fingers round its edges. */
  readonly before: string;
}

/** Who holds up a pass to the pane with both hands, and has eyes for a button: as large as its hair leaves room under the window's upper edge. */
export function showingPass(hero: Hero, card: Box): Showing {
  const above = hairAbove(hero);
  const size = 66 - (above > 0.9 ? 13 : above > 0.8 ? 10 : above > 0.7 ? 5 : 0);
  const child = placeHero(
    hero,
    size,
    'head',
    [106, Math.max(64, 18 + size * above)],
    {
      pose: 'stand',
      mood: 'happy',
      face: {
        mouth: SOFT_SMILE,
        eyes: 'open',
        brow: [-6, -12, -3],
        askew: 5,
        cheek: 0.8,
      },
      yaw: -12,
      gaze: [-1, 0.1],
      tilt: -7,
      armsByPage: true,
      body: { roll: -6, shrug: hero.years < 2 ? -14 : 2 },
    },
    LAMPS,
  );
  const arms = ([-1, 1] as const).map((side) => holds(hero, child, card, side));
  return {
    child,
    behind: arms.map(({ art }) => art).join(''),
    before: arms.map(({ before }) => before).join(''),
  };
}

/** From the shoulder down to an elbow behind the card, and out and up to its corner. */
function holds(hero: Hero, child: PlacedHero, card: Box, side: 1 | -1): OwnArm {
  const edge = side < 0 ? card.x : card.x + card.width;
  const wrist: Point = [edge + side * 6, card.y + 7];
  const elbow: Point = [edge - side * 7, card.y + 50];
  return ownArm(
    hero,
    child,
    side,
    {
      elbow,
      wrist,
      hand: grip,
      degrees: side < 0 ? 4 : 176,
      flip: side > 0,
      size: hero.years >= 7 ? 1.1 : 1.22,
    },
    LAMPS,
  );
}
