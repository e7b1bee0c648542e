import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import { composeBook } from '#bookmaking/binding/compose-book.ts';
import type { Title } from '#bookmaking/title.ts';
import { findBrief } from '#titles/find-brief.ts';
import { findTitle } from '#titles/find-title.ts';
import { copyOf, type Drawable, type Maker } from './copy-of.ts';

/** The title of that name. @throws Error if nobody wrote it: the catalog is ours, so no customer can cause it */
export function titleOf(slug: string): Title {
  const title = findTitle(slug);
  if (!title) throw new Error(`The catalog names a title that nobody wrote: ${slug}`);
  return title;
}

/**
 * Draws an order's whole book by today's hand. This is the one place that does.
 * @throws CannotPrint if the reader's name cannot be set
 */
export const drawBook = async (
  title: Title,
  orderId: string,
  drawable: Drawable,
  maker: Maker,
): Promise<BoundPage[]> =>
  composeBook(title, copyOf(orderId, drawable, maker), await findBrief(title.slug));
