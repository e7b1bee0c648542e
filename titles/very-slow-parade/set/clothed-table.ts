import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { PATIENCE } from './hours.ts';
import { LOW_LAMP } from './lights.ts';

/**
 * The table along the page, in mm: its near rim is at `rim` where somebody sleeps, and its cloth, on which words lie, hangs nearly
 * to the tiles; `bound`, over both pages.
 */
export function clothedTable(rim: number, bound: boolean): string {
  const [x, rx, ry, hem] = bound ? [-96, 196, 17, 172] : [-30, 130, 12, 176];
  const y = rim - ry * 0.55;
  const scallops = bound ? 14 : 9;
  const along = (t: number, r: number): Point => [
    x - Math.cos(t * Math.PI) * rx * 1.02,
    hem - 20 + Math.sin(t * Math.PI) * 20 + r,
  ];
  let edge = `M${x - rx} ${num(y)}`;
  let stripe = '';
  let folds = '';
  for (let i = 0; i <= scallops; i++) {
    const [ex, ey] = along(i / scallops, 0);
    const [cx, cy] = along((i - 0.5) / scallops, 10);
    edge += i ? `Q${num(cx)} ${num(cy)} ${num(ex)} ${num(ey)}` : `L${num(ex)} ${num(ey)}`;
    stripe += i
      ? `Q${num(cx)} ${num(cy - 9)} ${num(ex)} ${num(ey - 9)}`
      : `M${num(ex)} ${num(ey - 9)}`;
    if (i && i < scallops)
      folds += `M${num(ex)} ${num(ey)}Q${num(ex + 1)} ${num(ey - 30)} ${num(ex - (ex - x) * 0.02)} ${num(ey - 62)}Q${num(ex - 4)} ${num(ey - 30)} ${num(ex - 4)} ${num(ey + 3)}Z`;
  }
  edge += `L${x + rx} ${num(y)}Z`;
  return (
    oval(x + 10, hem + 12, rx * 0.98, 20, '#5f3358', 'fill-opacity=".3"') +
    at(x + rx * 0.72, hem + 22, 0.7, turnedLeg(LOW_LAMP, PATIENCE.wood)) +
    path(edge, '#5f3358', 'fill-opacity=".26" transform="translate(5 6)"') +
    calm(
      path(edge, '#fbe9d2') +
        path(folds, '#c99a86', 'fill-opacity=".34"') +
        line(stripe, '#5d9ba4', 2.2) +
        oval(x, y, rx, ry, '#fff6e6') +
        line(`M${x - rx} ${num(y)}A${rx} ${ry} 0 0 0 ${x + rx} ${num(y)}`, '#efd9c0', 1),
    )
  );
}
