import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { CAT } from '#titles/what-the-baby-said/set/colors.ts';

const INK = '#2c1b22';

const lit = (light: Light, d: string, t: Tone, more = ''): string =>
  clip(
    d,
    path(d, t.shade) +
      shifted(light.direction[0] * 7, light.direction[1] * 5, path(d, t.base)) +
      more,
  );

/** A head about (0, 0), 60 wide. `eyes` 'sly' looks sideways at what is not its own. */
function catHead(light: Light, eyes: 'shut' | 'sly' | 'wide', look = 1): string {
  const fur = tone(light, CAT.fur);
  const bib = tone(light, CAT.bib);
  const d =
    'M-27 6C-31 -6 -30 -22 -28 -32C-22 -30 -16 -26 -12 -21C-4 -23 4 -23 12 -21C16 -26 22 -30 28 -32C30 -22 31 -6 27 6C24 18 12 23 0 23C-12 23 -24 18 -27 6Z';
  const eye = (x: number): string =>
    eyes === 'shut'
      ? line(`M${x - 5} -1q5 4 10 0`, INK, 2)
      : oval(x, -2, 6, eyes === 'wide' ? 7.4 : 5, '#f7d86a') +
        oval(
          x + look * (eyes === 'wide' ? 0 : 2.4),
          -2,
          eyes === 'wide' ? 2.6 : 2,
          eyes === 'wide' ? 4.4 : 4.4,
          INK,
        ) +
        (eyes === 'sly'
          ? path(`M${x - 7} -3C${x - 4} -9 ${x + 4} -9 ${x + 7} -3Z`, fur.shade)
          : '');
  return (
    lit(light, d, fur, oval(0, 17, 15, 11, bib.base)) +
    path('M-24 -26L-16 -18L-24 -12ZM24 -26L16 -18L24 -12Z', CAT.nose, 'fill-opacity=".6"') +
    eye(-11) +
    eye(11) +
    path('M-3.4 7H3.4L0 11Z', CAT.nose) +
    line('M0 11Q-3 15.6 -7 14M0 11Q3 15.6 7 14', INK, 1.4) +
    line('M-14 11l-18 -2M-14 14l-17 3M14 11l18 -2M14 14l17 3', bib.base, 1)
  );
}

/** Sitting, three-quarters: 110 high on y 0, tail round its feet. */
export function sittingCat(light: Light, eyes: 'shut' | 'sly' | 'wide', look = 1): string {
  const fur = tone(light, CAT.fur);
  const bib = tone(light, CAT.bib);
  const d = 'M-16 -74C-34 -52 -40 -20 -34 -2C-20 4 20 4 34 -2C40 -22 32 -54 16 -74Z';
  return (
    oval(4, 0, 46, 6, light.shade, 'fill-opacity=".3"') +
    line('M28 -6C50 -2 54 -14 48 -24', fur.shade, 9) +
    lit(light, d, fur, path('M-12 -70C-18 -48 -14 -30 0 -26C14 -30 18 -48 12 -70Z', bib.base)) +
    line('M-8 -34V-6M8 -34V-6', fur.deep, 1.6, 'stroke-opacity=".5"') +
    oval(-10, -3, 9, 5, bib.base) +
    oval(10, -3, 9, 5, bib.base) +
    at(0, -84, 1, catHead(light, eyes, look))
  );
}

/** Leaving: stretched out to the left, every hair on end; about 170 long about (0, 0). */
export function leavingCat(light: Light): string {
  const fur = tone(light, CAT.fur);
  const bib = tone(light, CAT.bib);
  let back = 'M-52 -8';
  for (let i = 0; i < 11; i++) {
    const x = -50 + i * 10;
    const arch = Math.sin((i / 10) * Math.PI) * 12;
    back += `L${x + 3} ${num(-34 - arch)}L${x + 9} ${num(-20 - arch)}`;
  }
  const d = `${back}L64 -6C60 10 30 14 0 12C-26 12 -48 8 -52 -8Z`;
  const tail =
    'M58 -12L66 -34L70 -22L80 -46L82 -30L94 -52L92 -34L104 -48L98 -26L108 -30L94 -10L66 4Z';
  return (
    path(tail, fur.base) +
    line('M46 6L74 26L84 22M30 8L56 34L68 34', fur.shade, 11) +
    lit(light, d, fur, path('M-50 4C-30 16 20 16 50 8V16H-50Z', bib.base)) +
    line('M-40 2L-76 16L-84 12M-26 6L-62 30L-72 28', fur.base, 11) +
    line('M-82 13l-4 -1M-70 29l-4 -1M82 23l4 -2M66 34h5', bib.base, 9) +
    at(-66, -20, 0.92, catHead(light, 'wide'), -8)
  );
}

/** Sitting with its back to us: 110 high on y 0; what it thinks is in the tail. */
export function catFromBehind(light: Light): string {
  const fur = tone(light, CAT.fur);
  return (
    oval(4, 0, 46, 6, light.shade, 'fill-opacity=".3"') +
    lit(
      light,
      'M-16 -76C-36 -54 -44 -16 -36 -2C-18 5 18 5 36 -2C44 -18 34 -56 16 -76Z',
      fur,
      line(
        'M0 -62V-20M-34 -28q8 4 14 2M34 -28q-8 4 -14 2M-30 -44q7 4 12 2M30 -44q-7 4 -12 2',
        fur.deep,
        3,
        'stroke-opacity=".5"',
      ),
    ) +
    oval(0, -66, 20, 7, fur.deep, 'fill-opacity=".35"') +
    line('M8 -4C40 4 60 -6 58 -24C56 -36 44 -34 46 -26', fur.shade, 9) +
    at(
      0,
      -84,
      1,
      lit(
        light,
        'M-27 6C-31 -6 -30 -22 -28 -32C-22 -30 -16 -26 -12 -21C-4 -23 4 -23 12 -21C16 -26 22 -30 28 -32C30 -22 31 -6 27 6C24 18 12 23 0 23C-12 23 -24 18 -27 6Z',
        fur,
        line('M-7 -20v10M0 -22v13M7 -20v10', fur.deep, 2.4, 'stroke-opacity=".55"'),
      ),
      -8,
    )
  );
}
