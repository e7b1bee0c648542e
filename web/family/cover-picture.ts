import { findBook } from '#web/book/find-book.ts';
import { loadCover } from '#web/book/live/load-cover.ts';
import { shopRequest } from '#web/request-context.ts';
import type { Route } from './+types/cover-picture.ts';
import { answerDrawing } from './answer-drawing.ts';

/**
 * A title's cover with a child on it. Drawn by the server, so that a shelf of eight costs the browser eight pictures
 * that it keeps, and no painter's code.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const { slug } = await findBook(shop, params.bookId);
  const draw = await loadCover(slug);
  return answerDrawing(shop, params.childId, (reader) => draw?.(reader));
}
