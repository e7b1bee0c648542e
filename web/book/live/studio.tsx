import type { ReactElement } from 'react';
import { composePage } from '#bookmaking/compose-page.ts';
import type { Reader } from '#bookmaking/reader.ts';
import type { PageName } from '#bookmaking/title.ts';
import { LivePage } from './live-page.tsx';
import { loadFace } from './load-face.ts';
import { loadTitle } from './load-title.ts';

/**
 * Draws a position of a title's preview in the browser, for any reader: 1 is the cover, 2 to 5 are
 * the title's four inside pages. One at a time, because a page takes up to 0.1 s on a slow machine.
 * Throws CannotPrint for a name that no book could carry.
 */
export type Studio = (reader: Reader, position: number) => ReactElement | undefined;

/** Loads what a title is drawn with. Undefined for a title without pictures. */
export async function openStudio(slug: string): Promise<Studio | undefined> {
  const title = await loadTitle(slug);
  if (!title) return undefined;
  await loadFace(title.cover.lettering.face);
  const pages: PageName[] = ['cover', ...title.previewPages];
  return (reader, position) => {
    const page = pages[position - 1];
    return page && <LivePage page={composePage(title, reader, page)} />;
  };
}
