import { num } from '#bookmaking/drawing/curves.ts';
import type { Point3 } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';
import { LAMP } from './lights.ts';
import { gouged, pool } from './print.ts';
import { boards, facet } from './room.ts';

/** Down its length, from the eyes of whoever wears slippers. */
export const HALL = cameraAt({
  from: [0, 130, -240],
  to: [0, 130, 300],
  middle: [144, 94],
  focal: 190,
});
/** In cm: half the hall, how high it is, and where it ends. */
const WALL = 130;
const CEILING = 250;
const END = 330;
/** The way round the corner. */
const OUT = { left: -22, right: 88, top: 208 } as const;

/** Walls, boards, a runner, and at the far end the only light. */
export function hall(): string {
  const side = (x: number): readonly Point3[] => [
    [x, 0, -170],
    [x, CEILING, -170],
    [x, CEILING, END],
    [x, 0, END],
  ];
  const strip = (half: number, from = -150, to = END): string =>
    facet(HALL, [
      [-half, 0, from],
      [-half, 0, to],
      [half, 0, to],
      [half, 0, from],
    ]);
  const rail = (x: number, y: number): string => {
    const [a, b] = [HALL.see([x, y, -170]), HALL.see([x, y, END])];
    return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  };
  const skirting = (x: number): string =>
    facet(HALL, [
      [x, 0, -170],
      [x, 14, -170],
      [x, 14, END],
      [x, 0, END],
    ]);
  const [ex, ey] = HALL.see([-WALL, CEILING, END]);
  const [fx, fy] = HALL.see([WALL, 0, END]);
  const [dx, dy] = HALL.see([OUT.left, OUT.top, END]);
  const [gx] = HALL.see([OUT.right, 0, END]);
  const [mx, my] = [(dx + gx) / 2, (dy + fy) / 2];
  let bands = '';
  for (let z = -100; z < END; z += 34) bands += strip(46, z, z + 7);
  return (
    clean(
      box(0, 0, SHEET, SHEET, INK.night) +
        path(
          facet(HALL, side(-WALL)),
          linear(
            [
              [0, INK.night],
              [0.62, INK.indigo],
              [1, '#5a4676'],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        path(facet(HALL, side(WALL)), '#2f3566') +
        box(ex, ey, fx - ex, fy - ey, '#6d4c74'),
    ) +
    pool(mx, my, 56, 62, INK.amber, 0.7) +
    path(
      facet(HALL, [
        [-WALL, 0, -170],
        [-WALL, 0, END],
        [WALL, 0, END],
        [WALL, 0, -170],
      ]),
      linear([
        [0, '#a8654c'],
        [0.3, '#74485a'],
        [1, '#35284f'],
      ]),
    ) +
    boards(HALL, -170, END, 120) +
    path(strip(52), tone(LAMP, INK.rose).shade, `stroke="${INK.key}" stroke-width=".7"`) +
    path(bands, tone(LAMP, INK.amber).shade, 'fill-opacity=".7"') +
    path(strip(52), INK.plum, 'fill-opacity=".26"') +
    path(skirting(-WALL) + skirting(WALL), INK.dark) +
    line(
      rail(-WALL, 14) + rail(WALL, 14) + rail(-WALL, CEILING) + rail(WALL, CEILING),
      INK.key,
      0.8,
    ) +
    line(`M${num(ex)} ${num(ey)}H${num(fx)}V${num(fy)}H${num(ex)}Z`, INK.key, 0.8) +
    box(dx - 3, dy - 3, gx - dx + 6, fy - dy + 3, tone(LAMP, INK.wood).base) +
    box(
      dx,
      dy,
      gx - dx,
      fy - dy,
      linear([
        [0, '#f0bd68'],
        [1, '#fff0c2'],
      ]),
    ) +
    gouged('page 2', [mx, my], 30, 86, 20, INK.glow, 0.5, [10, 170]) +
    path(
      facet(HALL, [
        [OUT.left, 0, END],
        [OUT.right, 0, END],
        [120, 0, 60],
        [-60, 0, 20],
      ]),
      INK.glow,
      'fill-opacity=".3"',
    )
  );
}
