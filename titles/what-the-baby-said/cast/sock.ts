import { mix } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SOCK } from '#titles/what-the-baby-said/set/colors.ts';

/** A very small sock: the cuff up at the left, the toe to the right, about 96 wide around (0, 0). */
export function sock(light: Light): string {
  const wool = tone(light, SOCK.wool);
  const stripe = tone(light, SOCK.stripe);
  const d =
    'M-46 -42C-36 -46 -20 -46 -11 -42C-12 -26 -12 -12 -6 -4C0 3 12 4 22 4C40 5 50 14 50 25C50 38 38 43 20 43H-18C-38 43 -50 32 -49 12C-48 -8 -46 -24 -46 -42Z';
  return (
    clip(
      d,
      path(d, wool.base) +
        shifted(6, 15, path(d, wool.shade, 'fill-opacity=".5"')) +
        line('M-52 -20H-6M-52 -4Q-30 -4 -4 -8M0 46Q4 24 2 0M16 46Q20 24 18 0', stripe.base, 7.4) +
        path('M-56 14C-34 12 -22 24 -22 50H-56Z', stripe.base) +
        path('M33 -4C29 14 30 32 34 50H58V-4Z', stripe.base),
    ) +
    path(
      d,
      'none',
      `stroke="${mix(stripe.deep, '#3b2a3e', 0.6)}" stroke-width="2.6" stroke-opacity=".75"`,
    ) +
    line('M-46 -38C-36 -42 -20 -42 -11 -38', wool.lite, 9)
  );
}

/** The same sock on a foot whose sole is toward us: heel at (0, 14), toes at (0, -18). */
export function sockedSole(light: Light): string {
  const wool = tone(light, SOCK.wool);
  const stripe = tone(light, SOCK.stripe);
  const d =
    'M-11 12C-15 -2 -18 -14 -9 -21C-3 -24 5 -24 11 -20C18 -13 15 0 11 12C8 19 -8 19 -11 12Z';
  return (
    clip(
      d,
      path(d, wool.base) +
        path('M-20 -26H20V-13Q0 -8 -20 -13Z', stripe.base) +
        line('M-18 -5Q0 0 18 -5M-18 4Q0 9 18 4M-18 13Q0 18 18 13', stripe.base, 3.6) +
        path('M6 -26C12 -10 10 10 2 22H22V-26Z', wool.shade, 'fill-opacity=".35"'),
    ) +
    path(
      d,
      'none',
      `stroke="${mix(stripe.deep, '#3b2a3e', 0.6)}" stroke-width="1.5" stroke-opacity=".75"`,
    )
  );
}
