import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { BEDDING } from './bedding.ts';

/** The quilt from the bed, wherever it has been dragged: `d` is its shape, `folds` are where it sinks, `hem` its edge; in mm. */
export function quiltOf(
  light: Light,
  d: string,
  { folds, hem, size = 13 }: { folds: string; hem: string; size?: number },
): string {
  const cloth = tone(light, BEDDING.quilt);
  const patch = tone(light, BEDDING.patch);
  let patches = '';
  for (let row = -1; row * size < 240; row++) {
    for (let i = -1; i * size * 2 < 240; i++) {
      const x = i * size * 2 + (row % 2 ? size : 0);
      const y = row * size + Math.sin(x / 34) * 5;
      patches += `M${num(x)} ${num(y - size * 0.5)}l${num(size * 0.5)} ${num(size * 0.5)}l${num(-size * 0.5)} ${num(size * 0.5)}l${num(-size * 0.5)} ${num(-size * 0.5)}Z`;
    }
  }
  return (
    clip(
      d,
      path(d, cloth.base) +
        path(patches, patch.base, 'fill-opacity=".72"') +
        line(folds, cloth.deep, 7, 'stroke-opacity=".34"') +
        line(folds, cloth.deep, 2.2, 'stroke-opacity=".5"'),
    ) +
    line(hem, cloth.lite, 3.4) +
    line(hem, cloth.shade, 0.8)
  );
}
