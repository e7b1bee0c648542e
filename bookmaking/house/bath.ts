import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';

/** A clawed iron foot, 30 high on y 0, its toes to the left. */
export function clawFoot(light: Light, iron: Hex): string {
  const t = tone(light, iron);
  return (
    oval(-6, 0.6, 20, 3, light.shade, 'fill-opacity=".55"') +
    path(
      'M4 -34C14 -30 16 -18 10 -9C12 -4 11 0 6 0H-20C-25 0 -25 -6 -20 -8C-12 -10 -10 -14 -10 -20C-10 -28 -4 -34 4 -34Z',
      t.base,
    ) +
    path('M4 -34C14 -30 16 -18 10 -9C12 -4 11 0 6 0H0C4 -6 4 -14 2 -22Z', t.shade) +
    line('M-20 -6q4 1 4 6M-12 -8q4 2 4 8M-3 -9q4 3 3 9', t.deep, 1.8) +
    path(
      'M-24 -4q-4 1 -4 4h5ZM-15 -3q-3 1 -3 3h5ZM-6 -3q-3 1 -3 3h5Z',
      tone(light, '#efe4d0').base,
    ) +
    line('M-6 -26Q-8 -18 -12 -12', t.rim, 1.6, 'stroke-opacity=".8"')
  );
}

/** An iron bath, 200 long, its rim at y -92 and its belly at y -22; feet are drawn by themselves. */
export function bathTub(light: Light, enamel: Hex): string {
  const t = tone(light, enamel);
  const d = 'M-100 -92C-96 -50 -78 -22 -40 -20H44C80 -22 92 -52 98 -92Z';
  return (
    clip(
      d,
      path(
        d,
        linear([
          [0, t.base],
          [0.5, t.base],
          [1, t.deep],
        ]),
      ) +
        shifted(
          -light.direction[0] * 60,
          0,
          path('M-100 -92C-96 -50 -78 -22 -40 -20H0V-92Z', t.shade, 'fill-opacity=".5"'),
        ) +
        path('M60 -90C58 -60 50 -40 36 -30C62 -36 76 -60 80 -90Z', t.rim, 'fill-opacity=".55"'),
    ) +
    path(
      'M-108 -96C-110 -104 -98 -108 -88 -104H88C98 -108 110 -104 106 -96C104 -90 96 -90 90 -91H-90C-98 -90 -106 -90 -108 -96Z',
      t.base,
    ) +
    path(
      'M-106 -95C-104 -90 -98 -90 -90 -91H90C96 -90 103 -90 105 -95C90 -97 -90 -97 -106 -95Z',
      t.shade,
    ) +
    line('M-86 -102H86', t.rim, 2, 'stroke-opacity=".7"')
  );
}

/** Two taps and a spout, 34 high, standing on y 0. */
export function taps(light: Light): string {
  const t = tone(light, '#d2a557');
  return (
    line('M0 0V-18C0 -30 -22 -30 -22 -18V-14', t.base, 5) +
    line('M2 0V-18C1 -24 -4 -27 -9 -27', t.lite, 1.4) +
    line('M12 0V-12M6 -14H18', t.base, 4) +
    oval(6, -14, 2.6, 2.6, '#efe6dc') +
    oval(18, -14, 2.6, 2.6, '#efe6dc') +
    path('M-22 -10c-3 4 -3 7 0 7s3 -3 0 -7Z', '#cfe0f5')
  );
}
