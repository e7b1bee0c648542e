import winkyRough from '@fontsource/winky-rough/files/winky-rough-latin-700-normal.woff2?inline';
import { findBook } from '#web/book/find-book.ts';
import { loadCover } from '#web/book/live/load-cover.ts';
import { withTileFiles } from '#web/book/live/tile-files.ts';
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
  return answerDrawing(shop, params.childId, async (reader) => {
    const cover = draw?.(reader, '');
    return cover && withLettering(await withTileFiles(cover));
  });
}

/** A picture sees no font of the page that it stands on: it brings the display face along, 45 KB of it. */
const LETTERING = `<style>@font-face{font-family:'Winky Rough';font-weight:700;src:url(${winkyRough})}</style>`;

const withLettering = (svg: string): string => svg.replace('>', `>${LETTERING}`);
