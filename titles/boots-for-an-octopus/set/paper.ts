import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, line, path } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

/** All the paper that was in the boxes, crumpled: corners along `crest`, with a fold down from each; white and quiet below. */
export function drift(crest: readonly Point[]): string {
  const chance = chanceFrom('drift');
  const [first, last] = [crest[0] as Point, crest.at(-1) as Point];
  const below = `L${last[0]} ${SHEET + 6}L${first[0]} ${SHEET + 6}Z`;
  let [back, top, dark, half, folds] = ['', '', '', '', ''];
  for (const [i, [x, y]] of crest.entries()) {
    const next = crest[i + 1] ?? [x + 30, y];
    const peak: Point = [x + 6 - chance() * 12, y - 7 - chance() * 9];
    const dip: Point = [(x + next[0]) / 2 + 4 - chance() * 8, (y + next[1]) / 2 + 7 + chance() * 6];
    const foot: Point = [x + 2 + chance() * 10, y + 30 + chance() * 8];
    const join = i === 0 ? 'M' : 'L';
    back += `${join}${num(peak[0] + 17)} ${num(peak[1] - 3)}L${num(dip[0] + 17)} ${num(dip[1])}`;
    top += `${join}${num(peak[0])} ${num(peak[1])}L${num(dip[0])} ${num(dip[1])}`;
    dark += polygon([peak, dip, foot]);
    half += polygon([peak, foot, [x - 9 - chance() * 4, y + 20]]);
    folds += `M${num(peak[0])} ${num(peak[1])}L${num(foot[0])} ${num(foot[1])}`;
  }
  return asGround(
    path(back + below, '#cfc3da') +
      path(top + below, '#fffdf8') +
      path(half, '#f1ebf3') +
      path(dark, '#ddd3e4') +
      line(folds, '#c3b6d0', 0.7),
  );
}

/** One sheet of it, curled, `r` mm to each side. */
export const sheet = (x: number, y: number, r: number, turn: number): string =>
  at(
    x,
    y,
    r / 10,
    path('M-10 -4C-5 -10 3 -9 9 -6C8 -1 11 4 8 8C2 5 -5 8 -9 5C-8 2 -12 0 -10 -4Z', '#fffdf8') +
      path('M-10 -4C-5 -10 3 -9 9 -6C4 -6 -2 -6 -4 -1C-6 -3 -8 -4 -10 -4Z', '#d9cfe0') +
      line('M9 -6C8 -1 11 4 8 8C2 5 -5 8 -9 5', '#cbbfd6', 0.8),
    turn,
  );

/** Where boxes stood on bare planks for so long that the wood behind them kept its color: `planks` in mm. */
export function gone(planks: readonly number[], from: number, to: number): string {
  const chance = chanceFrom('gone');
  let d = '';
  for (const plank of planks) {
    for (let x = from; x < to; ) {
      const [w, h] = [16 + chance() * 12, 14 + chance() * 10];
      if (chance() < 0.75) d += `M${num(x)} ${plank}v${num(-h)}h${num(w - 1.4)}v${num(h)}Z`;
      x += w;
    }
  }
  return path(d, '#6fb9ae', 'fill-opacity=".22"');
}
