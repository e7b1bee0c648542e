import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { AdminOrder } from '#contract/admin.ts';
import { examples } from '#contract/examples.ts';
import { ACCOUNT_DELETED, CHILD_ERASED } from '#vocabulary/printed-books.ts';
import { Lines } from '#web/pages/admin/order/lines.tsx';
import { hasFailed } from './book-state.tsx';
import { OrderTable } from './order-table.tsx';
import { shownOrder } from './shown-order.ts';

const order = examples.admin.order.output!;
const gone = { ...order, child_name: null, child_id: null, ship_to: null };
const erased = { ...gone, stage: 'delivered' as const };
const deleted = { ...erased, user_id: null, customer_name: null, customer_email: null };

const shown = (element: React.JSX.Element) => {
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};
const inList = (one: AdminOrder) => shown(<OrderTable orders={[shownOrder(one)]} />);

test('an order whose child was erased says so, and leads to no book that is gone', () => {
  expect(inList(order)).toContain('Open the book');
  expect(inList(order)).not.toContain('Erased');
  expect(inList(erased)).toContain('Erased');
  expect(inList(erased)).toContain('Not kept anymore');
  expect(inList(erased)).not.toMatch(/Open the book|No address was kept/);
  // What a deleted account leaves behind is another matter, and so is a canceled book a month later.
  expect(inList(deleted)).not.toMatch(/Erased|Open the book/);
  expect(inList({ ...gone, stage: 'cancelled' })).not.toMatch(/Erased|Open the book/);
  const [line] = order.lines;
  const lines = [{ ...line!, stage: 'delivered' as const, reader: undefined }];
  expect(shown(<Lines lines={lines} order={erased} />)).toContain('Its child was erased');
});

test('a book that nobody wants any more has not failed', () => {
  const book = (failure: string) => ({
    ...{ ...erased, stage: null },
    book: { status: 'failed' as const, failure },
  });
  expect(hasFailed(book('The paper ran out'))).toBe(true);
  expect(hasFailed(book(ACCOUNT_DELETED))).toBe(false);
  expect(hasFailed(book(CHILD_ERASED))).toBe(false);
  expect(inList(book(CHILD_ERASED))).toContain(CHILD_ERASED);
});
