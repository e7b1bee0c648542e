import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { TOWN, WATER } from './colors.ts';

// The square as a pigeon sees it. At noon every shadow is right below its thing.

/** Pavement of small stones, laid in waves as if the sea came up the street. */
export function wavePavement(): string {
  let dark = '';
  for (let y = -10; y < 230; y += 24) {
    let d = `M-6 ${y}`;
    let back = '';
    for (let x = -6; x < 222; x += 36) {
      d += `q9 -13 18 0t18 0`;
      back = `q-9 13 -18 0t-18 0${back}`;
    }
    dark += `${d}v9${back}Z`;
  }
  const chance = chanceFrom('paving');
  let joints = '';
  for (let i = 0; i < 260; i++) {
    joints += `M${num(chance() * 216)} ${num(chance() * 216)}l${num(1 + chance() * 2)} ${num(chance() * 2 - 1)}`;
  }
  return (
    box(0, 0, 216, 216, TOWN.paving) +
    path(dark, '#b3c1cf', 'fill-opacity=".75"') +
    line(joints, '#8d93a0', 0.4, 'stroke-opacity=".45"')
  );
}

/** The basin: a ring of stone, a ring of tiles, and the water. Lengths in mm. */
export function roundBasin(light: Light, x: number, y: number, r: number, inside: string): string {
  const stone = tone(light, TOWN.stone);
  const blue = tone(light, TOWN.tile);
  const water = disc(x, y, r);
  const count = 60;
  let tiles = '';
  let joints = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const p = (k: number, side: number): string =>
      `${num(x + c * k - s * side)} ${num(y + s * k + c * side)}`;
    tiles += `M${p(r + 1, 0)}L${p(r + 3, 1.5)}L${p(r + 5, 0)}L${p(r + 3, -1.5)}Z`;
    if (i % 3 === 0) {
      const b = a + Math.PI / count;
      joints += `M${num(x + Math.cos(b) * (r + 6))} ${num(y + Math.sin(b) * (r + 6))}L${num(x + Math.cos(b) * (r + 13))} ${num(y + Math.sin(b) * (r + 13))}`;
    }
  }
  return (
    oval(x, y + 1.6, r + 14.4, r + 14.4, '#3f4c70', 'fill-opacity=".35"') +
    oval(x, y, r + 13, r + 13, stone.base) +
    oval(x, y, r + 12.4, r + 12.4, 'none', `stroke="${stone.lite}" stroke-width="1"`) +
    line(joints, stone.shade, 0.6) +
    oval(x, y, r + 6, r + 6, '#f2f5f6') +
    path(tiles, blue.base, 'fill-opacity=".85"') +
    oval(x, y, r + 0.6, r + 0.6, stone.deep) +
    clip(
      water,
      path(
        water,
        radial([
          [0, '#3d93c4'],
          [0.55, '#2a78ab'],
          [0.88, WATER.deep],
          [1, '#174a73'],
        ]),
      ) + inside,
    )
  );
}

/** The stone fish from above is a mouth with a ring of lips. */
export function fishFromAbove(light: Light, x: number, y: number): string {
  const stone = tone(light, '#dacdbf');
  return (
    oval(x, y + 1.5, 15, 15, '#0f3557', 'fill-opacity=".45"') +
    at(
      x,
      y,
      1,
      path(
        'M-13 0C-13 -9 -7 -13 0 -13C7 -13 13 -9 13 0C13 7 10 9 9 13L0 10L-9 13C-10 9 -13 7 -13 0Z',
        stone.shade,
      ) +
        oval(0, -1, 10, 9.6, stone.base) +
        line('M-8 3q2.6 3 5.2 0q2.6 3 5.2 0q2.6 3 5.2 0', stone.deep, 0.8, 'stroke-opacity=".5"') +
        oval(0, -3, 5.4, 5, stone.lite) +
        oval(0, -3, 3.4, 3.1, '#4d4552') +
        oval(-8, -5, 2, 2, stone.lite) +
        oval(8, -5, 2, 2, stone.lite) +
        oval(-8, -5, 0.9, 0.9, '#4d4552') +
        oval(8, -5, 0.9, 0.9, '#4d4552'),
    )
  );
}

