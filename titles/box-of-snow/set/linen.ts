import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

/** Wedding cloths, none of them white. */
const CLOTHS = [
  ['#fbe08a', '#d9702b'],
  ['#f2a58a', '#b8343f'],
  ['#cfe09a', '#5f8f4a'],
  ['#f6b9c4', '#b03f78'],
  ['#a9d0e6', '#3f6fa8'],
] as const;

/** A tablecloth over a rail: top edge from (x, y), pointed at the lower hem, with a border. */
function cloth(x: number, y: number, width: number, height: number, kind: number): string {
  const [base, trim] = CLOTHS[kind % CLOTHS.length] as (typeof CLOTHS)[number];
  const w = width;
  const h = height;
  const d = `M${num(x)} ${num(y)}H${num(x + w)}L${num(x + w + 1)} ${num(y + h * 0.86)}Q${num(x + w * 0.75)} ${num(y + h * 1.04)} ${num(x + w * 0.5)} ${num(y + h * 0.9)}T${num(x - 1)} ${num(y + h * 0.9)}Z`;
  return (
    path(d, base) +
    clip(
      d,
      line(
        `M${num(x)} ${num(y + h * 0.72)}Q${num(x + w * 0.5)} ${num(y + h * 0.8)} ${num(x + w)} ${num(y + h * 0.7)}`,
        trim,
        2.2,
      ) +
        path(
          `M${num(x + w * 0.28)} ${num(y)}L${num(x + w * 0.22)} ${num(y + h)}H${num(x + w * 0.4)}ZM${num(x + w * 0.72)} ${num(y)}L${num(x + w * 0.66)} ${num(y + h)}H${num(x + w * 0.86)}Z`,
          trim,
          'fill-opacity=".18"',
        ),
    )
  );
}

/** Lines across the well, with what has been ironed so far; `sag` is how far a line hangs through. */
export function washingLine(y: number, sag: number, scale: number, first: number): string {
  const at = (x: number): number => y + sag * (1 - ((x - SHEET / 2) / (SHEET / 2 + 10)) ** 2);
  let art = '';
  for (let i = 0, x = -6 - first * 5; x < SHEET + 6; i++) {
    const wide = (19 + ((i * 5) % 7)) * scale;
    art += cloth(x, at(x + wide / 2), wide, (17 + ((i * 3) % 6)) * scale, i + first);
    x += wide + 3.4 * scale;
  }
  return (
    line(
      `M-4 ${num(at(-4))}Q${SHEET / 2} ${num(y + sag * 2 - (at(-4) - y))} ${SHEET + 4} ${num(at(SHEET + 4))}`,
      '#a8502c',
      0.8,
    ) + art
  );
}

/** The ironing board, from near: its round end at the left, the rest of it beyond the page. */
export const longBoard = (): string =>
  path('M70 190C78 180 92 180 100 180H226V222H104C88 222 68 204 70 190Z', '#c46a4a') +
  path('M72 188C80 181 92 181 100 181H226V197H100C88 197 74 196 72 188Z', '#e59a6a') +
  line('M84 206C120 210 180 210 220 208', '#a8502c', 1, 'stroke-opacity=".5"');

/** Hot linen round the shoulders of the box like a shawl, its corners tied on top; the box is 100 wide with its foot at (0, 0). */
export function wrap(light: Light): string {
  const t = tone(light, '#c3e39a');
  const trim = tone(light, '#b8487e');
  const sides =
    'M-60 4C-66 -30 -62 -62 -48 -80C-32 -96 -12 -92 0 -104C14 -92 34 -96 48 -80C62 -62 66 -30 60 4C50 6 42 6 36 4C40 -34 26 -60 0 -80C-26 -60 -44 -34 -40 4C-46 6 -54 6 -60 4Z';
  return (
    path(
      'M-4 -100C-34 -134 -52 -116 -44 -98C-32 -90 -14 -94 -4 -98ZM4 -100C34 -134 54 -118 44 -98C32 -90 14 -94 4 -98Z',
      t.lite,
    ) +
    line('M-10 -102Q-26 -114 -36 -106M10 -102Q26 -114 36 -106', t.shade, 2) +
    path(sides, t.deep, 'fill-opacity=".35" transform="translate(3 5)"') +
    path(sides, t.base) +
    clip(
      sides,
      path('M0 -110C36 -84 34 -30 44 20H80V-110Z', t.shade, 'fill-opacity=".7"') +
        line('M-38 4C-42 -36 -24 -64 0 -84C24 -64 38 -36 34 4', trim.base, 7) +
        line(
          'M-6 -98C-28 -82 -50 -50 -52 -6M6 -98C28 -80 50 -50 52 -10',
          t.deep,
          2,
          'stroke-opacity=".45"',
        ),
    ) +
    oval(0, -98, 12, 9, t.shade) +
    line('M-5 -102q5 5 4 10', t.deep, 1.6)
  );
}

/** Clouds of steam: soft, warm, and never white. */
export const steam = (puffs: readonly (readonly [x: number, y: number, size: number])[]): string =>
  puffs
    .map(([x, y, k]) =>
      [
        [0, 0, 17],
        [-12, -12, 13],
        [10, -17, 15],
        [-2, -30, 12],
      ]
        .map(([dx = 0, dy = 0, r = 0]) =>
          oval(
            x + dx * k,
            y + dy * k,
            r * k,
            r * k,
            radial([
              [0, '#fff0d2', 0.75],
              [0.6, '#ffe4bd', 0.4],
              [1, '#ffe4bd', 0],
            ]),
          ),
        )
        .join(''),
    )
    .join('');
