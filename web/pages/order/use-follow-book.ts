import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { shop } from '#web/shell/shop-client.ts';
import { sleep } from '#web/shell/sleep.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;

/** What of a book is awaited, and how far it is. */
export type FollowedBook = {
  orderId: string;
  /** It is being made. */
  isMade: boolean;
  /** The pages that a proposal changes are being drawn. */
  isDrawn: boolean;
};

/** Asks for the page's data again as soon as the book is made, or what would change is drawn, while somebody looks. */
export function useFollowBook({ orderId, isMade, isDrawn }: FollowedBook): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isMade && isDrawn) return;
    const page = new AbortController();
    follow({ orderId, isMade, isDrawn }, page.signal)
      .then((isNew) => (isNew ? revalidate() : undefined))
      .catch((error) => console.warn('The book could not be followed', error));
    return () => page.abort();
  }, [orderId, isMade, isDrawn, revalidate]);
}

/** The API is asked first: page data that cannot be had would replace the page by an error (decision 104). */
async function follow({ orderId: id, isMade, isDrawn }: FollowedBook, signal: AbortSignal) {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    await sleep(wait, signal);
    if (signal.aborted) return false;
    if (document.hidden) continue;
    if (!isMade) {
      const { data } = await shop.orders.find({ id }, { signal });
      if (data && data.book_status !== 'waiting') return true;
    }
    if (!isDrawn) {
      const { data } = await shop.orders.changes({ id }, { signal });
      if (data?.pages) return true;
    }
    if (signal.aborted) return false;
  }
}
