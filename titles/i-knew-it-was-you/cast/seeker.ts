import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';

// Of whoever looks: slippers and a robe; the face is in `gray-face.ts`.

/** Checked cloth inside an outline. */
export function checked(light: Light, d: string, reach: number): string {
  const cloth = tone(light, ROBE.cloth);
  let lines = '';
  for (let i = -reach; i <= reach; i += 13) {
    lines += `M${i} ${-reach}L${num(i * 1.12)} ${reach}M${-reach} ${i}Q0 ${i + 5} ${reach} ${i}`;
  }
  return (
    clip(
      d,
      path(d, cloth.base) + line(lines, tone(light, ROBE.check).base, 3.4, 'stroke-opacity=".75"'),
    ) + line(d, cloth.deep, 1.2)
  );
}

/** One slipper, its toe to the left and nearer to us, and what has moved in; 135 long on y 0. */
export function slipper(light: Light, lodger = ''): string {
  const felt = tone(light, INK.rose);
  const wool = tone(light, INK.paper);
  const key = `stroke="${INK.key}" stroke-width="1.2"`;
  return (
    oval(2, 0, 76, 9, light.shade, 'fill-opacity=".55"') +
    path('M-8 -30C-8 -66 62 -70 66 -40L66 -8H-8Z', felt.deep, key) +
    oval(28, -40, 33, 13, tone(light, INK.dark).deep) +
    line('M-7 -42C-4 -62 60 -66 65 -41', wool.shade, 8) +
    lodger +
    path(
      'M-66 -6C-76 -32 -48 -56 -12 -48C2 -34 46 -28 66 -42C72 -28 71 -12 67 -4C40 6 -42 6 -66 -6Z',
      felt.base,
      key,
    ) +
    path(
      'M66 -42C72 -28 71 -12 67 -4C50 2 24 3 4 3C30 -4 52 -20 50 -35C56 -36 62 -39 66 -42Z',
      felt.shade,
    ) +
    line('M-60 -18C-56 -36 -40 -44 -22 -44', felt.lite, 3, 'stroke-opacity=".8"') +
    line('M-11 -47C2 -33 46 -27 66 -41', wool.base, 9) +
    line('M-4 -43l-2 6M8 -38l-1 6M21 -35v6M34 -34l1 6M47 -36l2 5M58 -39l2 5', wool.shade, 2.2) +
    oval(-34, -46, 13, 12, wool.base, key) +
    line('M-34 -56v6M-43 -50l6 3M-25 -50l-6 3M-40 -38l5 -4M-28 -38l-5 -4', wool.shade, 2) +
    path(
      'M-68 -9C-42 4 40 4 69 -7C70 -2 69 2 67 3C40 11 -42 11 -65 1C-67 -2 -68 -6 -68 -9Z',
      tone(light, INK.dark).base,
      key,
    )
  );
}

/** In a wool sock, as far as a hem lets it be seen. */
export const ankle = (light: Light): string =>
  path(
    'M8 -110H48L50 -38C42 -28 14 -28 6 -38Z',
    tone(light, INK.blush).base,
    `stroke="${INK.key}" stroke-width="2"`,
  ) + line('M16 -110V-32M24 -110V-30M32 -110V-30M40 -110V-32', tone(light, INK.rose).base, 2.4);
