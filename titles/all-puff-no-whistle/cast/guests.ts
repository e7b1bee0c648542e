import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** A guest from behind, on tiptoe, 60 high; feet at (0, 0). */
function guest(light: Light, shell: string, dots: boolean): string {
  const t = tone(light, shell);
  const ink = '#2a1f26';
  return (
    line(
      'M-9 -10L-10 -1M9 -10L10 -1M-18 -30L-25 -20M18 -30L25 -20M-19 -22L-25 -10M19 -22L25 -10',
      ink,
      2.6,
    ) +
    line('M-5 -52q-5 -10 -12 -9M5 -52q5 -10 12 -9', ink, 1.8) +
    oval(0, -45, 12, 9, t.deep) +
    oval(0, -26, 20, 20, t.base) +
    oval(6, -22, 14, 15, t.shade, 'fill-opacity=".4"') +
    line('M0 -44V-7', t.deep, 2) +
    (dots
      ? path(`${disc(-9, -32, 3)}${disc(9, -32, 3)}${disc(-10, -19, 3)}${disc(10, -19, 3)}`, ink)
      : oval(-8, -33, 4, 6, t.lite, 'fill-opacity=".6"'))
  );
}

const SHELLS: readonly (readonly [string, boolean])[] = [
  ['#23453d', false],
  ['#b0533c', true],
  ['#3f5c8c', false],
  ['#5b2f45', false],
];

export interface Crowd {
  readonly left: number;
  readonly right: number;
  /** Where the farthest of them stand; the nearest are at the foot of the sheet. */
  readonly top: number;
}

/** Sixty backs on tiptoe, the nearest the largest; four are drawn, the rest are used again. */
export function guests(light: Light, id: string, { left, right, top }: Crowd): string {
  const chance = chanceFrom('sixty guests');
  const models = SHELLS.map(
    ([shell, dots], i) => `<g id="${id}${i}">${guest(light, shell, dots)}</g>`,
  ).join('');
  let art = '';
  for (let i = 0; i < 60; i++) {
    const near = i / 59;
    // Steps of the golden section never stand in rows.
    const x = left + ((i * 0.618 + 0.2) % 1) * (right - left);
    const y = top + near ** 1.3 * (212 - top);
    art += at(
      x,
      y,
      0.11 + near ** 1.4 * 0.36 + (chance() - 0.5) * 0.05,
      `<use href="#${id}${Math.floor(chance() * 4)}"/>`,
      4 + (chance() - 0.5) * 20,
    );
  }
  return at(-400, -400, 0.1, models) + art;
}
