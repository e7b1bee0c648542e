import type { NotedReader } from '#shop/family/book-photo.ts';
import { drawCover } from '#shop/orders/draw-cover.ts';
import type { WorkerServices } from './worker-services.ts';

/** The covers of the books that a letter tells of, by order. One that cannot be drawn holds no letter up. */
export async function drawCovers(
  { pictureSheet, log }: Pick<WorkerServices, 'pictureSheet' | 'log'>,
  books: { orderId: string; slug: string; reader: NotedReader | null }[],
): Promise<Map<string, Uint8Array>> {
  const covers = new Map<string, Uint8Array>();
  for (const { orderId, slug, reader } of books) {
    try {
      const cover = reader && (await drawCover(pictureSheet, { slug, reader }));
      if (cover) covers.set(orderId, cover);
    } catch (error) {
      // What went wrong may quote the name: only its kind is told.
      log.warn({ orderId, kind: (error as Error).name }, 'a cover for a letter could not be drawn');
    }
  }
  return covers;
}
