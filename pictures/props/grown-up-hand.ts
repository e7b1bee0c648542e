import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** How a grown-up's hand is held, along the forearm. */
export type GrownUpHand = 'open' | 'pinch' | 'palm up';

/**
 * A grown-up's forearm and hand, coming in from outside the picture: never a face, because
 * families fill it in. `elbow` may lie out of view; `wrist` is where the hand begins.
 */
export function grownUpArm(
  light: Light,
  elbow: Point,
  wrist: Point,
  shape: GrownUpHand,
  skin: Hex,
  sleeve: Hex,
  mirror = false,
): string {
  const cuff = between(elbow, wrist, 0.62);
  const t = tone(light, sleeve);
  const s = tone(light, skin);
  const bare = ribbon([cuff, between(cuff, wrist, 0.5), wrist], [33, 29, 24]);
  const cloth = ribbon([elbow, between(elbow, cuff, 0.5), cuff], [58, 52, 45], -1, 1, false);
  const degrees = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI;
  const across = degrees + 90;
  const edge: Point = [Math.cos((across * Math.PI) / 180), Math.sin((across * Math.PI) / 180)];
  return (
    clip(
      bare,
      path(bare, s.shade) +
        shifted(light.direction[0] * 10, light.direction[1] * 10, path(bare, s.base)),
    ) +
    at(wrist[0], wrist[1], mirror ? -1 : 1, hand(shape, s.base, s.shade, s.lite), degrees, 1) +
    clip(
      cloth,
      path(cloth, t.shade) +
        shifted(light.direction[0] * 18, light.direction[1] * 18, path(cloth, t.base)),
    ) +
    line(
      `M${num(cuff[0] - edge[0] * 45)} ${num(cuff[1] - edge[1] * 45)}L${num(cuff[0] + edge[0] * 45)} ${num(cuff[1] + edge[1] * 45)}`,
      t.lite,
      15,
    )
  );
}

/** A hand along +x from the wrist, thumb toward -y. */
function hand(shape: GrownUpHand, base: Hex, shade: Hex, lite: Hex): string {
  const finger = (d: string, width = 19): string =>
    line(d, shade, width + 3) + line(d, base, width);
  const palm = path('M-14 -24C10 -32 46 -34 58 -24C68 -10 68 14 56 25C36 33 8 30 -14 24Z', base);
  switch (shape) {
    case 'open':
      return (
        finger('M18 -22C26 -44 36 -54 44 -62', 20) +
        finger('M56 22L96 40', 16) +
        finger('M58 10L112 18') +
        finger('M58 -4L116 -6') +
        finger('M54 -17L108 -30') +
        palm +
        line('M16 -20Q30 -10 26 12', shade, 3.4, 'stroke-opacity=".8"') +
        line('M50 -12Q40 0 50 14', lite, 3, 'stroke-opacity=".5"')
      );
    case 'pinch':
      return (
        finger('M50 22C64 34 66 42 58 50', 17) +
        finger('M54 12C76 20 82 30 76 40', 18) +
        palm +
        finger('M46 -20C74 -28 92 -14 102 2', 19) +
        finger('M20 -22C44 -34 78 -4 100 8', 18) +
        line('M18 -12Q32 -4 28 14', shade, 3.4, 'stroke-opacity=".7"')
      );
    default:
      return (
        finger('M54 20C80 30 98 26 108 16', 17) +
        finger('M56 8C84 16 104 12 116 2') +
        finger('M56 -6C84 0 102 -4 114 -14') +
        palm +
        finger('M14 -22C24 -42 44 -50 58 -48', 20) +
        line('M8 10Q34 20 56 8', shade, 3.4, 'stroke-opacity=".6"')
      );
  }
}
