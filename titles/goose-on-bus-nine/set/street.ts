import { num } from '#bookmaking/drawing/curves.ts';
import { line, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { SLATE } from './colors.ts';

/** Lamp-light in wet air. */
export const glow = (strength: number): string =>
  radial([
    [0, SLATE.lamp, strength],
    [0.4, SLATE.lamp, Math.round(strength * 40) / 100],
    [1, SLATE.lamp, 0],
  ]);

/** A street lamp with its halo, `reach` mm wide to each side. */
export const streetLamp = (
  x: number,
  ground: number,
  height: number,
  reach = height * 0.5,
): string =>
  oval(x, ground - height, reach, reach, glow(0.75)) +
  line(`M${num(x)} ${num(ground)}V${num(ground - height + 2)}`, '#33445a', 0.9) +
  oval(x, ground - height, 1.9, 2.1, '#fff4d0');
