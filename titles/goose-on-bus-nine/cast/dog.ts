import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** Nearly black, with tan at its ends: brown was lost on the brown floor and before the orange bus. */
const COAT = '#54363a';
const TAN = '#cf8a45';

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

/** On four short legs, nose to the left, tail up: about 130 long, feet at y 0. */
export function dogStanding(light: Light): string {
  const t = tone(light, COAT);
  const tan = tone(light, TAN);
  const body =
    'M-44 -34C-30 -48 20 -46 44 -46C62 -46 66 -30 62 -20C54 -10 -36 -8 -46 -18C-50 -24 -50 -30 -44 -34Z';
  const legs = (dx: number): string =>
    [-34, 42].map((x) => `M${x + dx - 6} -22h13v19q0 3 -3 3h-15q-3 -4 4 -6Z`).join('');
  return (
    path(legs(10), t.deep) +
    path('M54 -38C66 -46 76 -64 88 -74C84 -56 74 -36 60 -28Z', t.shade) +
    path(legs(0), tan.base) +
    clip(body, path(body, t.base) + line('M-40 -42C-20 -47 30 -45 60 -40', t.lite, 4)) +
    path(
      'M-30 -32C-34 -50 -48 -66 -60 -64C-74 -62 -90 -54 -94 -48C-96 -42 -88 -40 -76 -40C-64 -36 -52 -20 -40 -18Z',
      t.base,
    ) +
    path(
      'M-94 -48C-96 -42 -88 -40 -76 -40C-68 -42 -66 -48 -70 -50C-80 -52 -88 -52 -94 -48Z',
      tan.base,
    ) +
    path('M-62 -62C-50 -66 -38 -52 -42 -34C-50 -28 -60 -40 -62 -62Z', t.deep) +
    oval(-93, -48, 4.6, 4, '#35222a') +
    oval(-71, -54, 3.4, 3.8, '#fff6e4') +
    oval(-72, -54, 2, 2.6, '#241820') +
    line('M-46 -30Q-36 -24 -30 -34', '#5a86a0', 5)
  );
}

/** As much as looks over an edge at y 0, at us: about 70 wide, paws and all. */
export function dogPeeking(light: Light): string {
  const t = tone(light, COAT);
  const tan = tone(light, TAN);
  return (
    path('M-22 6C-26 -34 -14 -46 0 -46C14 -46 26 -34 22 6Z', t.base) +
    path(
      'M-17 -42C-34 -44 -42 -16 -34 2C-24 0 -18 -20 -17 -42ZM17 -42C34 -44 42 -16 34 2C24 0 18 -20 17 -42Z',
      t.deep,
    ) +
    path('M-11 -4C-14 -22 14 -22 11 -4C10 8 -10 8 -11 -4Z', tan.base) +
    oval(0, -11, 6, 4.4, '#241820') +
    oval(-9, -25, 4.6, 5, '#fff6e4') +
    oval(9, -25, 4.6, 5, '#fff6e4') +
    oval(-9, -27, 2.8, 3.2, '#241820') +
    oval(9, -27, 2.8, 3.2, '#241820') +
    path('M-13 -32q3 -4 7 -2ZM13 -32q-3 -4 -7 -2Z', tan.base) +
    path('M-34 8C-36 -6 -14 -6 -15 8ZM34 8C36 -6 14 -6 15 8Z', tan.base)
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
