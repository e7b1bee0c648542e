import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

const COAT = '#b0713f';

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
 * The wrong end of the dog, coming out backward and up: rump and hind legs, the tail's root at
 * (0, -96); the floor is y 0. Pages draw the tail, which has somewhere to be.
 */
export function dogRump(light: Light): string {
  const t = tone(light, COAT);
  const body =
    'M-46 0C-66 -50 -44 -104 2 -106C50 -104 72 -64 96 -46C140 -20 190 -16 230 -14V10H-20Z';
  const lit = clip(
    body,
    path(body, t.shade) + shifted(light.direction[0] * 12, -9, path(body, t.base)),
  );
  return (
    lit +
    path('M-30 -34C-46 -26 -50 -4 -46 8C-34 14 -12 14 -6 8C-4 -6 -12 -30 -30 -34Z', t.base) +
    path('M34 -34C20 -24 18 -4 22 8C34 14 56 14 60 8C62 -8 52 -32 34 -34Z', t.shade) +
    line('M-40 8q6 4 12 0M-26 8q6 4 12 0M28 8q6 4 12 0M42 8q6 4 12 0', t.deep, 2.6) +
    path(
      'M84 -52C120 -30 160 -26 200 -24C170 -6 120 0 92 -8C72 -16 70 -42 84 -52Z',
      t.lite,
      'fill-opacity=".45"',
    ) +
    line(
      'M-36 -52C-40 -72 -24 -92 -8 -96M52 -88C66 -80 78 -66 90 -56',
      t.deep,
      2.4,
      'stroke-opacity=".45"',
    ) +
    line('M-14 -62q14 10 30 2', t.deep, 2.4, 'stroke-opacity=".5"')
  );
}

/** For the tail, which each page draws to where it thumps. */
export const tailColor = (light: Light): { base: string; shade: string } => tone(light, COAT);
