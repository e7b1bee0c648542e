import type { Order } from '#contract/orders.ts';
import { shop } from '#web/shell/shop-client.ts';
import { sleep } from '#web/shell/sleep.ts';

/** The first wait, in ms; each is twice the one before, because a book is made in seconds and a bank takes days. */
const FIRST_WAIT_MS = 1_000;
/** Not longer than between two questions after a preview (specification, section 9). */
const LONGEST_WAIT_MS = 10_000;

/** A payment by its session at the provider, or by our own id where nothing was left to pay. */
export type NamedPayment = { session_id: string } | { payment_id: string };

/** How far a payment and its books are, in a word that changes when any of it does. */
export const standOf = (orders: Order[]): string =>
  orders
    .map(({ transaction, book_status }) =>
      [transaction.status, transaction.is_on_its_way, book_status].join(' '),
    )
    .join();

/** Whether something will happen to it by itself: the money comes, or a book is made. */
export const isAwaited = (orders: Order[]): boolean =>
  orders.some(
    ({ transaction, book_status }) =>
      transaction.status === 'pending' || book_status === 'waiting' || book_status === 'failed',
  );

/**
 * Asks how a payment stands until that is no longer what is known, while somebody looks at the page. Who is offline for
 * a while, or meets a shop that fails, keeps the page that is there.
 *
 * @param stand what is known, as `standOf` says it
 * @param signal ends it when the page closes
 * @returns whether there is news
 */
export async function followOrder(
  payment: NamedPayment,
  stand: string,
  signal: AbortSignal,
): Promise<boolean> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    await sleep(wait, signal);
    if (signal.aborted) return false;
    if (document.hidden) continue;
    const { data, error, isDefined } = await shop.orders.list(payment, { signal });
    if (signal.aborted) return false;
    if (data && standOf(data.body) !== stand) return true;
    if (isDefined && error.code === 'UNAUTHORIZED') return false;
  }
}
