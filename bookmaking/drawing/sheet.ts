// The sheet that is being drawn: it gathers the gradients and clips that shapes refer to by id.
// Drawing is synchronous, so one current sheet is enough, and no painter has to hand it on.
import type { Hex } from './color.ts';
import type { Light } from './light.ts';

/** What has been gathered while drawing. */
export interface Sheet {
  readonly prefix: string;
  /** Id by content. */
  readonly definitions: Map<string, string>;
  /** The light that the hero stands in, and the hero's skin in it. */
  light?: Light;
  readonly skin: Set<Hex>;
}

export interface Dressing {
  /** Further attributes of the svg element (width, role...), written out. */
  readonly attributes?: string;
  /** Works over the whole drawing, and may define more. */
  readonly finish?: (body: string, on: Sheet) => string;
}

let current: Sheet | undefined;

/**
 * Runs `draw` on a fresh sheet and wraps what it returns in a whole SVG document.
 * `prefix` keeps the ids of two drawings in one web page apart. `size` is in the drawing's units;
 */
export function sheet(
  prefix: string,
  viewBox: readonly [x: number, y: number, width: number, height: number],
  draw: () => string,
  { attributes = '', finish = (body) => body }: Dressing = {},
): string {
  const before = current;
  current = { prefix, definitions: new Map(), skin: new Set() };
  try {
    const body = finish(draw(), current);
    const definitions = [...current.definitions].map(([content, id]) =>
      content.replace(' ', ` id="${id}" `),
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}"${attributes && ` ${attributes}`}><defs>${definitions.join('')}</defs>${body}</svg>`;
  } finally {
    current = before;
  }
}

/** Whoever draws the hero says in what light, and in which colors the skin is. The first hero of a page counts. */
export function noteHero(light: Light, skin: readonly Hex[]): void {
  if (!current) return;
  current.light ??= light;
  for (const color of skin) current.skin.add(color);
}

/** Keeps one copy of each definition, however many shapes use it, and answers its id. */
export function define(content: string): string {
  if (!current) throw new Error('drawn outside a sheet: gradients and clips need one');
  const known = current.definitions.get(content);
  if (known) return known;
  const id = `${current.prefix}${current.definitions.size.toString(36)}`;
  current.definitions.set(content, id);
  return id;
}

export type Stop = readonly [offset: number, color: Hex, opacity?: number];

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A linear gradient across the painted shape's own box (0 to 1); answers a paint. */
export function linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
  return `url(#${define(`<linearGradient x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`)})`;
}

/** A radial gradient in the painted shape's own box (0 to 1); answers a paint. */
export function radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return `url(#${define(`<radialGradient cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`)})`;
}

/** Draws `inner` only inside the path `d`. */
export function clip(d: string, inner: string): string {
  if (!inner) return '';
  return `<g clip-path="url(#${define(`<clipPath ><path d="${d}"/></clipPath>`)})">${inner}</g>`;
}
