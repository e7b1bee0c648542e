import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { difference } from '#bookmaking/drawing/difference.ts';
import type { Palette } from './palettes.ts';

/** Least distances (CIEDE2000) of cloth from skin, from hair, and from what is behind the figure. */
export const FROM_SKIN = 20;
/** A scarf has folds and an edge of its own: it may be nearer. */
export const ACCENT_FROM_SKIN = 9;
export const FROM_HAIR = 12;
export const FROM_GROUND = 14;

interface Neighbor {
  readonly color: Hex;
  readonly least: number;
}

/** Darker without going gray: every channel at a third. */
const deeper = (color: Hex): Hex => mix(mix(color, '#000000', 0.66), '#3a1030', 0.25);

/** The color itself if it stands clear of its neighbors; else the smallest step lighter or darker that does. */
export function clearOf(color: Hex, neighbors: readonly Neighbor[]): Hex {
  const clear = (candidate: Hex): boolean =>
    neighbors.every((n) => difference(candidate, n.color) >= n.least);
  if (clear(color)) return color;
  // Lighter, or the same hue deeper, or cooler: whichever needs the smallest step.
  for (let step = 1; step <= 16; step++) {
    for (const to of ['#fff1b8', deeper(color), '#2f6f9f']) {
      const candidate = mix(color, to, step * 0.06);
      if (clear(candidate)) return candidate;
    }
  }
  return color;
}

/**
 * A palette that no skin or hair swallows. A main color near the skin changes places with the
 * palette's furthest: made lighter or darker it would only be the skin of another child.
 */
export function keptApart(palette: Palette, skin: Hex, hair: Hex): Palette {
  const neighbors = [
    { color: skin, least: FROM_SKIN },
    { color: hair, least: FROM_HAIR },
  ];
  let { main, second, accent } = palette;
  if (difference(main, skin) < FROM_SKIN) {
    if (difference(second, skin) >= difference(accent, skin)) [main, second] = [second, main];
    else [main, accent] = [accent, main];
  }
  return {
    main: clearOf(main, neighbors),
    second: clearOf(second, neighbors),
    accent: clearOf(accent, [{ color: skin, least: ACCENT_FROM_SKIN }]),
    shoes: clearOf(palette.shoes, [{ color: skin, least: FROM_SKIN }]),
  };
}

/** The same for a page whose ground is one color: the wall or the floor behind the figure. */
export function against<H extends { colors: Palette; skin: Hex; hairColor: Hex }>(
  hero: H,
  ground: Hex,
): H {
  const neighbors = [
    { color: hero.skin, least: FROM_SKIN },
    { color: hero.hairColor, least: FROM_HAIR },
    { color: ground, least: FROM_GROUND },
  ];
  const { main, second } = hero.colors;
  return {
    ...hero,
    colors: {
      ...hero.colors,
      main: clearOf(main, neighbors),
      second: clearOf(second, neighbors),
    },
  };
}