/** A duck from above, bill to the right, about 22 long around (0, 0). */
export function duckFromAbove(light: Light, kind: 'brown' | 'gray'): string {
  const coat = tone(light, kind === 'brown' ? '#9a7256' : '#8f9db0');
  const head = tone(light, kind === 'brown' ? '#7d5a46' : '#3d5f6b');
  return (
    line('M-10 -6L-26 -13M-10 6L-26 13', '#f6fdff', 0.8, 'stroke-opacity=".7"') +
    oval(0, 1.2, 11, 7, '#0f3557', 'fill-opacity=".4"') +
    path('M-13 0C-9 -8 6 -8 10 0C6 8 -9 8 -13 0Z', coat.base) +
    path(
      'M-11 -1C-6 -7 2 -7 4 -3C0 -1 -6 -1 -11 -1ZM-11 1C-6 7 2 7 4 3C0 1 -6 1 -11 1Z',
      coat.shade,
    ) +
    path('M12 -1.6L18 -1.4Q19 0 18 1.4L12 1.6Z', tone(light, '#e07f45').base) +
    oval(9.6, 0, 4, 3.6, head.base) +
    line('M6.4 -2.6Q7.4 0 6.4 2.6', '#fbf3e7', 0.9)
  );
}

/** The walnut from above with a hat in it, bow to the right; about 16 long around (0, 0). */
export function shipFromAbove(light: Light): string {
  const nut = tone(light, '#b9814f');
  return (
    oval(0, 0.9, 8.4, 5.8, '#0f3557', 'fill-opacity=".45"') +
    oval(0, 0, 8, 5.4, nut.base) +
    oval(0, 0, 6.8, 4.3, tone(light, '#7d5233').base) +
    path('M-3 -5.4C3 -6 5 -3 5 0C5 3 3 6 -3 5.4C-1 2 -1 -2 -3 -5.4Z', '#f7e6ea') +
    line('M-0.6 -5Q2 0 -0.6 5M2.4 -4.4Q4.6 0 2.4 4.4', '#cf5f7c', 1) +
    oval(-3.2, 0, 3.4, 3.3, tone(light, '#2b3f86').base) +
    oval(-3.2, 0, 1.9, 1.8, '#f4efe2') +
    oval(-3.2, 0, 1.4, 1.3, tone(light, '#2b3f86').lite)
  );
}

/** A bench from above, 60 long, along x. */
export function benchFromAbove(light: Light): string {
  const wood = tone(light, '#a8775a');
  return (
    box(-31, -8, 62, 19, '#3f4c70', 2, 'fill-opacity=".3"') +
    [-9, -3, 3].map((y) => box(-30, y, 60, 5, wood.base, 1)).join('') +
    box(-30, -12, 60, 3, wood.shade, 1)
  );
}

/** A shopping bag from above, about 20 across. */
export const bagFromAbove = (light: Light): string =>
  box(-9, -6, 18, 14, '#3f4c70', 2, 'fill-opacity=".3"') +
  box(-9, -7, 18, 13, tone(light, '#c98d7b').base, 2) +
  box(-7, -5, 14, 9, tone(light, '#c98d7b').deep, 1.4) +
  line('M-4 -2l-3 -9M-1 -2l-2 -10', tone(light, '#7fa676').base, 2.2) +
  oval(3, 0, 4, 3, tone(light, '#d9b183').base);

/** Another pigeon on the way down, wings out, head up the page; about 90 across around (0, 0). */
export function pigeonFromAbove(light: Light): string {
  const gray = tone(light, '#a9b7c6');
  return (
    path(
      'M-8 -8C-22 -20 -40 -16 -52 2C-38 0 -22 6 -8 14ZM8 -8C22 -20 40 -16 52 2C38 0 22 6 8 14Z',
      gray.base,
    ) +
    path(
      'M-46 -3C-38 -14 -24 -14 -8 -6V0C-22 -6 -34 -6 -46 -3ZM46 -3C38 -14 24 -14 8 -6V0C22 -6 34 -6 46 -3Z',
      gray.lite,
    ) +
    line(
      'M-40 -2l-2 4M-32 -1l-2 5M-24 2l-1 5M40 -2l2 4M32 -1l2 5M24 2l1 5',
      gray.deep,
      1.6,
      'stroke-opacity=".6"',
    ) +
    path('M-9 30L-12 44L0 40L12 44L9 30Z', gray.shade) +
    path('M0 -22C11 -16 12 12 8 32H-8C-12 12 -11 -16 0 -22Z', gray.base) +
    path('M0 -30C8 -30 9 -18 6 -12H-6C-9 -18 -8 -30 0 -30Z', tone(light, '#5d8f86').base) +
    path('M-2.4 -29L0 -36L2.4 -29Z', '#5b5560')
  );
}
