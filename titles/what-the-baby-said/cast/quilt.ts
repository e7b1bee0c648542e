import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** Over two, and off the page over the longer of them; whose feet are at the end of it has it as far as the ankles. In mm. */
const QUILT =
  'M40 116C58 106 84 112 106 116C122 120 138 128 156 130C170 131 182 128 190 124C196 134 194 146 188 153C172 158 146 160 130 166C122 180 124 200 126 226H24C26 190 30 150 40 116Z';
const HEM = 'M40 116C58 106 84 112 106 116C122 120 138 128 156 130C170 131 182 128 190 124';

const PATCHES: readonly (readonly [x: number, y: number, cloth: Hex])[] = [
  [22, 108, '#c33f66'],
  [56, 108, '#f0b23c'],
  [90, 108, '#9a63ae'],
  [124, 108, '#ec7c5c'],
  [158, 108, '#f0b23c'],
  [22, 142, '#ec7c5c'],
  [56, 142, '#9a63ae'],
  [90, 142, '#c33f66'],
  [124, 142, '#9a63ae'],
  [158, 142, '#c33f66'],
  [22, 176, '#f0b23c'],
  [56, 176, '#c33f66'],
  [90, 176, '#ec7c5c'],
  [124, 176, '#f0b23c'],
];

/** All the good cushions were of these cloths, and so is what somebody laid over two. */
export function quilt(light: Light): string {
  const cloth = PATCHES.map(([x, y, color]) => {
    const t = tone(light, mix(color, '#4a3a86', 0.16));
    return path(`M${x} ${y}h34v40h-34Z`, t.base);
  }).join('');
  const seam = tone(light, '#fff2e2').base;
  return (
    shifted(3, 4, path(QUILT, '#12143a', 'fill-opacity=".5"')) +
    clip(
      QUILT,
      cloth +
        line(
          'M56 100V226M90 100V226M124 100V226M158 100V226M20 142H200M20 176H200',
          seam,
          1.1,
          'stroke-dasharray="2.6 2.4" stroke-opacity=".8"',
        ) +
        // Two hills: where somebody long lies, and somebody short.
        path(
          'M104 112C114 140 112 180 112 226H140V160C130 150 126 132 122 118ZM20 116H46C38 150 36 190 38 226H16Z',
          light.shade,
          'fill-opacity=".34"',
        ) +
        line(
          'M62 124C56 150 56 184 58 214M92 126C94 150 92 180 94 206M150 136q2 8 0 14',
          light.shade,
          2.4,
          'stroke-opacity=".3"',
        ) +
        line(HEM, seam, 7),
    ) +
    line(HEM, mix(seam, '#3b2a3e', 0.4), 0.8)
  );
}
