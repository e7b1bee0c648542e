import type { Book } from '#contract/books.ts';
import { inBrief } from '#web/book/in-brief.ts';
import type { ShopRequest } from '#web/request-context.ts';

/** The books; none where they cannot be read, because the activities are no less good without them. */
export async function readShelf({ api, report }: ShopRequest): Promise<Book[]> {
  try {
    return (await api.books.list({})).map(inBrief);
  } catch (error) {
    report(error);
    return [];
  }
}
