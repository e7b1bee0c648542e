// The round table with its long cloth: a roof over the parade.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';

const CLOTH: Hex = '#fff3dc';
const CHECK: Hex = '#4f9aa6';

/** In cm, standing on y 0: the top is 130 across at 74, the cloth hangs to 40. */
export function roundTable(light: Light, wood: Hex): string {
  const t = tone(light, CLOTH);
  const check = tone(light, CHECK);
  const leg = (x: number, y: number, k: number): string => at(x, y, k, turnedLeg(light, wood));
  const scallops = 9;
  let hem = 'M-65 -74C-68 -60 -68 -52 -67 -44';
  for (let i = 0; i < scallops; i++) {
    const x0 = -67 + (i / scallops) * 134;
    const x1 = -67 + ((i + 1) / scallops) * 134;
    const sag = 10 + 6 * Math.sin(((i + 0.5) / scallops) * Math.PI);
    hem += `C${num(x0 + 3)} ${num(-44 + sag)} ${num(x1 - 3)} ${num(-44 + sag)} ${num(x1)} ${num(-44 + (i === scallops - 1 ? 0 : 3 * Math.sin(((i + 1) / scallops) * Math.PI)))}`;
  }
  hem += 'C68 -52 68 -60 65 -74Z';
  let folds = '';
  for (let i = 1; i < scallops; i++) {
    const x = -67 + (i / scallops) * 134;
    folds += `M${num(x * 0.97)} -70C${num(x)} -60 ${num(x)} -50 ${num(x)} -41`;
  }
  return (
    // Under the cloth it is dark: whoever passes before it is seen the better.
    oval(0, -5, 66, 9, light.shade, 'fill-opacity=".34"') +
    leg(-34, -6, 0.6) +
    leg(36, -6, 0.6) +
    leg(-46, 0, 0.66) +
    leg(48, 0, 0.66) +
    path('M-60 -44C-40 -34 40 -34 60 -44V-52H-60Z', light.shade, 'fill-opacity=".55"') +
    calm(
      clip(
        hem,
        path(hem, t.base) +
          line(folds, t.shade, 3.4, 'stroke-opacity=".8"') +
          line('M-70 -50C-30 -36 30 -36 70 -50', check.base, 3) +
          line('M-70 -44C-30 -30 30 -30 70 -44', check.base, 1.4) +
          path(
            light.direction[0] < 0
              ? 'M24 -80H72V-20H34C30 -40 28 -60 24 -80Z'
              : 'M-24 -80H-72V-20H-34C-30 -40 -28 -60 -24 -80Z',
            t.shade,
            'fill-opacity=".5"',
          ),
      ) +
        oval(0, -74, 65, 9, t.lite) +
        line('M-65 -74A65 9 0 0 0 65 -74', t.shade, 1),
    )
  );
}
