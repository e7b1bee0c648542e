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
  const size = 58 - (above > 0.9 ? 12 : above > 0.8 ? 9 : above > 0.7 ? 5 : 0);
  const child = placeHero(
    hero,
    size,
    'head',
    [96, Math.max(56, 16 + size * above)],
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

/** From the shoulder down and out over what is held, and its fingers over the upper edge. */
function holds(hero: Hero, child: PlacedHero, card: Box, side: 1 | -1): OwnArm {
  const { head, scale } = child;
  const wrist: Point = [head[0] + side * 96 * scale, card.y - 5.4];
  const elbow: Point = [head[0] + side * 76 * scale, card.y - 1];
  return ownArm(
    hero,
    child,
    side,
    {
      elbow,
      wrist,
      hand: grip,
      degrees: side < 0 ? 106 : 74,
      flip: side > 0,
      size: 1,
    },
    LAMPS,
  );
}
