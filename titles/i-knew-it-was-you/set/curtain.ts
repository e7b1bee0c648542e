import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { INK } from './colors.ts';
import { LAMP } from './lights.ts';

const CLOTH = tone(LAMP, '#7d3547');
const LINING = tone(LAMP, '#c78468');
const KEY = `stroke="${INK.key}" stroke-width="1.1" stroke-linejoin="round"`;

/** A piece of cloth inside an outline, and its folds: each a curve through points, wide at its middle. */
export function cloth(outline: string, folds: readonly (readonly Point[])[], wide = 5): string {
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

/** The half that a sneeze has blown away from `edge`: below it flies up, and shows its lining. */
export function blown(edge: Point, hem: number): string {
  const [x, y] = edge;
  const free: readonly Point[] = [
    [x + 34, 2],
    [x + 25, y * 0.4],
    [x + 6, y],
    [x - 12, y + 34],
    [x - 20, y + 58],
  ];
  const last = free[free.length - 1] as Point;
  const flying: readonly Point[] = [
    last,
    [last[0] - 20, last[1] - 4],
    [last[0] - 40, last[1] + 12],
    [-8, hem - 8],
  ];
  const outline = `M-8 2H${num(x + 34)}${smooth(free, false).replace(/^M[^C]*/, '')}${smooth(flying, false).replace(/^M[^C]*/, '')}Z`;
  const folds = Array.from({ length: 7 }, (_, i): Point[] => {
    const top = (x + 30) * ((i + 0.5) / 7);
    const drift = 1 - 0.34 * (i / 6);
    return [
      [top, 2],
      [top - i * 0.6, y * 0.5],
      [top * drift - 3, y + 16],
      [top * drift * 0.86 - 8, y + 52],
      [top * drift * 0.72 - 14, hem + 6],
    ];
  });
  const lining = `M${num(x + 25)} ${num(y * 0.4)}${smooth(free.slice(1), false).replace(/^M[^C]*/, '')}C${num(x - 6)} ${num(y + 46)} ${num(x + 2)} ${num(y + 26)} ${num(x + 13)} ${num(y + 4)}C${num(x + 22)} ${num(y - 14)} ${num(x + 27)} ${num(y * 0.6)} ${num(x + 25)} ${num(y * 0.4)}Z`;
  return cloth(outline, folds, 6) + path(lining, LINING.base, KEY);
}
