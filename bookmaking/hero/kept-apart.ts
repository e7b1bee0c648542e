// Clothes that are seen on a child and before a page: no main color sinks into skin, hair or ground.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { difference } from '#bookmaking/drawing/difference.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import type { Palette } from './palettes.ts';
import type { SaidColors } from './traits.ts';

/** Least distances (CIEDE2000) of cloth from skin, from hair, and from what is behind the figure. */
export const FROM_SKIN = 20;
/** A scarf has folds and an edge of its own: it may be nearer. */
const ACCENT_FROM_SKIN = 9;
const FROM_HAIR = 12;
const HAIR_FROM_SKIN = 9;
export const FROM_GROUND = 14;

/** A wall or a floor before which children stand, as it is drawn, and the light that falls on them there. */
export interface Ground {
  readonly color: Hex;
  readonly light: Light;
}

interface Clothed {
  readonly colors: Palette;
  readonly skin: Hex;
  readonly hairColor: Hex;
  readonly said: SaidColors;
}

interface Neighbor {
  readonly color: Hex;
  readonly least: number;
  /** The light in which the two are seen; without it, local colors are compared. */
  readonly light?: Light;
}

const isClear = (color: Hex, neighbors: readonly Neighbor[]): boolean =>
  neighbors.every(
    ({ color: near, least, light }) =>
      difference(light ? tone(light, color).base : color, near) >= least,
  );

/** Darker without going gray: every channel at a third. */
const deeper = (color: Hex): Hex => mix(mix(color, '#000000', 0.66), '#3a1030', 0.25);

/** Hair as dark as it must be to be seen on its own skin: dark brown on ebony was a bald head. */
export function hairOnSkin(hair: Hex, skin: Hex): Hex {
  let seen = hair;
  for (let step = 1; step <= 12 && difference(seen, skin) < HAIR_FROM_SKIN; step++) {
    seen = mix(hair, '#0e080c', step * 0.08);
  }
  return seen;
}

/**
 * The color itself if it stands clear of its neighbors; else the smallest step that does: lighter, the same hue deeper,
 * or cooler.
 */
function clearOf(color: Hex, neighbors: readonly Neighbor[]): Hex {
  if (isClear(color, neighbors)) return color;
  for (let step = 1; step <= 16; step++) {
    for (const to of ['#fff1b8', deeper(color), '#2f6f9f']) {
      const candidate = mix(color, to, step * 0.06);
      if (isClear(candidate, neighbors)) return candidate;
    }
  }
  return color;
}

/**
 * A palette that no skin or hair swallows. A main color near either changes places within the palette: made lighter or
 * darker it would only be the skin of another child, and one step from ginger hair is mud. What a parent has said stays.
 */
export function keptApart(
  palette: Palette,
  skin: Hex,
  hair: Hex,
  said: SaidColors = {},
  grounds: readonly Ground[] = [],
): Palette {
  const fromSkin = { color: skin, least: FROM_SKIN };
  const neighbors = [
    fromSkin,
    { color: hair, least: FROM_HAIR },
    ...grounds.map((ground) => ({ ...ground, least: FROM_GROUND })),
  ];
  const { main, second, accent } = said.clothes
    ? { ...palette, main: said.clothes }
    : exchanged(palette, neighbors, skin);
  return {
    main: said.clothes ?? clearOf(main, neighbors),
    second: said.second ?? partnerOf(main, second, neighbors),
    accent: said.accent ?? clearOf(accent, [{ color: skin, least: ACCENT_FROM_SKIN }]),
    shoes: clearOf(palette.shoes, [fromSkin]),
    ...(said.headwear && { headwear: said.headwear }),
  };
}

/** Sleeves and trousers of other palettes, for one whose own are the color of arms and legs. */
const PARTNERS: readonly Hex[] = ['#b9dccf', '#a9c9e0', '#4d7fa3', '#f2d264', '#5c8a5a', '#8a6fb8'];
const FROM_MAIN = 24;

/** Stepped away from skin, yellow and ginger came out as mud; a clean color of another palette does not. */
function partnerOf(main: Hex, second: Hex, neighbors: readonly Neighbor[]): Hex {
  if (isClear(second, neighbors)) return second;
  const clear = [...neighbors, { color: main, least: FROM_MAIN }];
  return PARTNERS.find((each) => isClear(each, clear)) ?? clearOf(second, neighbors);
}

/** The palette with the first of its colors in the first place that stands clear; else with the furthest from skin. */
function exchanged(palette: Palette, neighbors: readonly Neighbor[], skin: Hex): Palette {
  const { main, second, accent } = palette;
  const orders: readonly Palette[] = [
    palette,
    { ...palette, main: second, second: main },
    { ...palette, main: accent, accent: main },
  ];
  const furthest = (one: Palette, other: Palette): Palette =>
    difference(other.main, skin) > difference(one.main, skin) ? other : one;
  const clear = orders.find((each) => isClear(each.main, neighbors));
  return clear ?? (isClear(main, neighbors.slice(0, 1)) ? palette : orders.reduce(furthest));
}

/**
 * The hero of a book whose children stand before these grounds: nobody sinks into the night. For all of a book's pages at
 * once, or a shirt would change its color from one page to the next.
 */
export const against = <Hero extends Clothed>(hero: Hero, grounds: readonly Ground[]): Hero => ({
  ...hero,
  colors: keptApart(hero.colors, hero.skin, hero.hairColor, hero.said, grounds),
});
