/** A book's own page; with `create` its dialog is open already. */
export const bookPath = (bookId: number, create = false): string =>
  `/book/${bookId}${create ? '?create=true' : ''}`;

/**
 * A look inside, for a child or for a sample hero.
 *
 * @param andGenerate whether the preview is asked for at once, by who has pressed the button before signing in
 */
export function previewPath(bookId: number, childId?: string, andGenerate = false): string {
  const query = new URLSearchParams({
    ...(childId && { child: childId }),
    ...(andGenerate && { generate: 'true' }),
  });
  return `/book/${bookId}/preview${query.size > 0 ? `?${query}` : ''}`;
}

/** The same look, once the child whom it was wanted for has been added on the way; any other path as it is. */
export function lookFor(path: string, childId: string): string {
  const [, bookId, query] = /^\/book\/(\d+)\/preview(\?generate=true)?$/.exec(path) ?? [];
  return bookId ? previewPath(Number(bookId), childId, query !== undefined) : path;
}

/** The form for a new child, then back to the wanted page. */
export const addChildPath = (wanted: string): string =>
  `/profile?add_child=true&to=${encodeURIComponent(wanted)}`;

/** The form for the address, then back to the wanted page. */
export const addAddressPath = (wanted: string): string =>
  `/profile?edit=true&section=address&to=${encodeURIComponent(wanted)}`;

/** The book's page with its last dialog open for a child: what is typed there outlives a reload. */
export const confirmPath = (bookId: number, childId: string): string =>
  `${bookPath(bookId, true)}&child=${childId}&confirm=true`;

/** An order's own page. */
export const orderPath = (orderId: string): string => `/orders/${orderId}`;

/** A bought book, to be read on screen. */
export const readPath = (orderId: string): string => `/orders/${orderId}/read`;

/** The file of a bought book that has been made. */
export const bookFilePath = (orderId: string): string => `/api/storage/order_books/${orderId}`;

/** The card that goes with a given book, as a PDF. */
export const cardPath = (orderId: string): string => `/api/storage/order_cards/${orderId}`;
