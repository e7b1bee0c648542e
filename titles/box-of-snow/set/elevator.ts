import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';

/** Out since the spring: an elevator behind its iron gate, with a fern in it. Foot in the middle of (x, y). */
export function elevator([x, y]: Point, width: number, height: number): string {
  const [w, h] = [width, height];
  const cage = roundedBox(-w / 2, -h, w, h, 2);
  let gate = '';
  for (let i = 0; i <= 8; i++) {
    const bar = -w / 2 + (i / 8) * w;
    gate += `M${num(bar)} ${-h + 10}V0`;
  }
  for (let i = 0; i < 4; i++) {
    const left = -w / 2 + (i / 4) * w;
    for (let row = 0; row < 3; row++) {
      const top = -h + 14 + row * ((h - 20) / 3);
      gate += `M${num(left)} ${num(top)}l${num(w / 4)} ${num((h - 20) / 3)}M${num(left + w / 4)} ${num(top)}l${num(-w / 4)} ${num((h - 20) / 3)}`;
    }
  }
  return at(
    x,
    y,
    1,
    path(roundedBox(-w / 2 - 4, -h - 4, w + 8, h + 4, 4), '#4b6a6e') +
      path(cage, '#274a52') +
      box(-w / 2, -9, w, 9, '#1f3d45') +
      fern(h * 0.0105) +
      line(gate, '#7d9a98', 1.1) +
      line(`M${-w / 2} ${-h + 10}H${w / 2}`, '#9db6b0', 2) +
      line(
        `M${-w * 0.2} ${-h + 2}a${num(w * 0.2)} ${num(w * 0.12)} 0 0 1 ${num(w * 0.4)} 0`,
        '#d8b25a',
        1.2,
      ) +
      line(`M0 ${-h + 2}l${num(-w * 0.13)} -3.6`, '#d8b25a', 1.2),
  );
}

/** It has done well there. */
function fern(scale: number): string {
  let fronds = '';
  let leaves = '';
  for (const [lean, high] of [
    [-34, 44],
    [-22, 66],
    [-8, 78],
    [8, 80],
    [22, 64],
    [34, 46],
  ] as const) {
    const tip: Point = [lean, -22 - high];
    fronds += `M0 -20Q${num(lean * 0.2)} ${num(-20 - high * 0.8)} ${tip[0]} ${tip[1]}`;
    for (let i = 3; i < 10; i++) {
      const t = i / 10;
      const px = 2 * t * (1 - t) * lean * 0.2 + t * t * lean;
      const py = -20 * (1 - t) ** 2 + 2 * t * (1 - t) * (-20 - high * 0.8) + t * t * tip[1];
      const long = 9 * (1.15 - t);
      leaves += `M${num(px)} ${num(py)}l${num(-long)} ${num(-long * 0.3)}M${num(px)} ${num(py)}l${num(long)} ${num(-long * 0.3)}`;
    }
  }
  return at(
    0,
    -6,
    scale,
    line(fronds, '#4f8f4a', 2) +
      line(leaves, '#79b85a', 3.4) +
      path('M-14 -24H14L10 0H-10Z', '#c4683f') +
      path('M-16 -28H16V-22H-16Z', '#d98050'),
  );
}
