import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

const COAT = '#ab6632';

/** Asleep under a seat, nose to the left: about 120 long, on the floor at y 0. */
export function dogAsleep(light: Light): string {
  const t = tone(light, COAT);
  const body = 'M-40 0C-46 -20 -20 -32 10 -32C46 -32 64 -22 62 0Z';
  return (
    clip(body, path(body, t.shade) + shifted(4, -5, path(body, t.base))) +
    path('M-24 0C-34 -24 -66 -22 -78 -8C-80 -2 -76 0 -70 0Z', t.base) +
    path('M-38 -18C-24 -20 -22 -2 -32 2C-42 -2 -46 -12 -38 -18Z', t.deep) +
    oval(-77, -7, 4.4, 3.6, '#35222a') +
    line('M-60 -11q4 3 8 0', '#35222a', 1.8) +
    line('M60 -6q16 2 22 -8', t.base, 6)
  );
}

/**
 * The wrong end first: long and low, facing left, with a look over its shoulder at nobody; about 190 long, on the floor at
 * y 0, the tail's root at (76, -34). Pages draw the tail, which has somewhere to be.
 */
export function dogBackward(light: Light): string {
  const t = tone(light, COAT);
  const body =
    'M-70 -30C-56 -50 -20 -44 10 -45C40 -46 70 -52 80 -28C86 -12 76 -5 66 -6H-52C-70 -6 -78 -18 -70 -30Z';
  const paw = (x: number, fill: string): string =>
    path(
      `M${x - 8} -20H${x + 8}L${x + 7} -3C${x + 6} 1 ${x - 14} 1 ${x - 15} -3C${x - 14} -8 ${x - 8} -9 ${x - 8} -10Z`,
      fill,
    );
  return (
    paw(-38, t.deep) +
    paw(44, t.deep) +
    paw(-56, t.base) +
    paw(68, t.base) +
    clip(body, path(body, t.shade) + shifted(light.direction[0] * 10, -8, path(body, t.base))) +
    path('M38 -30C50 -48 84 -42 80 -16C78 -6 70 -2 58 -2C40 -2 32 -18 38 -30Z', t.base) +
    line('M42 -32C52 -44 70 -44 78 -34', t.deep, 2.2, 'stroke-opacity=".5"') +
    path(
      'M-58 -42C-62 -66 -84 -70 -96 -58C-112 -54 -122 -46 -120 -40C-118 -34 -104 -30 -92 -30C-76 -26 -62 -30 -58 -42Z',
      t.base,
    ) +
    path('M-112 -36C-104 -33 -96 -32 -92 -32C-94 -24 -104 -22 -108 -27Z', '#b4475a') +
    path('M-76 -64C-62 -66 -52 -50 -56 -30C-66 -24 -76 -36 -76 -64Z', t.deep) +
    oval(-118, -44, 5.4, 4.4, '#35222a') +
    line('M-98 -53q4 -5 9 -1', '#35222a', 2.6)
  );
}

/** For the tail, which each page draws to where it thumps. */
export const tailColor = (light: Light): { base: string; shade: string } => tone(light, COAT);
