import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
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
  readonly size: number;
  /** Along what the lightest of them fly, from the one who whistles on. */
  readonly flying: readonly Point[];
}

/** How many of the sixty have lost the ground. */
const ALOFT = 22;

/** Sixty backs, the nearest the largest; all lean away from what comes, and the lightest go with it. Four are drawn, the rest are used again. */
export function guests(
  light: Light,
  id: string,
  { left, right, top, size, flying }: Crowd,
): string {
  const chance = chanceFrom('sixty guests');
  const models = SHELLS.map(
    ([shell, dots], i) => `<g id="${id}${i}">${guest(light, shell, dots)}</g>`,
  ).join('');
  const one = (): string => `<use href="#${id}${Math.floor(chance() * 4)}"/>`;
  let art = '';
  for (let i = 0; i < ALOFT; i++) {
    const t = (i + 0.2 + chance() * 0.6) / ALOFT;
    const k = t * (flying.length - 1);
    const n = Math.min(flying.length - 2, Math.floor(k));
    const [[ax, ay], [bx, by]] = [flying[n] as Point, flying[n + 1] as Point];
    art += at(
      lerp(ax, bx, k - n),
      lerp(ay, by, k - n) + 6 + (chance() - 0.5) * 26,
      (0.14 + t * 0.16 + chance() * 0.06) * (0.4 + 0.6 * size),
      one(),
      -50 - chance() * 150,
    );
  }
  const many = 60 - ALOFT;
  for (let i = 0; i < many; i++) {
    const near = i / (many - 1);
    // Steps of the golden section never stand in rows.
    const x = left + ((i * 0.618 + 0.2) % 1) * (right - left);
    const y = top + near ** 1.3 * (212 - top);
    art += at(
      x,
      y,
      (0.13 + near ** 1.4 * 0.36 + (chance() - 0.5) * 0.05) * size,
      one(),
      -18 - chance() ** 2 * 70,
    );
  }
  return at(-400, -400, 0.1, models) + art;
}
