import { type ReactElement, type ReactNode, useDeferredValue, useMemo } from 'react';
import { CannotPrint } from '#bookmaking/cannot-print.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { again } from '#web/line/again.ts';
import { useArtist } from './use-artist.ts';

const fetchStudio = (slug: string) =>
  again(() => import('./studio.tsx')).then(({ openStudio }) => openStudio(slug));

/**
 * A page of a title's preview, drawn in the browser for a reader. It fills what is around it, which
 * must be positioned. Typing never waits for the drawing.
 *
 * @param props.position from 1, the cover
 * @param props.children what is shown until the drawing is there, or if there is none
 * @param props.refused shows why this name cannot be printed; left out where that is said later
 */
export function LiveLeaf({
  slug,
  reader,
  position,
  children,
  refused = () => children,
}: {
  slug: string;
  reader: Reader;
  position: number;
  children: ReactNode;
  refused?: (why: string) => ReactNode;
}) {
  const studio = useArtist(fetchStudio, slug);
  const drawnFor = useDeferredValue(reader);
  const page = useMemo(
    () => studio && drawnOr(() => studio(drawnFor, position)),
    [studio, drawnFor, position],
  );
  if (page instanceof CannotPrint) return refused(page.message);
  return page ?? children;
}

/** The page, or why this name cannot be printed; undefined if it could not be drawn. */
function drawnOr(draw: () => ReactElement | undefined): ReactElement | CannotPrint | undefined {
  try {
    return draw();
  } catch (error) {
    if (error instanceof CannotPrint) return error;
    console.warn('The page could not be drawn', error);
    return undefined;
  }
}
