import { type DrawCover, loadCover } from './load-cover.ts';
import { loadFace } from './load-face.ts';
import { withTileAddresses } from './tile-addresses.ts';

/** What draws one title's cover into a page of the shop; undefined for a title without pictures. */
export async function coverInPage(slug: string): Promise<DrawCover | undefined> {
  const found = await loadCover(slug);
  if (!found) return undefined;
  await loadFace(found.lettering.face);
  return (reader, copy) => {
    const cover = found.draw(reader, copy);
    return cover && withTileAddresses(cover);
  };
}
