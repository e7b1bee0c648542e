import { type Light, tone } from '../../../drawing/light.ts';
import { line, path, shifted } from '../../../drawing/marks.ts';
import { clip } from '../../../drawing/sheet.ts';
import { SOCK } from '../set/colors.ts';

/** A very small sock, lying on its side: toe to the right, about 100 long around (0, 0). */
export function sock(light: Light): string {
  const wool = tone(light, SOCK.wool);
  const stripe = tone(light, SOCK.stripe);
  const d =
    'M-50 -28C-40 -32 -26 -33 -16 -30C-12 -14 -6 -6 8 -6C30 -8 50 0 50 16C50 32 32 36 14 34C-14 34 -36 26 -42 4C-45 -8 -48 -18 -50 -28Z';
  return (
    clip(
      d,
      path(d, wool.base) +
        shifted(4, 14, path(d, wool.shade, 'fill-opacity=".5"')) +
        line(
          'M-54 -16Q-36 -10 -12 -18M-50 -1Q-34 6 -6 -8M-32 26Q-12 18 -4 -10M4 40Q4 20 12 -10M24 40Q30 20 28 -12',
          stripe.base,
          7,
        ) +
        path('M38 -10C36 8 36 24 40 40H60V-10Z', stripe.base),
    ) + line('M-50 -28C-40 -32 -26 -33 -16 -30', wool.lite, 5)
  );
}

/** The same sock on a foot whose sole is towards us: heel at (0, 14), toes at (0, -18). */
export function sockedSole(light: Light): string {
  const wool = tone(light, SOCK.wool);
  const stripe = tone(light, SOCK.stripe);
  const d =
    'M-11 12C-15 -2 -18 -14 -9 -21C-3 -24 5 -24 11 -20C18 -13 15 0 11 12C8 19 -8 19 -11 12Z';
  return clip(
    d,
    path(d, wool.base) +
      path('M-20 -26H20V-13Q0 -8 -20 -13Z', stripe.base) +
      line('M-18 -5Q0 0 18 -5M-18 4Q0 9 18 4M-18 13Q0 18 18 13', stripe.base, 3.6) +
      path('M6 -26C12 -10 10 10 2 22H22V-26Z', wool.shade, 'fill-opacity=".35"'),
  );
}
