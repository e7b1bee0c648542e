import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, define } from '#bookmaking/drawing/sheet.ts';
import { INK } from './colors.ts';
import { LAMP } from './lights.ts';

const CLOTH = tone(LAMP, '#7d3547');
const KEY = `stroke="${INK.key}" stroke-width="1.1" stroke-linejoin="round"`;

/** A piece of cloth inside an outline, and its folds: each a curve through points, wide at its middle. */
function cloth(outline: string, folds: readonly (readonly Point[])[], wide = 5): string {
  const strip = (points: readonly Point[], by: number): string => {
    const beside = points.map(
      ([x, y], i): Point => [x + by * Math.sin((Math.PI * (i + 0.6)) / points.length), y],
    );
    return `${smooth(points, false)}${smooth([...beside].reverse(), false).replace('M', 'L')}Z`;
  };
  return (
    path(outline, CLOTH.base) +
    clip(
      outline,
      path(folds.map((fold) => strip(fold, wide)).join(''), CLOTH.deep, 'fill-opacity=".6"') +
        path(folds.map((fold) => strip(fold, -wide)).join(''), CLOTH.lite, 'fill-opacity=".26"') +
        line(
          folds.map((fold) => smooth(fold, false)).join(''),
          INK.key,
          0.6,
          'stroke-opacity=".7"',
        ),
    ) +
    path(outline, 'none', KEY)
  );
}

/** What hangs straight from rail to floor between two places, like the pipes of an organ. */
export function hanging(from: number, to: number, hem: number): string {
  const count = Math.max(2, Math.round((to - from) / 19));
  const step = (to - from) / count;
  const folds = Array.from({ length: count }, (_, i): Point[] => {
    const x = from + (i + 0.7) * step;
    return [
      [x, 2],
      [x + 1.6, hem * 0.3],
      [x - 1.2, hem * 0.66],
      [x + 1, hem + 8],
    ];
  });
  let edge = '';
  for (let i = 0; i < count; i++) edge += `q${num(-step * 0.3)} 7 ${num(-step)} 0`;
  return cloth(`M${num(from)} 2H${num(to)}V${hem}${edge}Z`, folds, step * 0.3);
}

/** The edges of its folds once more, over what is thrown on it from behind. */
export function pleats(from: number, to: number, hem: number): string {
  const count = Math.max(2, Math.round((to - from) / 19));
  const step = (to - from) / count;
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = from + (i + 0.7) * step;
    d += `M${num(x)} 2C${num(x + 2)} ${num(hem * 0.3)} ${num(x - 2)} ${num(hem * 0.66)} ${num(x + 1)} ${hem + 8}`;
  }
  return (
    line(d, CLOTH.deep, 4, 'stroke-opacity=".2"') + line(d, INK.key, 0.6, 'stroke-opacity=".6"')
  );
}

/** What is thrown on it from behind, bent by each of its pipes. */
export function inPleats(from: number, to: number, hem: number, thrown: string): string {
  const count = Math.max(2, Math.round((to - from) / 19));
  const step = (to - from) / count;
  const once = define(`<g >${thrown}</g>`);
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = from + (i - 0.3) * step;
    const pipe = `M${num(x)} 0C${num(x + 2)} ${num(hem * 0.3)} ${num(x - 2)} ${num(hem * 0.66)} ${num(x + 1)} ${hem + 8}H${num(x + step + 1)}C${num(x + step - 2)} ${num(hem * 0.66)} ${num(x + step + 2)} ${num(hem * 0.3)} ${num(x + step)} 0Z`;
    return clip(pipe, shifted(0, i % 2 ? 1.7 : -1.7, `<use href="#${once}"/>`));
  }).join('');
}
