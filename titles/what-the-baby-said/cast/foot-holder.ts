import { mix } from '#bookmaking/drawing/color.ts';
import { ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
import { type BabyLook, babyHead, babySkin } from './baby-head.ts';
import { sockedSole } from './sock.ts';

const TILT = 7;

/**
 * From near: it has a foot in both hands, with a sock on it, and shows what it is about. The head about (0, 0), 100
 * high; the foot about (80, 74); below 150 nothing is drawn.
 */
export function footHolder(light: Light, color: string, look: BabyLook): string {
  const cloth = tone(light, ROMPER);
  const t = tone(light, babySkin(color));
  const edge = mix(t.base, t.deep, 0.6);
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
  const limb = (way: readonly Point[], widths: readonly number[]): string =>
    shifted(1.5, 4, path(ribbon(way, widths), cloth.shade)) +
    path(ribbon(way, widths), cloth.base) +
    path(ribbon(way, widths, 0.3, 1), cloth.shade, 'fill-opacity=".55"');
  const fingers = (d: string): string => line(d, edge, 9.4) + line(d, t.base, 7.4);
  return (
    clip(
      body,
      path(body, cloth.shade) +
        shifted(light.direction[0] * 10, light.direction[1] * 6, path(body, cloth.base)) +
        line('M4 50V150', cloth.shade, 1.6),
    ) +
    line('M4 84h.1M4 104h.1M4 124h.1', cloth.deep, 4.6, 'stroke-opacity=".5"') +
    limb(
      [
        [36, 70],
        [76, 90],
        [100, 92],
      ],
      [15, 14, 10],
    ) +
    limb(
      [
        [6, 146],
        [56, 142],
        [80, 114],
        [80, 92],
      ],
      [26, 26, 20, 13],
    ) +
    at(80, 71, 1.16, sockedSole(light), 10) +
    fingers('M103 84L92 81M103 91L93 90M101 98L92 98') +
    limb(
      [
        [-36, 68],
        [-28, 108],
        [14, 114],
        [46, 96],
      ],
      [16, 17, 15, 10],
    ) +
    path(
      'M44 86C50 78 60 78 64 84C68 92 64 102 56 104C48 104 42 98 44 86Z',
      t.base,
      `stroke="${edge}" stroke-width="1.2"`,
    ) +
    fingers('M60 82L72 78M63 89L74 87M62 96L72 96') +
    line('M42 84Q48 94 46 106', cloth.lite, 5) +
    at(0, 0, 1, babyHead(turned(light, TILT), color, look), TILT)
  );
}
