import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** One boot, toe to the right, 40 high on y 0. */
export function boot(light: Light, color: Hex, height = 40): string {
  const t = tone(light, color);
  const d = `M-9 ${-height}C-4 ${-height - 2} 4 ${-height - 2} 8 ${-height}L9 -13C18 -13 25 -9 25 -2V0H-10C-11 -12 -8 -26 -9 ${-height}Z`;
  return (
    oval(7, 1, 21, 3, light.shade, 'fill-opacity=".4"') +
    clip(d, path(d, t.shade) + shifted(light.direction[0] * 4, -2, path(d, t.base))) +
    path('M-10 -2.6H25V0.6H-10Z', t.deep) +
    oval(-0.5, -height, 8.6, 2.4, t.deep) +
    line(`M5 ${-height + 5}V-16`, t.rim, 1.2, 'stroke-opacity=".6"')
  );
}

/** A long curtain hanging from a rail at y 0, `width` wide and `height` long. */
export function curtain(light: Light, color: Hex, width: number, height: number): string {
  const t = tone(light, color);
  const folds = 5;
  let dark = '';
  let lit = '';
  for (let i = 0; i < folds; i++) {
    const x = ((i + 0.5) / folds) * width;
    const w = width / folds;
    dark += `M${num(x - w * 0.5)} 0C${num(x - w * 0.2)} ${num(height * 0.5)} ${num(x - w * 0.5)} ${num(height * 0.8)} ${num(x - w * 0.36)} ${num(height)}H${num(x - w * 0.06)}C${num(x - w * 0.2)} ${num(height * 0.7)} ${num(x)} ${num(height * 0.4)} ${num(x - w * 0.2)} 0Z`;
    lit += `M${num(x + w * 0.24)} 3C${num(x + w * 0.1)} ${num(height * 0.5)} ${num(x + w * 0.36)} ${num(height * 0.8)} ${num(x + w * 0.2)} ${num(height - 2)}`;
  }
  const body = `M0 0H${num(width)}C${num(width - 3)} ${num(height * 0.6)} ${num(width + 2)} ${num(height * 0.8)} ${num(width)} ${num(height)}Q${num(width * 0.75)} ${num(height - 3)} ${num(width * 0.5)} ${num(height)}T0 ${num(height)}Z`;
  const ends = [-4, width + 4];
  const rod = tone(light, '#8a6a4a');
  return (
    // Brackets that hold the rod, and a knob at each of its ends.
    ends.map((x) => box(x - 1.4, -4.5, 2.8, 9, rod.shade, 1)).join('') +
    path(body, t.base) +
    clip(body, path(dark, t.shade) + line(lit, t.lite, 1, 'stroke-opacity=".4"')) +
    line(`M-4 0H${num(width + 4)}`, rod.base, 2.4) +
    ends.map((x) => oval(x, 0, 2.2, 2.2, rod.lite)).join('')
  );
}

/** A picture frame; what is in it is `inner`, drawn in a box of its size. */
export function pictureFrame(
  light: Light,
  x: number,
  y: number,
  width: number,
  height: number,
  wood: Hex,
  paper: Hex,
  inner = '',
): string {
  const t = tone(light, wood);
  const edge = Math.max(1.2, Math.min(width, height) * 0.07);
  return (
    box(x + 1, y + 1.6, width, height, light.shade, 1, 'fill-opacity=".35"') +
    box(x, y, width, height, t.base, 1) +
    box(x + edge, y + edge, width - 2 * edge, height - 2 * edge, tone(light, paper).base, 0.6) +
    inner +
    line(
      `M${num(x + 0.5)} ${num(y + height - 0.6)}V${num(y + 0.6)}H${num(x + width - 0.6)}`,
      t.lite,
      0.5,
    )
  );
}

/** Pegs with a coat and a scarf, 60 wide; hung from y 0. */
export function coatPegs(light: Light, coat: Hex, scarf: Hex): string {
  const c = tone(light, coat);
  const s = tone(light, scarf);
  return (
    box(-30, -3, 60, 5, tone(light, '#7a5238').base, 1.5) +
    path('M-24 1C-30 14 -30 44 -28 60H-4C-2 44 -4 14 -10 1Z', c.base) +
    path('M-24 1C-30 14 -30 44 -28 60H-21C-22 40 -22 16 -19 1Z', c.shade) +
    line('M-16 10V58', c.deep, 1, 'stroke-opacity=".6"') +
    path('M8 0C4 18 6 36 5 52H13C13 36 15 18 14 2Z', s.base) +
    path('M13 2C16 14 20 24 19 40H25C25 24 22 8 16 0Z', s.shade) +
    line('M5 48h8M5 43h8M19 36h6', s.lite, 1.4) +
    line('M-17 -1v4M11 -1v4M26 -1v4', tone(light, '#c9a15a').base, 2)
  );
}
