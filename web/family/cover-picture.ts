import type { Lettering } from '#bookmaking/lettering/lettering.ts';
import { faceOfName } from '#bookmaking/lettering/measure-name.ts';
import { familyOf } from '#bookmaking/text/text-svg.ts';
import { nameAsPrinted } from '#bookmaking/words/names.ts';
import { findBook } from '#web/book/find-book.ts';
import { loadCover } from '#web/book/live/load-cover.ts';
import { withTileFiles } from '#web/book/live/tile-files.ts';
import { shopRequest } from '#web/request-context.ts';
import type { Route } from './+types/cover-picture.ts';
import { answerDrawing } from './answer-drawing.ts';
import { nameFace } from './name-face.ts';

/**
 * A title's cover with a child on it. Drawn by the server, so that a shelf of eight costs the browser eight pictures
 * that it keeps, and no painter's code.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const { slug } = await findBook(shop, params.bookId);
  const cover = await loadCover(slug);
  return answerDrawing(shop, params.childId, async (reader) => {
    const svg = cover?.draw(reader, '');
    return cover && svg && withFace(await withTileFiles(svg), cover.lettering, reader.name);
  });
}

/** A picture sees no font of the page that it stands on: it brings along the letters of the name. */
async function withFace(svg: string, lettering: Lettering, name: string): Promise<string> {
  const printed = nameAsPrinted(name);
  const face = faceOfName(lettering, printed);
  if (!face) return svg;
  const family = familyOf(face === lettering.face ? face : 'cover');
  return svg.replace(
    '>',
    `><style>@font-face{font-family:'${family}';font-weight:100 900;src:url(${await nameFace(face, printed)})}</style>`,
  );
}
