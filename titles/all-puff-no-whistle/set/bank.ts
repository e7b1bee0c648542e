import { line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

/** An end of the basin: its stone comes round from behind and goes off below us. */
export const bank = (x: number, top: number, wide: number, side: 1 | -1): string => {
  const p = (dx: number, y: number): string => `${x + dx * wide * side} ${y}`;
  const edge = `M${p(0, top)}C${p(0.5, top)} ${p(0.86, top + 6)} ${p(1, 224)}`;
  return (
    path(
      `${edge}H${x}Z`,
      linear([
        [0, '#fbeccf'],
        [1, '#dfbf96'],
      ]),
    ) +
    path(
      `${edge}H${x + 0.94 * wide * side}C${p(0.8, top + 14)} ${p(0.46, top + 7)} ${p(0, top + 7)}Z`,
      '#cdbdae',
      'fill-opacity=".55"',
    ) +
    line(edge, '#ffffff', 1.4)
  );
};
