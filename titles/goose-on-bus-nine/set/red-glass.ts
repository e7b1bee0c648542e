import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';

/** From dark to light, all that a red glass shows: the color of a thing is a little warmer or cooler in it, and no more. */
const REDS: readonly Hex[] = [
  '#240008',
  '#620814',
  '#96101c',
  '#c42a28',
  '#e85440',
  '#fb8462',
  '#ffc39c',
];

/** A color as it is seen in red glass: what is light stays light, gold is toward orange, blue toward crimson. */
export function inRedGlass(color: Hex): Hex {
  const along = Math.min(0.999, luma(color) ** 0.8) * (REDS.length - 1);
  const i = Math.floor(along);
  const red = mix(REDS[i] as Hex, REDS[i + 1] as Hex, along - i);
  const [r, g, b] = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16) / 255);
  const gold = Math.min(r as number, g as number) - (b as number);
  const blue = (b as number) - (r as number);
  const warmed = gold > 0.15 ? mix(red, '#ff9a20', (gold - 0.15) * 0.7) : red;
  const seen = blue > 0 ? mix(warmed, '#9a0a5c', blue * 0.8) : warmed;
  return isButtonRed(seen) ? mix(seen, '#ff9a86', 0.2) : seen;
}

/** As pure as the button's own, which is that of nothing else. */
function isButtonRed(color: Hex): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((from) =>
    Number.parseInt(color.slice(from, from + 2), 16),
  );
  return r > 145 && g < r * 0.29 && b < r * 0.29;
}
