import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
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

/** Of the one that the box is tucked into. */
const LINEN = '#c3e39a';
const HEM = '#b8487e';

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

/** Hot linen over a box that is half out of it again: the right shoulder, the top, and the corner that is being pulled; the box is 100 wide with its foot at (0, 0). */
export function halfWrapped(light: Light): string {
  const t = tone(light, LINEN);
  const d =
    'M-46 -94C-30 -112 20 -116 44 -100C62 -88 62 -40 58 2C48 8 34 6 24 2C32 -20 26 -44 12 -56C-4 -66 -26 -64 -46 -64Z';
  return (
    path(d, t.deep, 'fill-opacity=".4" transform="translate(2 4)"') +
    path(d, t.base) +
    clip(
      d,
      path('M20 -120C44 -80 36 -30 44 20H80V-120Z', t.shade, 'fill-opacity=".7"') +
        line('M-50 -68C-26 -70 0 -72 18 -60C34 -48 38 -20 31 4', tone(light, HEM).base, 6) +
        line('M-40 -86C-10 -92 20 -90 40 -70M-40 -78C-12 -84 14 -80 34 -56', t.shade, 2),
    )
  );
}

/** The rest of it, held by two corners: taut from the box to one fist and the other, and all that hangs from that edge. */
export function clothTo(light: Light, [x, y]: Point, a: Point, b: Point): string {
  const t = tone(light, LINEN);
  const hem = tone(light, HEM).base;
  const [dx, dy] = [a[0] - x, a[1] - y];
  const on = (along: number, down: number): string =>
    `${num(x + dx * along)} ${num(y + dy * along + down)}`;
  // So far it hangs down at the box, in the middle, and at the fists.
  const deep = Math.min(54, Math.hypot(dx, dy) * 0.3);
  const lower = (up: number): string =>
    `${on(0.02, 44 - up)}C${on(0.14, deep * 1.02 - up)} ${on(0.2, deep * 0.8 - up)} ${on(0.32, deep - up)}S${on(0.5, deep * 0.86 - up)} ${on(0.62, deep * 0.82 - up)}S${on(0.86, deep * 0.3 - up)} ${on(1, 4 - up * 0.2)}`;
  const d = `M${lower(0)}L${on(1, -2.6)}L${on(0, -6)}Z`;
  const held = `M${on(1, -2.6)}L${num(b[0] - 3)} ${num(b[1] - 2)}L${num(b[0] - 2)} ${num(b[1] + 3)}L${on(1, 4)}Z`;
  const fold = (from: number, to: number, wide: number): string =>
    `M${on(from, 0)}L${on(to, deep * 1.2)}L${on(to - wide, deep * 1.2)}Z`;
  return (
    path(d, t.deep, 'fill-opacity=".35" transform="translate(2 5)"') +
    path(`${d}${held}`, t.base) +
    clip(
      d,
      path(
        fold(0.06, 0.1, 0.09) +
          fold(0.06, 0.3, 0.08) +
          fold(0.94, 0.52, 0.1) +
          fold(0.96, 0.76, 0.08),
        t.shade,
        'fill-opacity=".8"',
      ) +
        path(fold(0.06, 0.2, 0.05) + fold(0.95, 0.64, 0.07), t.lite) +
        line(`M${lower(5)}`, hem, 4) +
        line(`M${lower(11)}`, hem, 1.1) +
        line(`M${lower(15)}`, '#d9702b', 3, 'stroke-dasharray=".1 7"'),
    ) +
    line(`M${on(0, -5)}L${on(1, -2)}`, t.lite, 1.6) +
    tailBeyond(b, t.base, hem)
  );
}

/** What is left over behind the last fist. */
const tailBeyond = ([x, y]: Point, base: string, hem: string): string =>
  path(
    `M${num(x - 2)} ${num(y - 3)}C${num(x - 12)} ${num(y + 4)} ${num(x - 10)} ${num(y + 16)} ${num(x - 15)} ${num(y + 25)}L${num(x - 5)} ${num(y + 22)}L${num(x + 2)} ${num(y + 27)}C${num(x + 2)} ${num(y + 14)} ${num(x + 2)} ${num(y + 8)} ${num(x + 1)} ${num(y + 2)}Z`,
    base,
  ) +
  line(
    `M${num(x - 13.5)} ${num(y + 20)}L${num(x - 5)} ${num(y + 17)}L${num(x + 1.5)} ${num(y + 21)}`,
    hem,
    2,
  );

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
