import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { boat } from './boat.ts';
import { MORNING } from './lights.ts';

/** The gap in the quay, and its steps: how far each goes, and how far down. */
const GAP = { left: -68, right: -24, top: 172, foot: 205 } as const;
const [GO, RISE, STEPS] = [7.4, 6.6, 4] as const;

/** Steps in a gap of the quay, down to where water laps, and a dinghy that waits there, moored, with nobody in it. `water` is the sea's color near us. */
export function quaySteps(water: string): string {
  const { left, right, top, foot } = GAP;
  const down = `M${right} ${top}${`v${RISE}h${-GO}`.repeat(STEPS)}V${foot}H${right}Z`;
  let treads = '';
  for (let i = 1; i <= STEPS; i++)
    treads += `M${num(right - GO * (i - 1))} ${num(top + RISE * i)}h${-GO}`;
  return (
    box(left, top - 2, right - left, foot - top + 2, water) +
    line(
      `M${left + 1} ${top + 10}q4 -2 8 0t8 0t8 0M${left + 3} ${top + 19}q4 -2 8 0t8 0M${left + 1} ${top + 27}q4 -2 8 0`,
      '#dff0e6',
      1,
    ) +
    clip(
      `M-240 100H20V${top}H${right}v3H${left}v-3H-240Z`,
      `<g opacity=".8">${at(-50, 184, 0.44, line('M-52 -56L70 -76M-66 -56L52 -82', '#b98e58', 4) + boat(MORNING))}</g>`,
    ) +
    path(down, '#cbbca2') +
    line(treads, '#efe5d2', 1.8) +
    line(`M${left} ${top - 1}V${foot}`, '#97886f', 1.4) +
    line('M-8 163C-12 168 -18 168 -24 166', '#e6d6ae', 1.2)
  );
}

/** Far off along the quay: who else is moored, hull by hull, and no darker than haze. */
export const moored = (horizon: number): string =>
  at(
    0,
    horizon,
    1,
    line(
      'M-203 2V-86M-187 2V-60M-166 3V-30M-112 2V-26M-26 2V-78M-11 3V-54M-203 -84L-214 -6M-203 -84L-192 -4M-26 -76L-38 -4M-26 -76L-16 -4',
      '#b4d3cb',
      1.1,
    ) +
      path(
        'M-214 -3h22l-3 7h-16ZM-196 -2h18l-3 6h-12ZM-176 -2h20l-3 6h-14ZM-122 -2h20l-3 6h-14ZM-36 -3h20l-3 7h-14ZM-20 -2h18l-3 6h-12Z',
        '#7fb0ab',
      ) +
      path('M-26 -78h9l-9 4ZM-203 -86h9l-9 4Z', '#d9a08c'),
  );
