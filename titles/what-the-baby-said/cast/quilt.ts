import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** Round two who sit side by side, one long and one short, up to their chins and down to the seat. In mm. */
const QUILT =
  'M38 178C40 150 46 131 60 121C70 115 90 115 100 120C110 128 120 138 134 141C146 139 158 139 168 144C182 151 188 164 189 178Z';
const HEM = 'M60 121C70 115 90 115 100 120C110 128 120 138 134 141C146 139 158 139 168 144';

const CLOTHS: readonly Hex[] = ['#c33f66', '#f0b23c', '#9a63ae', '#ec7c5c', '#5580c8'];
const [TOP, ROW, COLUMNS] = [104, 25, 9];

/** Where the seam between two columns is at a height: they spread downward, as cloth that hangs from shoulders does. */
const seamAt = (column: number, y: number): Point => [
  116 + (column - COLUMNS / 2) * (17 + ((y - TOP) / 72) * 6),
  y,
];

/** All the good cushions were of these cloths, and so is what somebody laid round two. */
export function quilt(light: Light): string {
  let cloth = '';
  let seams = '';
  for (let row = 0; row < 3; row++) {
    const [high, low] = [TOP + row * ROW, TOP + (row + 1) * ROW];
    seams += `M40 ${low}H200`;
    for (let column = 0; column < COLUMNS; column++) {
      const color = CLOTHS[(column * 2 + row * 3) % CLOTHS.length] as Hex;
      cloth += path(
        polygon([
          seamAt(column, high),
          seamAt(column + 1, high),
          seamAt(column + 1, low),
          seamAt(column, low),
        ]),
        tone(light, mix(color, '#4a3a86', 0.1)).base,
      );
      seams += polygon([seamAt(column, high), seamAt(column, low)], false);
    }
  }
  const rim = tone(light, '#fff2e2').base;
  return (
    clip(
      QUILT,
      cloth +
        line(seams, rim, 0.9, 'stroke-dasharray="2.6 2.4" stroke-opacity=".8"') +
        // Between the two of them it sinks in, and from every knee it hangs.
        path(
          'M112 116C124 128 132 140 136 144C130 156 128 166 128 178H116C120 158 118 136 104 118Z',
          light.shade,
          'fill-opacity=".42"',
        ) +
        path(
          'M44 178C46 150 50 132 62 119L70 117C58 134 56 156 56 178ZM184 178C184 164 180 154 170 146C186 150 194 164 196 178Z',
          light.shade,
          'fill-opacity=".3"',
        ) +
        line(HEM, rim, 6),
    ) + path(QUILT, 'none', `stroke="${mix(light.shade, '#3b2a3e', 0.6)}" stroke-width="1.1"`)
  );
}
