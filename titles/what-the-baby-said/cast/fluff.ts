import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';

const GRAY = '#b3aecf';
const HAIR = '#d9d5ee';

/** Fluff that had once been other fluff: a soft gray ball about (0, 0), 20 wide, some hairs of which go their own way. */
function ball(seed: string): string {
  const chance = chanceFrom(seed);
  let [soft, hairs] = ['', ''];
  for (let i = 0; i < 7; i++) {
    const a = i * 0.9 + chance();
    const [x, y] = [Math.cos(a) * 5, Math.sin(a) * 4];
    soft += disc(x, y, 5.4 + chance() * 1.6, 5 + chance());
    if (i % 3 === 0)
      hairs += `M${num(x)} ${num(y)}q${num(Math.cos(a + 1) * 6)} ${num(Math.sin(a + 1) * 6)} ${num(Math.cos(a) * 8)} ${num(Math.sin(a) * 7)}`;
  }
  return path(soft, GRAY) + line(hairs, HAIR, 0.6);
}

/** Balls of it, each at its place and as large as said. */
export const fluff = (balls: readonly (readonly [at: Point, size: number])[]): string =>
  balls.map(([[x, y], size], i) => at(x, y, size, ball(`fluff ${i}`), i * 70)).join('');
