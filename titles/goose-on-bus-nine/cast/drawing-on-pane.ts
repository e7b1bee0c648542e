import { type Box, clamp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { chairBack } from './chair-from-before.ts';
import { hairAbove } from './hair-above.ts';

/** Where the fingertip is on the glass: where the last wave begins. */
export const TIP: Point = [141, 137];

/** Up and aside: the flatter, the nearer to the fold. */
const ARM = -40;
const FINGER = -42;
/** An arm that is all but straight. */
const STRETCHED = 0.97;
/** Between these is the middle of a head: beside who is larger, and over the sill. */
const ALONG = [88, 96] as const;
const HEAD = [138, 145] as const;

/** The tip of a tongue in the corner that is nearer to the finger: somebody draws. */
const TONGUE_OUT: Mouth = {
  draw: (lip) =>
    path('M2 3.4C3.4 9.6 11.4 9.4 11.6 1.6Z', '#ef7f80') + line('M-9.6 1Q1 6.8 12.4 .2', lip, 2.8),
  at: [1, 8],
};

const sizeOf = ({ hair, years }: Hero): number =>
  years < 3 ? 48 : hair === 'afro' || hair === 'puffs' ? 49 : 53;

/** Seen past who sits well forward in it. */
const BROADER = 1.22;

/** Who draws, behind a place that is wiped. */
interface DrawingOnPane {
  /** The seat, and who sits there, but for an arm. */
  readonly art: string;
  /** All of an arm, from its shoulder to a tip as flat and as pale as it gets on glass. */
  readonly arm: string;
  readonly face: Box;
  /** Where somebody’s beak may rest: on the hair, on the side away from the glass. */
  readonly crown: Point;
}

/** Sits there, one whole arm straight out to what it draws, and both eyes on the tip of its finger; the other arm is down, under the sill. */
export function drawingOnPane(hero: Hero): DrawingOnPane {
  const size = sizeOf(hero);
  const placed = (where: Point): PlacedHero =>
    placeHero(
      outOfChair(hero),
      size,
      'head',
      where,
      {
        pose: 'sit',
        mood: 'happy',
        face: { mouth: TONGUE_OUT, eyes: 'wide', brow: [-5, -8, -3], flushed: true },
        yaw: 32,
        pitch: 0,
        gaze: [1.6, 0],
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
    clamp(TIP[0] - Math.cos(turn) * long - from[0], ...ALONG),
    clamp(TIP[1] - Math.sin(turn) * long - from[1], ...HEAD),
  ]);
  const root = shoulder(child);
  const wrist = wristOfFinger(child, TIP, FINGER);
  const arm = ownArm(
    hero,
    child,
    1,
    {
      elbow: [(root[0] + wrist[0]) / 2, (root[1] + wrist[1]) / 2 + size * 0.04],
      wrist,
      hand: finger,
      degrees: FINGER,
    },
    LAMPS,
  );
  // A knot is not what a beak lies on.
  const knotted = hero.hair === 'bun' || hero.hair === 'puffs';
  const rest = size * (knotted ? 0.6 : hairAbove(hero) * 0.98);
  return {
    art:
      (hero.wheelchair
        ? seatBack(38, 150, 76, 64, 'none') +
          // Its grips are no higher than shoulders.
          chairBack(
            { ...child, pelvis: [child.pelvis[0] + 7, 0], scale: child.scale * BROADER },
            root[1] + 84 * child.scale,
            hero.wheelchair,
          )
        : seatBack(64, 150, 124, 64, 'none')) + child.art,
    arm: arm.art + arm.before + pressedTip(hero),
    face: child.face,
    crown: [child.head[0] - rest * 0.56, child.head[1] - rest * 0.8],
  };
}

/** As flat and as pale as a tip is that lies on glass. */
const pressedTip = ({ skin }: Hero): string => {
  const t = skinTone(LAMPS, skin);
  return (
    oval(TIP[0] - 1, TIP[1] + 0.8, 2.5, 2.1, t.lite) +
    oval(TIP[0] - 1.4, TIP[1] + 0.2, 0.8, 0.6, '#ffffff', 'fill-opacity=".6"')
  );
};
