// The round table with its long cloth: a roof over the parade.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
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

/**
 * The same table, as it is when somebody has run into it: two legs off the floor, and the cloth half off, sliding down on the
 * right into a heap. In cm, as `roundTable`.
 */
export function shakenTable(light: Light, wood: Hex): string {
  const t = tone(light, wood);
  const linen = tone(light, CLOTH);
  const check = tone(light, CHECK);
  const leg = (x: number, y: number, k: number): string => at(x, y, k, turnedLeg(light, wood));
  return (
    oval(4, -3, 70, 8, light.shade, 'fill-opacity=".3"') +
    at(
      50,
      0,
      1,
      leg(-84, -6, 0.62) +
        leg(-14, -6, 0.62) +
        leg(-96, 0, 0.68) +
        leg(-2, 0, 0.68) +
        path('M-115 -74V-68A65 9 0 0 0 15 -68V-74Z', t.shade) +
        oval(-50, -74, 65, 9, t.base) +
        line(
          'M-104 -75Q-80 -80 -52 -80M-98 -71Q-76 -67 -50 -67',
          t.lite,
          1.2,
          'stroke-opacity=".7"',
        ) +
        calm(slidOff(linen, check)),
      6,
    )
  );
}

/** From the middle of the top over its right rim: a corner that points down, folds, and the woven stripe along the hem. */
function slidOff(linen: Tone, check: Tone): string {
  const d =
    'M-62 -82C-40 -85 -4 -86 14 -79C22 -74 26 -60 28 -44C30 -30 34 -18 42 -8C34 -3 24 -7 17 -3C9 1 1 -5 -7 -2C-13 -8 -14 -18 -19 -26C-24 -34 -31 -32 -37 -42C-42 -51 -48 -55 -56 -58C-60 -64 -64 -74 -62 -82Z';
  return clip(
    d,
    path(d, linen.base) +
      path('M-62 -82C-40 -85 -4 -86 14 -79C2 -66 -38 -65 -60 -70Z', linen.lite) +
      line(
        'M-44 -66C-38 -58 -34 -50 -34 -40M-22 -66C-14 -50 -14 -34 -12 -14M0 -70C10 -52 8 -28 8 -2M12 -70C20 -48 22 -26 30 -6',
        linen.shade,
        3.4,
        'stroke-opacity=".8"',
      ) +
      line(
        'M-60 -63C-48 -60 -40 -54 -34 -46C-28 -37 -20 -38 -15 -30C-10 -22 -10 -12 -5 -7C2 -10 10 -3 18 -8C26 -11 34 -8 44 -14',
        check.base,
        3,
      ),
  );
}
