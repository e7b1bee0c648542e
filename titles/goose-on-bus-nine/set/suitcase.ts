import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';

/** Somebody's, on its side on a `floor`; its lid is at `top`, its middle at `x`. */
export const suitcase = (x: number, top: number, floor: number): string => {
  const [left, height] = [x - 29, floor + 1 - top];
  return (
    path(roundedBox(left, top - 1, 58, height, 3.4), '#7c3f3a') +
    path(roundedBox(left, top - 1, 58, 2.4, 1), '#a9605a') +
    line(
      `M${num(left + 12)} ${num(top)}V${num(floor - 0.6)}M${num(left + 46)} ${num(top)}V${num(floor - 0.6)}`,
      '#5a2a30',
      4,
    ) +
    line(
      `M${num(left + 10.4)} ${num(top + 4)}h3.2v3h-3.2ZM${num(left + 44.4)} ${num(top + 4)}h3.2v3h-3.2Z`,
      '#e3b04a',
      1,
    )
  );
};
