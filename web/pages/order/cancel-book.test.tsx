import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { examples } from '#contract/examples.ts';
import { CancelBook } from './cancel-book.tsx';

const order = { ...examples.orders.find.output!, total_amount: 32.99, discount: 0 };
const shown = (about: Partial<typeof order>) => {
  const element = <CancelBook order={{ ...order, ...about }} isAsked />;
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(/<[^>]*>/g, '');
};

test('what goes back is what has not gone back yet; to a gift card it goes at once', () => {
  expect(shown({})).toContain('$32.99 goes back the way you paid. Banks usually take');
  expect(shown({ refunded_amount: 5 })).toContain('$27.99 goes back');
  expect(shown({ refunded_amount: 32.99 })).not.toContain('goes back');
  const transaction = { ...order.transaction, amount: 0, paid_by_card: 32.99 };
  expect(shown({ transaction })).toContain('$32.99 goes back the way you paid.');
  expect(shown({ transaction })).not.toContain('Banks');
});
