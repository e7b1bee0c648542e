import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { box, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

/**
 * The tablecloth from under the table's edge: a curtain over the top of the page, its hem at `hem`
 * mm, with a woven stripe and a fringe. Quiet cloth for words above the stripe.
 */
export function hangingCloth(hem: number, cloth: string, stripe: string, shade: string): string {
  const waves = 8;
  let d = `M-4 -4V${hem}`;
  let fringe = '';
  let folds = '';
  const w = (SHEET + 8) / waves;
  for (let i = 0; i < waves; i++) {
    const x = -4 + i * w;
    d += `Q${num(x + w / 2)} ${num(hem + 8)} ${num(x + w)} ${hem}`;
    if (i)
      folds += `M${num(x)} ${num(hem - 40)}Q${num(x + 1)} ${num(hem - 16)} ${num(x - 3)} ${num(hem + 2)}H${num(x + 3)}Q${num(x + 2)} ${num(hem - 16)} ${num(x)} ${num(hem - 40)}Z`;
    for (let k = 0; k < 8; k++) {
      const t = (k + 0.5) / 8;
      const y = hem + 16 * t * (1 - t) * 0.98;
      fringe += `M${num(x + w * t)} ${num(y)}l${num((k % 3) * 0.5 - 0.5)} 6`;
    }
  }
  d += 'V-4Z';
  const wave = (dy: number): string => {
    let path = `M-4 ${num(hem - dy)}`;
    for (let i = 0; i < waves; i++) {
      path += `q${num(w / 2)} 8 ${num(w)} 0`;
    }
    return path;
  };
  return (
    box(
      0,
      hem - 4,
      SHEET,
      26,
      linear([
        [0, shade, 0.6],
        [1, shade, 0],
      ]),
    ) +
    line(fringe, mix(cloth, '#ffffff', 0.22), 1) +
    clip(
      d,
      path(
        d,
        linear([
          [0, mix(cloth, shade, 0.3)],
          [0.7, cloth],
          [1, mix(cloth, '#ffffff', 0.1)],
        ]),
      ) +
        path(folds, shade, 'fill-opacity=".34"') +
        line(wave(6), stripe, 2.6) +
        line(wave(10), stripe, 0.8),
    )
  );
}
