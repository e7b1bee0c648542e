import { type DrawCover, loadCover } from './load-cover.ts';
import { withTileAddresses } from './tile-addresses.ts';

/** What draws one title's cover into a page of the shop; undefined for a title without pictures. */
export async function coverInPage(slug: string): Promise<DrawCover | undefined> {
  const draw = await loadCover(slug);
  return (
    draw &&
    ((reader, copy) => {
      const cover = draw(reader, copy);
      return cover && withTileAddresses(cover);
    })
  );
}
