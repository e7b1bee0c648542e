import type { Hex } from '#bookmaking/drawing/color.ts';
import { polygon, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Camera } from '#bookmaking/house/camera.ts';
import { onRiser } from '#bookmaking/house/staircase.ts';
import { PALE, STAIR } from './colors.ts';

/** How wide awake the wood is: heavy lids at best, and in the end two lines. */
export type Waking = 'awake' | 'tired' | 'closing' | 'asleep';

/** How much of a knot its lid covers. */
const LID: Record<Waking, number> = { awake: 0.2, tired: 0.4, closing: 0.54, asleep: 1 };
/** Where the knots lie: not level, and not the same size, as a carpenter would find them. In cm: a riser is 92 by 18. */
const KNOTS = [
  { across: 0.67, up: 0.55, size: 1 },
  { across: 0.35, up: 0.58, size: 0.88 },
] as const;
const [RX, RY] = [6.8, 4.9];
/** How far outer corners of lids hang, and how lids are bowed: up, or down in sleep. */
const DROOP: Record<Waking, number> = { awake: 0.5, tired: 1.1, closing: 0.7, asleep: 0.2 };
const BOW: Record<Waking, number> = { awake: -2.2, tired: -0.5, closing: 0.7, asleep: 3.4 };
/** The mouth, from corner to corner: contented, or as it is when a sum does not come out. */
const MOUTHS = {
  content: [0.2, 0.13, 0.1, 0.12, 0.19],
  tired: [0.11, 0.14, 0.155, 0.14, 0.1],
} as const;

export interface FaceOfStair {
  /** Where it looks, across the page and up, -1 to 1 each. */
  readonly look?: Point;
  readonly mouth?: keyof typeof MOUTHS;
  readonly wood?: Hex;
  /** How much broader its eyes are than usual, and how much further apart: where the wood is seen aslant. */
  readonly wide?: number;
}

/**
 * The face in the grain of the third stair, whose wood is the palest of the flight: two knots under heavy lids, with lines
 * that flow round them, and a split for a mouth.
 */
export function stairFace(
  camera: Camera,
  light: Light,
  waking: Waking,
  {
    look = [0, 0],
    mouth = waking === 'tired' ? 'tired' : 'content',
    wood = PALE,
    wide = 1,
  }: FaceOfStair = {},
): string {
  const t = tone(light, STAIR.riser);
  const pale = tone(light, wood);
  const see = (across: number, up: number): Point => camera.see(onRiser(3, across, up));
  const k = camera.scale(onRiser(3, 0.5, 0.5));
  // From the foot of the stairs the near end is at the right; from beside it may be at the left.
  const right = see(1, 0.5)[0] < see(0, 0.5)[0] ? -1 : 1;
  // Under a heavy lid the heart of a knot sinks, or nothing of it is seen.
  const sunk = 0.3 + LID[waking] * 3;
  let eyes = '';
  for (const { across, up, size } of KNOTS) {
    const middle = 0.51 + (across - 0.51) * wide ** 0.6;
    const at = (x: number, y: number): Point =>
      see(middle + (right * x * size * wide) / 92, up + (y * size * wide ** 0.3) / 18);
    const ring = (x: number, y: number, rx: number, ry: number): string =>
      smooth(
        Array.from({ length: 12 }, (_, i) => {
          const angle = (i / 12) * Math.PI * 2;
          return at(x + Math.cos(angle) * rx, y + Math.sin(angle) * ry);
        }),
      );
    // Outer corners hang: with level lids it was cross.
    const outer = across > 0.5 ? -1 : 1;
    const arc = (rx: number, y: number, dip: number): Point[] =>
      [-1, -0.55, 0, 0.55, 1].map((i) =>
        at(i * rx, y - dip * (1 - i * i) - outer * i * DROOP[waking]),
      );
    const edge = RY * (1 - 2 * LID[waking]);
    const reach = RX * Math.sqrt(Math.max(0.3, 1 - (edge / RY) ** 2)) + 0.7;
    const lid =
      waking === 'asleep'
        ? path(ring(0, 0, RX + 0.5, RY + 0.2), pale.shade, 'fill-opacity=".75"')
        : clip(
            ring(0, 0, RX + 0.5, RY + 0.5),
            path(
              polygon([...arc(RX + 2, edge, BOW[waking]), at(RX + 2, RY + 3), at(-RX - 2, RY + 3)]),
              pale.shade,
            ),
          );
    eyes +=
      path(ring(0, 0, RX, RY), pale.lite) +
      (waking === 'asleep'
        ? ''
        : clip(
            ring(0, 0, RX, RY),
            path(ring(look[0] * 2.4, look[1] * 1.6 - sunk, 3.7, 3.9), t.deep) +
              path(ring(look[0] * 2.6 + 1.1, look[1] * 1.7 + 1 - sunk, 1, 1), '#fff3d6'),
          )) +
      line(ring(0, 0, RX, RY), t.deep, 0.8 * k) +
      lid +
      line(
        smooth(
          arc(
            waking === 'asleep' ? RX + 0.6 : reach,
            waking === 'asleep' ? -0.2 : edge,
            BOW[waking],
          ),
          false,
        ),
        t.deep,
        1.5 * k,
      ) +
      // What is under tired eyes, and the fold over them.
      line(smooth(arc(RX * 0.8, -RY - 0.6, 1.2), false), t.deep, 0.6 * k, 'stroke-opacity=".6"') +
      line(smooth(arc(RX * 0.9, RY + 0.8, -1.1), false), t.deep, 0.7 * k, 'stroke-opacity=".7"');
  }
  let flow = '';
  for (const offset of [0.3, 0.4]) {
    for (const side of [1, -1]) flow += smooth(grainLine(see, offset * side), false);
  }
  const ups = MOUTHS[mouth];
  const split = [0.2, 0.11, 0.01, -0.09, -0.19].map((out, i) => see(0.51 + out, ups[i] as number));
  const lips = (color: Hex): string =>
    path(ribbon(split, [0.35 * k, 1 * k, 1.25 * k, 1 * k, 0.35 * k]), color);
  const front = polygon([see(0, 0), see(1, 0), see(1, 0.8), see(0, 0.8)]);
  return (
    path(front, pale.base, 'fill-opacity=".8"') +
    line(flow, t.deep, 0.5 * k, 'stroke-opacity=".55"') +
    eyes +
    lips(t.deep)
  );
}

/** A line of the grain that makes room for both knots. */
function grainLine(see: (across: number, up: number) => Point, offset: number): Point[] {
  return Array.from({ length: 14 }, (_, i) => {
    const across = lerp(0.02, 0.98, i / 13);
    let up = 0.58 + offset * 0.75;
    for (const knot of KNOTS) {
      const near = Math.exp(-(((across - knot.across) / 0.09) ** 2));
      up += Math.sign(offset) * near * 0.14;
    }
    return see(across, Math.min(0.97, Math.max(0.04, up)));
  });
}
