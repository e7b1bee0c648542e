import { clamp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { oval } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

/** Where the fingertip is on the glass. */
export const TIP: Point = [88, 119];

/** Up, and a little aside. */
const ARM = -64;
const FINGER = -86;
/** An arm that is all but straight. */
const STRETCHED = 0.97;
/** Between these is a head: who is small kneels. */
const HEAD = [140, 147] as const;

const sizeOf = ({ hair, years }: Hero): number =>
  years < 3
    ? 37
    : hair === 'afro' || hair === 'puffs'
      ? 42
      : hair === 'bun' || years >= 7
        ? 43
        : 45;

/** Behind glass, one whole arm up, and the tip of one finger flat on the pane; the other is down, under the sill. */
export function drawingOnPane(hero: Hero): { readonly child: PlacedHero; readonly arm: string } {
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
        // Asks the one it is for whether this is it.
        face: { mouth: SOFT_SMILE, eyes: 'wide', brow: [-9, -11, -4], flushed: true },
        yaw: 30,
        pitch: -4,
        gaze: [1.7, -0.5],
        tilt: -5,
        body: { roll: 4, shrug: hero.years < 3 ? -16 : -3 },
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
  const long = (body.upperArm + body.foreArm + body.hand * 39) * first.scale * STRETCHED;
  const turn = radians(ARM);
  const from = shoulder(first);
  const child = placed([
    // Nobody's own arm is before an eye.
    hero.wheelchair
      ? // A chair has two wheels, and the pane a corner.
        TIP[0] - size * 0.9
      : Math.min(
          TIP[0] - Math.cos(turn) * long - from[0],
          TIP[0] - size * (hero.years < 3 ? 1.3 : 1.02),
        ),
    clamp(TIP[1] - Math.sin(turn) * long - from[1], ...HEAD),
  ]);
  const root = shoulder(child);
  const wrist = wristOfFinger(child, TIP, FINGER);
  const arm = ownArm(
    hero,
    child,
    1,
    {
      elbow: [
        root[0] + (wrist[0] - root[0]) * 0.5 + size * 0.05,
        root[1] + (wrist[1] - root[1]) * 0.5,
      ],
      wrist,
      hand: finger,
      degrees: FINGER,
    },
    LAMPS,
  );
  return { child, arm: arm.art + pressedTip(hero) };
}

/** As flat and as pale as a tip is that lies on glass. */
const pressedTip = ({ skin }: Hero): string => {
  const t = skinTone(LAMPS, skin);
  return (
    oval(TIP[0], TIP[1] + 1.6, 1.9, 2.2, t.lite) +
    oval(TIP[0] - 0.5, TIP[1] + 1, 0.6, 0.8, '#ffffff', 'fill-opacity=".6"')
  );
};
