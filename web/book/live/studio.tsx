import type { ReactElement } from 'react';
import { composePage } from '../../../bookmaking/compose-page.ts';
import type { Reader } from '../../../bookmaking/reader.ts';
import type { PageName } from '../../../bookmaking/titles/title.ts';
import { LivePage } from './live-page.tsx';
import { loadTitle } from './load-title.ts';

/**
 * Draws the pages of one title in the browser, for any reader. Its drawings throw CannotPrint for a
 * name that no book could carry.
 */
export type Studio = {
  cover: (reader: Reader) => ReactElement;
  /** The five positions of the preview: the cover and the title's four inside pages. */
  preview: (reader: Reader) => ReactElement[];
};

/** Loads what a title is drawn with. Undefined for a title without pictures. */
export async function openStudio(slug: string): Promise<Studio | undefined> {
  const title = await loadTitle(slug);
  if (!title) return undefined;
  const draw = (reader: Reader, page: PageName) => (
    <LivePage page={composePage(title, reader, page)} />
  );
  return {
    cover: (reader) => draw(reader, 'cover'),
    preview: (reader) =>
      (['cover', ...title.previewPages] as const).map((page) => draw(reader, page)),
  };
}
