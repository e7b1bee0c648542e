import type { Waiting } from '#contract/today.ts';
import type { WaitingKind } from '#vocabulary/today.ts';
import { showPrice } from '#web/book/price.ts';
import { shortId } from '#web/pages/orders/order-in-words.ts';

/** How a kind of thing that waits is told, and the press that comes next. */
type Told = {
  one: string;
  /** How more of them are told, after their number. */
  many: string;
  /** What is to be known about it before the press. */
  about: string;
  press: string;
  /** Where the press leads; undefined: to the order's own page. */
  path?: string;
};

const told: Record<WaitingKind, Told> = {
  payment_misfit: {
    one: 'Money came that does not fit',
    many: 'payments came that do not fit',
    about: 'Nothing is made for it. Give it back at the payment provider, or write to the family.',
    press: 'Open the order',
  },
  refund_failed: {
    one: 'Money did not go back',
    many: 'times money did not go back',
    about: 'The bank did not take it.',
    press: 'Give it back again',
  },
  book_failed: {
    one: 'A book could not be made',
    many: 'books could not be made',
    about: 'Its page says why, and has it tried again.',
    press: 'Look at the book',
  },
  files_refused: {
    one: 'Files for the printer are not good enough',
    many: "books' files for the printer are not good enough",
    about: 'Our own look at them found something. They can be made again.',
    press: 'Look at the files',
  },
  parcel_stopped: {
    one: 'A book is in a parcel that the printer stopped',
    many: 'books are in parcels that the printer stopped',
    about: 'The printer says why. It can be sent again.',
    press: 'Look at the parcel',
    path: '/admin/printing',
  },
  book_stopped: {
    one: 'A book is stopped',
    many: 'books are stopped',
    about: 'It goes on when somebody lets it.',
    press: 'Look at the book',
  },
  sending_held: {
    one: 'All sending is held',
    many: 'holds on all sending',
    about: 'No book goes to the printer until somebody lets it go on.',
    press: 'Let it go on',
    path: '/admin/printing',
  },
  letter_unsent: {
    one: 'A letter could not be sent',
    many: 'letters could not be sent',
    about: 'The mail service has not taken it for an hour and more.',
    press: 'Open the order',
  },
  review_waiting: {
    one: 'A review waits to be read',
    many: 'reviews wait to be read',
    about: 'Nobody sees it before it is let through.',
    press: 'Read it',
    path: '/admin/reviews',
  },
  event_failed: {
    one: 'An event did not reach its endpoint',
    many: 'events did not reach their endpoints',
    about: 'It was tried for three days, or the endpoint wants no more.',
    press: 'See all events',
    path: '/admin/webhooks',
  },
};

/** What waits, in words: a heading, what to know about it, whose it is, and where the next press leads. */
export function whatItIs({ kind, count, order_id, book_title, misfit }: Waiting) {
  const { one, many, about, press, path } = told[kind];
  const to = path ?? (order_id === null ? undefined : `/admin/orders/${order_id}`);
  const order = order_id && `${book_title}, order ${shortId(order_id)}`;
  return {
    heading: count === 1 ? one : `${count} ${many}`,
    about: [misfit && inWords(misfit), about].filter(Boolean).join(' '),
    whose: order && (count === 1 ? order : `The longest: ${order}`),
    press,
    to,
  };
}

function inWords({ kind, amount, wanted }: NonNullable<Waiting['misfit']>): string {
  const came = showPrice(amount);
  if (kind === 'unknown') return `${came} came for an order that is not in our books.`;
  if (kind === 'twice') return `${came} came a second time.`;
  return `${came} came, and ${showPrice(wanted ?? 0)} was asked for.`;
}
