import { clamp, lerp } from './geometry.ts';

/** '#rrggbb'. */
export type Hex = string;

const channels = (color: Hex): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

/** `amount` 0 gives `from`, 1 gives `to`; the mix is made in plain sRGB, as a painter's eye expects of gouache. */
export function mix(from: Hex, to: Hex, amount: number): Hex {
  const target = channels(to);
  const t = clamp(amount, 0, 1);
  return `#${channels(from)
    .map((value, i) =>
      Math.round(lerp(value, target[i] as number, t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Perceived brightness, 0 black to 1 white. Cheap: for choosing between two drawings, not for contrast. */
export function luma(color: Hex): number {
  const [r, g, b] = channels(color);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

function luminance(color: Hex): number {
  const [r, g, b] = channels(color).map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
