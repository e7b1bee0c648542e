import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { crayonParade } from '#titles/very-slow-parade/cast/crayon-parade.ts';

/** Beside an ear a refrigerator is as large as a page, and words lie on its door: from its right edge at `edge` back over the fold, its top at `top`, in mm. */
export function nearFridge(light: Light, edge: number, top: number): string {
  const steel = tone(light, '#b9c6cc');
  const [left, foot] = [edge - 270, 190];
  const round = 20;
  const body = `M${num(left)} ${foot}V${num(top + round)}Q${num(left)} ${num(top)} ${num(left + round)} ${num(top)}H${num(edge - round)}Q${num(edge)} ${num(top)} ${num(edge)} ${num(top + round)}V${foot}Z`;
  return calm(
    oval(edge - 100, foot + 7, 128, 6, light.shade, 'fill-opacity=".5"') +
      path(
        `M${num(edge - 26)} ${foot}h16l-3 8h-10ZM${num(left + 12)} ${foot}h16l-3 8h-10Z`,
        steel.deep,
      ) +
      path(
        body,
        linear([
          [0, '#2f5975'],
          [1, '#24495f'],
        ]),
      ) +
      line(
        `M${num(left)} ${num(top + 0.8)}H${num(edge - round)}Q${num(edge)} ${num(top)} ${num(edge - 1)} ${num(top + round)}`,
        '#9fc3d8',
        1.6,
      ) +
      // The side that the window sees.
      path(
        `M${num(edge - 7)} ${num(top + 6)}Q${num(edge)} ${num(top + 10)} ${num(edge)} ${num(top + round)}V${foot}H${num(edge - 7)}Z`,
        '#9fc3d8',
      ) +
      line(`M${num(left)} 172H${num(edge - 7)}`, '#16334a', 1.6) +
      line(`M${num(edge - 18)} ${num(top + 18)}V${num(top + 60)}`, '#16334a', 6) +
      line(`M${num(edge - 19)} ${num(top + 18)}V${num(top + 60)}`, steel.base, 4),
  );
}

/** On its door, by two magnets. */
export const onDoor = (light: Light, x: number, y: number, k: number): string =>
  at(x, y, k, crayonParade(light));
