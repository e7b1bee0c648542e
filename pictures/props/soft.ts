import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { brush, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** A plump cushion, 220 wide and 130 high, lying on y 0. */
export function cushion(light: Light, color: Hex, trim: Hex): string {
  const t = tone(light, color);
  const d =
    'M-104 -12C-116 -60 -110 -112 -98 -118C-60 -104 60 -104 98 -118C110 -112 116 -60 104 -12C60 4 -60 4 -104 -12Z';
  return (
    oval(0, -4, 110, 12, light.shade, 'fill-opacity=".3"') +
    clip(
      d,
      path(d, t.shade) +
        shifted(light.direction[0] * 18, -10, path(d, t.base)) +
        line(
          'M-60 -96q10 40 0 80M0 -100q8 44 0 88M60 -96q10 40 0 80',
          tone(light, trim).base,
          9,
          'stroke-opacity=".75"',
        ),
    ) +
    line(d, t.deep, 3, 'stroke-opacity=".4"')
  );
}

/** A blanket laid out, seen from a child's height: four corners, two stripes, a fringe. */
export function blanket(
  light: Light,
  corners: readonly [x: number, y: number][],
  color: Hex,
  stripe: Hex,
): string {
  const [a, b, c, e] = corners as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  const t = tone(light, color);
  const s = tone(light, stripe);
  const mid = (p: readonly [number, number], q: readonly [number, number], k: number): string =>
    `${num(p[0] + (q[0] - p[0]) * k)} ${num(p[1] + (q[1] - p[1]) * k)}`;
  const d = `M${mid(a, a, 0)}Q${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2 - 8)} ${mid(b, b, 0)}L${mid(c, c, 0)}Q${num((e[0] + c[0]) / 2)} ${num((e[1] + c[1]) / 2 + 12)} ${mid(e, e, 0)}Z`;
  let fringe = '';
  for (let k = 0.02; k < 1; k += 0.035) fringe += `M${mid(e, c, k)}l${num((k - 0.5) * 12)} 17`;
  return (
    path(d, light.shade, 'fill-opacity=".18" transform="translate(6 12)"') +
    line(fringe, s.base, 5) +
    path(d, t.base) +
    clip(
      d,
      line(
        `M${mid(a, e, 0.16)}L${mid(b, c, 0.16)}M${mid(a, e, 0.84)}L${mid(b, c, 0.84)}`,
        s.base,
        16,
      ) +
        line(
          `M${mid(a, e, 0.26)}L${mid(b, c, 0.26)}M${mid(a, e, 0.74)}L${mid(b, c, 0.74)}`,
          s.base,
          5,
        ) +
        brush(
          chanceFrom(`blanket ${color}`),
          { x: Math.min(a[0], e[0]), y: a[1], width: c[0] - e[0], height: c[1] - a[1] },
          90,
          22,
          0.1,
          t.shade,
          2.6,
          0.32,
        ),
    )
  );
}

/** A rolled towel, 380 long, lying on y 0, 74 thick. */
export function towelRoll(light: Light, color: Hex, stripe: Hex): string {
  const t = tone(light, color);
  const d =
    'M-190 -37C-190 -78 -170 -76 -150 -76H150C172 -76 190 -72 190 -37C190 -2 172 0 150 0H-150C-172 0 -190 -2 -190 -37Z';
  return (
    oval(0, 0, 196, 13, light.shade, 'fill-opacity=".3"') +
    clip(
      d,
      path(d, t.shade) +
        shifted(0, -16, path(d, t.base)) +
        line('M-110 -80V4M110 -80V4', tone(light, stripe).base, 20) +
        line('M-84 -80V4M84 -80V4', tone(light, stripe).base, 6),
    ) +
    line('M176 -38c0 -22 -22 -18 -20 0s20 12 14 0', t.deep, 4, 'stroke-opacity=".7"')
  );
}

/** A scarf that hangs between two points and sags, `drop` long: thin enough to see light through. */
export function scarf(
  light: Light,
  from: readonly [number, number],
  to: readonly [number, number],
  drop: number,
  color: Hex,
): string {
  const t = tone(light, color);
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const d = `M${from.join(' ')}Q${mx} ${my + 26} ${to.join(' ')}C${to[0] + 12} ${to[1] + drop * 0.5} ${to[0] - 16} ${to[1] + drop * 0.8} ${to[0] - 4} ${to[1] + drop}Q${mx} ${my + drop + 44} ${from[0] + 4} ${from[1] + drop}C${from[0] + 18} ${from[1] + drop * 0.7} ${from[0] - 14} ${from[1] + drop * 0.4} ${from.join(' ')}Z`;
  let folds = '';
  for (let k = 0.15; k < 1; k += 0.175) {
    const x = from[0] + (to[0] - from[0]) * k;
    folds += `M${num(x)} ${num(my + 12)}q${num(10)} ${num(drop * 0.5)} ${num(-4)} ${num(drop)}`;
  }
  return (
    path(d, t.base, 'fill-opacity=".88"') +
    clip(
      d,
      line(folds, t.shade, 8, 'stroke-opacity=".5"') +
        line(folds, t.lite, 3, 'stroke-opacity=".6"'),
    )
  );
}
