import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, line, path } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

/** All the paper that was in the boxes, as a hill of few large sheets along `crest`, white and quiet below. */
export function drift(crest: readonly Point[]): string {
  const chance = chanceFrom('drift');
  const [first, last] = [crest[0] as Point, crest.at(-1) as Point];
  const hill = (by: number, color: string): string =>
    path(
      `${smooth(
        crest.map(([x, y]): Point => [x, y + by]),
        false,
      )}L${last[0]} ${SHEET + 6}L${first[0]} ${SHEET + 6}Z`,
      color,
    );
  const corners = crest
    .slice(1, -1)
    .map(([x, y]) => sheet(x, y + 13, 17 + chance() * 5, chance() * 44 - 22))
    .join('');
  return asGround(hill(4, '#d9cfe0')) + corners + asGround(hill(13, '#fffdf8'));
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
