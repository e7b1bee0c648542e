import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import type { Inks } from './medium.ts';

/**
 * Pulls every color of a text towards the inks that it lies between; near inks count most.
 * @param kept colors that stay: the hero's skin, hair and clothes, which a parent has chosen
 */
export function inked(text: string, { colors, pull }: Inks, kept: ReadonlySet<Hex>): string {
  const inks = colors.map(channels);
  const known = new Map<Hex, Hex>();
  // After a bracket it is no color but the name of a gradient, and b91fe5 may begin one.
  return text.replace(/(?<!\()#[0-9a-f]{6}/g, (color) => {
    if (kept.has(color)) return color;
    const found = known.get(color) ?? mix(color, mixture(channels(color), inks), pull);
    known.set(color, found);
    return found;
  });
}

type Rgb = readonly [number, number, number];

/** The inks' mean, each weighed by how near it is. Green counts most, as for the eye. */
function mixture(color: Rgb, inks: readonly Rgb[]): Hex {
  const sum = [0, 0, 0];
  let all = 0;
  for (const ink of inks) {
    const distance =
      2 * (color[0] - ink[0]) ** 2 + 4 * (color[1] - ink[1]) ** 2 + 3 * (color[2] - ink[2]) ** 2;
    const weight = 1 / (distance + 60) ** 2;
    all += weight;
    for (let i = 0; i < 3; i++) sum[i] = (sum[i] as number) + weight * (ink[i] as number);
  }
  return `#${sum
    .map((channel) =>
      Math.round(channel / all)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const channels = (color: Hex): Rgb => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];
