import { tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { INK } from './colors.ts';
import { LAMP } from './lights.ts';

/** A rubber duck that has been wished good luck, about 60 long, afloat on y 20. */
export function rubberDuck(): string {
  const t = tone(LAMP, INK.amber);
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  return (
    path('M-34 -8C-26 -2 -14 -4 -4 -8H22C34 0 30 22 14 22H-16C-32 22 -36 4 -34 -8Z', t.base, key) +
    path('M-30 4C-20 16 8 18 28 6C28 16 22 22 14 22H-16C-26 22 -30 14 -30 4Z', t.shade) +
    oval(14, -20, 17, 17, t.base, key) +
    path('M2 -12C8 -4 22 -4 30 -14C28 -6 22 -3 14 -3C9 -3 4 -6 2 -12Z', t.shade) +
    path('M28 -24C40 -26 44 -14 29 -13Z', tone(LAMP, INK.rose).base, key) +
    line('M29 -18.600C33 -18 37 -18.400 40 -19', INK.key, 0.7) +
    oval(18, -25, 2.4, 2.8, INK.key) +
    oval(18.8, -26, 0.8, 0.9, INK.paper) +
    line('M8 -34q4 -2.400 8 -1', t.lite, 2) +
    line('M-14 4C-6 12 6 12 12 2', t.deep, 1.4)
  );
}
