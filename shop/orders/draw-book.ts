import { composeEndpaper } from '#bookmaking/compose-endpaper.ts';
import { type ComposedPage, composePage } from '#bookmaking/compose-page.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { PAGE_NAMES, type PageName, type Title } from '#bookmaking/title.ts';
import { findTitle } from '#titles/find-title.ts';
import type { Inscription } from '#vocabulary/inscription.ts';
import type { BoundPage } from './kept-pages.ts';

/** Whom a book is drawn for, and what its giver writes into it. */
export type Drawable = Inscription & { reader: Reader };

/** The title of that name. @throws Error if nobody wrote it: the catalog is ours, so no customer can cause it */
export function titleOf(slug: string): Title {
  const title = findTitle(slug);
  if (!title) throw new Error(`The catalog names a title that nobody wrote: ${slug}`);
  return title;
}

/** The names of a book's pages as they are bound: cover, 'belongs' page, story pages, endpapers up to a multiple of four. */
export const boundNames: readonly string[] = [
  ...PAGE_NAMES.map(String),
  ...Array.from({ length: (4 - (PAGE_NAMES.length % 4)) % 4 }, (_, n) => `endpaper-${n + 1}`),
];

/**
 * Draws a page of a bought book by today's hand. This is the one place that does.
 * @throws CannotPrint if the reader's name cannot be set
 */
export function drawPage(title: Title, { reader }: Drawable, name: string): ComposedPage {
  if (name.startsWith('endpaper')) return { svg: composeEndpaper(title), text: [], faces: [] };
  const page = Number(name) || name;
  return composePage(title, reader, page as PageName);
}

/** The whole book. */
export const drawBook = (title: Title, drawable: Drawable): BoundPage[] =>
  boundNames.map((name) => ({ name, page: drawPage(title, drawable, name) }));
