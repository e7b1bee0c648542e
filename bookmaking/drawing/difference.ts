import type { Hex } from './color.ts';
import { degreesOf, radians } from './geometry.ts';

type Lab = readonly [lightness: number, a: number, b: number];

function lab(color: Hex): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const f = (t: number): number =>
    t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116;
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const hue = (a: number, b: number): number => (degreesOf(Math.atan2(b, a)) + 360) % 360;

/** How far a chroma is from gray, as both the a axis and the turn of blues ask. */
const strong = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** How different two colors look (CIEDE2000): 2 is just seen, 10 at a glance, 20 another thing. */
export function difference(one: Hex, other: Hex): number {
  const [l1, a1, b1] = lab(one);
  const [l2, a2, b2] = lab(other);
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - strong(chroma));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  let dh = c1 * c2 === 0 ? 0 : h2 - h1;
  if (dh > 180) dh -= 360;
  if (dh < -180) dh += 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(dh / 2));
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  let h = c1 * c2 === 0 ? h1 + h2 : (h1 + h2) / 2;
  if (c1 * c2 !== 0 && Math.abs(h1 - h2) > 180) h += h < 180 ? 180 : -180;
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const turn = -2 * strong(c) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  const [x, y, z] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(x * x + y * y + z * z + turn * y * z);
}
