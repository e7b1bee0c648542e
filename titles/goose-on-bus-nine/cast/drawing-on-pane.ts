import { num } from '#bookmaking/drawing/curves.ts';
import { type Box, clamp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { line, oval } from '#bookmaking/drawing/marks.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { shoulderOf } from '#bookmaking/hero/own-shoulder.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';

/** Where the fingertip is on the glass. */
export const TIP: Point = [104, 138];

/** Up, and a little aside. */
const ARM = -52;
const FINGER = -76;
/** An arm that is all but straight. */
const STRETCHED = 0.97;
/** From the pane's corner to the middle of a head, and of whoever has a grip behind a shoulder. */
const ROOM = 46;
/** Between these is a head: who is small kneels. */
const HEAD = [138, 150] as const;

const sizeOf = ({ hair, years }: Hero): number =>
  years < 3 ? 44 : hair === 'afro' || hair === 'puffs' ? 46 : hair === 'bun' ? 47 : 50;

/** Who draws, as seen through a pane. */
interface DrawingOnPane {
  /** All of it: soft behind steam, or sharp where that is wiped. */
  readonly art: string;
  /** A fingertip on the glass, as flat and as pale as it gets there. */
  readonly tip: string;
  readonly face: Box;
  /** The middle of what a sleeve has cleared, and half of how wide that is. */
  readonly swept: Point;
  readonly wide: number;
}

/** Behind glass, one whole arm up, and the tip of one finger flat on the pane; the other is down, under the sill. */
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
    Math.max(
      ROOM,
      Math.min(
        TIP[0] - Math.cos(turn) * long - from[0],
        TIP[0] - size * (hero.years < 3 ? 1.2 : 1),
      ),
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
  const [x, y] = child.head;
  return {
    art:
      (hero.wheelchair ? handle(child) : seatBack(46, 154, 74, 64, 'none')) + child.art + arm.art,
    tip: pressedTip(hero),
    face: child.face,
    swept: [x + size * 0.03, y],
    wide: size * 0.74,
  };
}

/** Of a chair, the grip by which somebody may push, behind a shoulder. */
function handle({ head: [x, y], scale }: PlacedHero): string {
  const [far, high] = [x - scale * 62, y + scale * 26];
  const tube = `M${num(far)} 222V${num(high + 6)}q0 -6 -6 -6h-4`;
  return (
    line(tube, '#3a3550', 5) +
    line(tube, '#c6ccd8', 2.8) +
    line(`M${num(far - 6)} ${num(high)}h-10`, '#2a2438', 7)
  );
}

/** As flat and as pale as a tip is that lies on glass. */
const pressedTip = ({ skin }: Hero): string => {
  const t = skinTone(LAMPS, skin);
  return (
    oval(TIP[0], TIP[1] + 1.6, 2.1, 2.5, t.lite) +
    oval(TIP[0] - 0.5, TIP[1] + 1, 0.6, 0.8, '#ffffff', 'fill-opacity=".6"')
  );
};
