import { mix } from '#bookmaking/drawing/color.ts';
import { ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, calm, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
import { type BabyLook, babyHead, babySkin } from './baby-head.ts';
import { sock } from './sock.ts';

const TILT = 7;

/**
 * From near: one leg is up, with a sock on it, and a finger says what it is about. The head about (0, 0), 100 high; the
 * ankle at (80, 86), the toes at (70, 52); below 150 nothing is drawn.
 */
export function footHolder(light: Light, color: string, look: BabyLook): string {
  const cloth = tone(light, ROMPER);
  const body = smooth([
    [0, 40],
    [38, 54],
    [54, 92],
    [58, 150],
    [0, 156],
    [-60, 150],
    [-56, 96],
    [-38, 56],
  ]);
  // An edge of its own shade: cream before cream was one lump.
  const limb = (way: readonly Point[], widths: readonly number[]): string =>
    path(ribbon(way, widths), cloth.base, `stroke="${cloth.deep}" stroke-width="1.6"`) +
    path(ribbon(way, widths, 0.3, 1), cloth.shade, 'fill-opacity=".55"');
  return (
    calm(
      clip(
        body,
        path(body, cloth.shade) +
          shifted(light.direction[0] * 10, light.direction[1] * 6, path(body, cloth.base)) +
          line('M4 50V150', cloth.shade, 1.6),
      ) + line('M4 84h.1M4 104h.1', cloth.deep, 4.6, 'stroke-opacity=".5"'),
    ) +
    limb(
      [
        [2, 148],
        [42, 126],
        [78, 90],
      ],
      [27, 23, 14],
    ) +
    at(79, 79, 0.56, sock(light), -122) +
    pointing(light, color) +
    limb(
      [
        [-36, 68],
        [-32, 102],
        [4, 98],
        [20, 88],
      ],
      [16, 16, 13, 11],
    ) +
    at(0, 0, 1, babyHead(turned(light, TILT), color, look), TILT)
  );
}

/** A small fist at the end of the sleeve, and one finger at the toes. */
function pointing(light: Light, color: string): string {
  const t = tone(light, babySkin(color));
  const edge = mix(t.base, t.deep, 0.6);
  const digit = (d: string): string => line(d, edge, 9) + line(d, t.base, 7.2);
  return calm(
    digit('M28 80L49 68') +
      path(
        'M14 86C16 76 28 72 34 77C40 84 38 94 30 97C22 100 14 96 14 86Z',
        t.base,
        `stroke="${edge}" stroke-width="1.1"`,
      ) +
      digit('M32 84L38 82M33 90L39 89') +
      path('M20 80C26 76 32 78 33 84C33 92 26 96 20 92Z', t.base),
  );
}
