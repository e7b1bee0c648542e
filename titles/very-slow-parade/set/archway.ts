import { num } from '#bookmaking/drawing/curves.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { TWILIGHT } from './hours.ts';

/** Out of the kitchen: the light in the hall, and the foot of a stair. */
export function archway(base: number, top: number): string {
  const arch = (by: number): string =>
    `M${num(14 - by)} ${num(base)}V${num(top + 58)}C${num(14 - by)} ${num(top + 16 - by)} ${num(60 - by)} ${num(top - by)} 99 ${num(top - by)}C${num(138 + by)} ${num(top - by)} ${num(184 + by)} ${num(top + 16 - by)} ${num(184 + by)} ${num(top + 58)}V${num(base)}Z`;
  const steps = Array.from({ length: 7 }, (_, i) => `v-10.5h${i ? 13 : 15}`).join('');
  const floor = base - 9;
  return (
    path(arch(5), TWILIGHT.trim) +
    clip(
      arch(0),
      path(
        arch(0),
        linear([
          [0, '#f6bd78'],
          [1, '#e9a05f'],
        ]),
      ) +
        path(`M0 ${num(floor)}H200V${num(base)}H0Z`, '#c9814f') +
        path(`M112 ${num(floor)}${steps}V${num(base)}H112Z`, '#cf8852') +
        line(`M112 ${num(floor)}${steps}`, '#f9cf92', 1.2) +
        line(`M112 ${num(floor)}v-40L186 ${num(floor - 100)}`, '#a8663f', 2.6),
    ) +
    line(arch(0), '#f9cf92', 0.9)
  );
}
