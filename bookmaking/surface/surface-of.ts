import { define, type Sheet } from '#bookmaking/drawing/sheet.ts';
import { inked } from './inks.ts';
import type { Medium } from './medium.ts';
import { paintSurface } from './paint-surface.ts';
import type { SurfaceSheet } from './surface-sheet.ts';
import { IDENTITY } from './transform.ts';

export interface PaintedPage extends Partial<Pick<SurfaceSheet, 'quiet' | 'faces' | 'opening'>> {
  readonly width: number;
  readonly height: number;
  /** 1 where the drawing is in mm, as a page of a book is. */
  readonly unitsPerMm?: number;
}

/** Where a drawing has no hero to say it: a lamp at the upper left. */
const USUAL_LIGHT = { direction: [-0.6, -0.8], key: '#fff3d8', shade: '#4a3f78' } as const;

/**
 * Finishes a drawing with a title's medium (see `drawing/sheet.ts`).
 * @param page its size in the drawing's units, and where words and faces are
 */
export function surfaceOf(body: string, on: Sheet, medium: Medium, page: PaintedPage): string {
  const art = medium.inks ? printedWith(medium.inks, body, on) : body;
  const { unitsPerMm = 1 } = page;
  const byId = new Map([...on.definitions].map(([content, id]) => [id, content]));
  return paintSurface(art, medium, {
    width: page.width / unitsPerMm,
    height: page.height / unitsPerMm,
    place: unitsPerMm === 1 ? IDENTITY : [1 / unitsPerMm, 0, 0, 1 / unitsPerMm, 0, 0],
    opening: page.opening,
    light: on.light ?? USUAL_LIGHT,
    skin: on.skin,
    quiet: page.quiet ?? [],
    faces: page.faces ?? [],
    definition: (id) => byId.get(id),
    define,
  });
}

/** The drawing and its gradients in few inks; the hero's colors stay, since a parent chose them, and what must be read. */
function printedWith(inks: NonNullable<Medium['inks']>, body: string, on: Sheet): string {
  const parts = cutApart(body);
  const kept = parts.filter((_, i) => i % 2 === 1).join('');
  const used = new Set([...kept.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id));
  const before = [...on.definitions];
  on.definitions.clear();
  for (const [content, id] of before) {
    let pulled = used.has(id) ? content : inked(content, inks, on.skin);
    // Two may have become one; both ids are in use.
    while (on.definitions.has(pulled)) pulled += ' ';
    on.definitions.set(pulled, id);
  }
  return parts.map((part, i) => (i % 2 === 1 ? part : inked(part, inks, on.skin))).join('');
}

/** Cuts a drawing into what inks may change and what not, by turns: heroes and clean art keep their colors. */
function cutApart(body: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (const tag of body.matchAll(/<g\b[^>]*>|<\/g>/g)) {
    if (depth === 0) {
      if (!/data-(?:hero|clean)/.test(tag[0])) continue;
      parts.push(body.slice(from, tag.index));
      from = tag.index;
      depth = 1;
    } else {
      depth += tag[0] === '</g>' ? -1 : 1;
      if (depth > 0) continue;
      const end = tag.index + '</g>'.length;
      parts.push(body.slice(from, end));
      from = end;
    }
  }
  return [...parts, body.slice(from)];
}
