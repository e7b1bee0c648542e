import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { type Frame, PAGE, widthOf } from '#bookmaking/frame.ts';
import { CHERRY, TOWN, WATER, YELLOW } from './colors.ts';

// The square as a pigeon sees it. At noon every shadow is right below its thing.

/** Pavement of small stones, laid in waves as if the sea came up the street. */
export function wavePavement(frame: Frame = PAGE): string {
  let dark = '';
  for (let y = -10; y < 230; y += 24) {
    let d = `M${frame.left - 6} ${y}`;
    let back = '';
    for (let x = frame.left - 6; x < frame.right + 6; x += 36) {
      d += `q9 -13 18 0t18 0`;
      back = `q-9 13 -18 0t-18 0${back}`;
    }
    dark += `${d}v9${back}Z`;
  }
  const chance = chanceFrom('paving');
  let joints = '';
  for (let i = 0; i < 1.2 * widthOf(frame); i++) {
    joints += `M${num(frame.left + chance() * widthOf(frame))} ${num(chance() * 216)}l${num(1 + chance() * 2)} ${num(chance() * 2 - 1)}`;
  }
  return (
    box(frame.left, 0, widthOf(frame), 216, TOWN.paving) +
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

/** A tree's crown, lit from the left; its trunk is nobody's business up here. */
export function crownFromAbove(light: Light, seed: string, r: number): string {
  const chance = chanceFrom(seed);
  const leaf = tone(light, TOWN.leaf);
  let edge = disc(0, 0, r * 0.8);
  let lit = '';
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    edge += disc(c * r * 0.74, s * r * 0.74, r * (0.22 + chance() * 0.1));
    const k = chance() * 0.66;
    lit += disc(c * r * k - r * 0.16, s * r * k - r * 0.14, r * (0.08 + chance() * 0.08));
  }
  return (
    at(1, 3, 1, path(edge, '#3f4c70', 'fill-opacity=".4"')) +
    path(edge, leaf.base) +
    path(lit, leaf.lite, 'fill-opacity=".7"')
  );
}

/** The taxi, nose to the left, about 90 long. */
export function taxiFromAbove(light: Light): string {
  const paint = tone(light, YELLOW);
  const glass = tone(light, '#5f86a4');
  let checks = '';
  for (let x = -30; x < 34; x += 8) checks += `M${x} -19h4v3h-4ZM${x} 16h4v3h-4Z`;
  return (
    box(-44, -17, 90, 41, '#3f4c70', 12, 'fill-opacity=".4"') +
    path(
      'M-46 0C-46 -16 -38 -20 -26 -20H36C44 -20 46 -14 46 0C46 14 44 20 36 20H-26C-38 20 -46 16 -46 0Z',
      paint.base,
    ) +
    path('M-46 0C-46 16 -38 20 -26 20H36C44 20 46 14 46 0Z', paint.shade, 'fill-opacity=".5"') +
    path(checks, '#3a3f55') +
    path(
      'M-18 -15H-8V15H-18C-22 8 -22 -8 -18 -15ZM32 -14H26V14H32C35 8 35 -8 32 -14Z',
      glass.base,
    ) +
    box(-8, -15, 34, 30, paint.lite, 4) +
    box(4, -6, 9, 12, '#fffdf2', 2) +
    oval(-42, -11, 2.4, 3.4, '#fff7d4') +
    oval(-42, 11, 2.4, 3.4, '#fff7d4')
  );
}

/** The girl and her cake, on the way home with it; she walks down the page. One of its cherries is missing. */
export function cakeGirlFromAbove(light: Light): string {
  const dress = tone(light, '#5f8d8a');
  const cream = tone(light, '#fff8f0');
  const hair = tone(light, '#8a4a34');
  const cherries = Array.from({ length: 7 }, (_, i) => {
    const a = ((i + 0.5) / 8) * Math.PI * 2;
    return disc(Math.cos(a) * 10, 26 + Math.sin(a) * 10, 2.1);
  }).join('');
  return (
    oval(2, 6, 20, 17, '#3f4c70', 'fill-opacity=".3"') +
    oval(2, 30, 20, 19, '#3f4c70', 'fill-opacity=".3"') +
    path('M-18 0C-18 -10 18 -10 18 0C18 10 12 14 0 14C-12 14 -18 10 -18 0Z', dress.base) +
    line('M-14 4C-18 12 -16 20 -14 26M14 4C18 12 16 20 14 26', tone(light, '#f0c6a2').base, 5) +
    oval(0, 26, 17, 16.6, tone(light, '#dfeaf4').base) +
    oval(0, 26, 14, 13.6, cream.base) +
    oval(0, 26, 8, 7.8, tone(light, '#f3cdb9').base) +
    oval(0, 26, 5, 4.8, cream.base) +
    path(cherries, tone(light, CHERRY).base) +
    oval(0, -1, 10, 10, hair.base) +
    line('M0 -11V8', hair.deep, 0.8) +
    line('M-7 -7C-14 -14 -16 -20 -12 -24', hair.base, 4)
  );
}

/** Sixty guests on foot, two by two, along points from the last to the first; each is a back with a seam. */
export function processionFromAbove(along: readonly Point[], count: number): string {
  const chance = chanceFrom('the way to the wedding');
  const shells = ['#23453d', '#b0533c', '#3f5c8c', '#5b2f45'];
  const dots = shells.map(() => '');
  let seams = '';
  for (let i = 0; i < count; i++) {
    const t = (Math.floor(i / 2) / (count / 2 - 1)) * (along.length - 1);
    const k = Math.min(along.length - 2, Math.floor(t));
    const [ax, ay] = along[k] as Point;
    const [bx, by] = along[k + 1] as Point;
    const side = i % 2 ? 1.9 : -1.9;
    const long = Math.hypot(bx - ax, by - ay);
    const [nx, ny] = [-(by - ay) / long, (bx - ax) / long];
    const x = ax + (bx - ax) * (t - k) + nx * side + (chance() - 0.5) * 0.9;
    const y = ay + (by - ay) * (t - k) + ny * side + (chance() - 0.5) * 0.9;
    dots[Math.floor(chance() * 4)] += disc(x, y, 1.5, 1.35);
    seams += `M${num(x)} ${num(y)}l${num(((bx - ax) / long) * 1.5)} ${num(((by - ay) / long) * 1.5)}`;
  }
  return (
    dots.map((d, i) => path(d, shells[i] as string)).join('') +
    line(seams, '#f6efe2', 0.3, 'stroke-opacity=".8"')
  );
}
