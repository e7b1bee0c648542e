// Where the goose of page 11 is thrown, by what it has in its wing, and what it lets go.
import { type Point, rotated } from '#bookmaking/drawing/geometry.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast } from '#bookmaking/title.ts';
import { BEAK, featherOver, type Ringing } from '#titles/goose-on-bus-nine/cast/goose-ringing.ts';
import type { Pressing } from '#titles/goose-on-bus-nine/cast/pressing.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';
import { RED_SIDE } from '#titles/goose-on-bus-nine/set/red-side.ts';

/** Where its middle is, and how large it is. */
export interface Flying extends Ringing {
  readonly x: number;
  readonly size: number;
  /** How far back all of it is thrown, in degrees. */
  readonly lean: number;
  readonly thrown: number;
  /** How far from its beak is what was in it, in mm. */
  readonly throws: Point;
  /** How far it has turned in the air, in degrees. */
  readonly tumbles: number;
}

/** How far back the goose is thrown over the fold, in degrees. */
const LEAN = 8;

/** Where the goose is, `sill` the ledge's height in mm: over the fold it has who rings by the `hand`; on a screen it is behind. */
export function flying(wide: boolean, sill: number, hand: Point): Flying {
  if (!wide)
    return {
      x: 157,
      size: sill / 168,
      lean: 0,
      out: false,
      reach: [-64, -124],
      spread: 6,
      cap: [37, -108],
      thrown: 0.3,
      throws: [-22, 5],
      tumbles: -34,
    };
  const x = Math.min(278, Math.max(268, hand[0] + 128));
  const size = Math.min(0.91, sill / 168);
  return {
    x,
    size,
    lean: LEAN,
    out: true,
    reach: rotated([(hand[0] - x) / size, (hand[1] - sill) / size], -LEAN),
    spread: 4,
    cap: [44, -124],
    thrown: 0.44,
    throws: [-43, 19],
    tumbles: -24,
  };
}

/** Out of the beak in one arc, what is dear. */
export function flung(lent: Cast['things'][0], goose: Flying, sill: number): string {
  const [bx, by] = rotated(BEAK, goose.lean);
  const [x, y] = [goose.x + bx * goose.size, sill + by * goose.size];
  return at(
    x + goose.throws[0],
    y + goose.throws[1],
    goose.thrown,
    thing(lent, GOLD),
    goose.tumbles,
  );
}

/** Of its wing one feather, over the palm of the hand that it has: farther on than the wrist, the way that the arm goes. */
export function thumbOn({ open: [x, y], shoulders: [, [sx, sy]], size }: Pressing): string {
  const on = (size * 0.17) / Math.hypot(x - sx, y - sy);
  return at(x + (x - sx) * on, y + (y - sy) * on, size / 84, featherOver(RED_SIDE), -12);
}
