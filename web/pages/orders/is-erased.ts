import type { Order } from '#contract/orders.ts';

/** Whether a paid book is there no more because its family had everything about the child erased. */
export const isErased = ({ status, reader, making }: Order): boolean =>
  status === 'completed' && reader === null && making?.stage !== 'cancelled';

export const BOOK_ERASED_TITLE = 'This book was erased';
export const BOOK_ERASED = 'You asked us to erase everything about the child whose book this was.';
