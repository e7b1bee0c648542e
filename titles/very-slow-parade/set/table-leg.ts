import { line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

const WOOD = '#3b2a50';

/** Right before us, under the table: a turned leg as wide as a page, with a quiet swell for words, around x `cx`, in mm. What is behind us at the right lights its edge. */
export function nearLeg(cx: number): string {
  const half = (side: 1 | -1): string => {
    const at = (x: number, y: number): string => `${cx + side * x} ${y}`;
    return side > 0
      ? `C${at(64, -2)} ${at(64, 16)} ${at(50, 20)}C${at(118, 30)} ${at(118, 126)} ${at(52, 136)}C${at(70, 140)} ${at(70, 156)} ${at(52, 160)}C${at(46, 172)} ${at(50, 184)} ${at(70, 190)}C${at(86, 196)} ${at(80, 208)} ${at(0, 208)}`
      : `C${at(80, 208)} ${at(86, 196)} ${at(70, 190)}C${at(50, 184)} ${at(46, 172)} ${at(52, 160)}C${at(70, 156)} ${at(70, 140)} ${at(52, 136)}C${at(118, 126)} ${at(118, 30)} ${at(50, 20)}C${at(64, 16)} ${at(64, -2)} ${at(48, -8)}`;
  };
  const d = `M${cx + 48} -8${half(1)}${half(-1)}Z`;
  const grain = [-62, -34, 8, 40]
    .map((x) => `M${cx + x * 0.7} 24C${cx + x * 1.3} 62 ${cx + x * 1.3} 96 ${cx + x * 0.7} 133`)
    .join('');
  return clip(
    d,
    path(d, '#f0a868') +
      shifted(-2.6, 0, path(d, '#6d4a66')) +
      shifted(-9, 0, path(d, WOOD)) +
      line(grain, '#5a4470', 1.2, 'stroke-opacity=".5"') +
      line(
        `M${cx - 52} 20Q${cx} 27 ${cx + 52} 20M${cx - 54} 136Q${cx} 146 ${cx + 54} 136M${cx - 54} 160Q${cx} 170 ${cx + 54} 160M${cx - 70} 190Q${cx} 202 ${cx + 70} 190`,
        '#211539',
        1.8,
      ),
  );
}
