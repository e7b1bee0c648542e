import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { AdminOrderInFull } from '#contract/admin.ts';
import { examples } from '#contract/examples.ts';
import { Cancel } from './cancel.tsx';
import { RefundPart } from './refund-part.tsx';
import { Refunds } from './refunds.tsx';

const bought = { ...examples.admin.order.output!, total_amount: 32.99, discount: 0 };
const byCode = { ...bought, discount: 32.99, left_amount: 0 };
const transaction = { ...bought.transaction, gift_card: 'KMNP' };
const byCard = { ...bought, transaction, paid_by_card: 32.99, left_amount: 0 };
const byBoth = { ...bought, transaction, paid_by_card: 20, left_amount: 12.99 };

const shown = (element: React.JSX.Element) => {
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};
const cancel = (order: AdminOrderInFull) => shown(<Cancel order={order} refused={undefined} />);
const part = (order: AdminOrderInFull) => shown(<RefundPart order={order} notTaken={undefined} />);

test('canceling says what goes back, and where to', () => {
  expect(cancel({ ...bought, left_amount: 32.99 })).toContain('Cancel it and give $32.99 back');
  expect(cancel(byBoth)).toContain('Cancel it and give $32.99 back');
  expect(cancel(byBoth)).toContain('$12.99 goes back to the family');
  expect(cancel(byBoth)).toContain('$20.00 to the gift card ending in KMNP');
  expect(cancel(byCard)).toContain('$32.99 goes back to the gift card ending in KMNP');
  for (const order of [byCode, byCard]) expect(cancel(order)).not.toContain('$0.00');
  expect(cancel(byCode)).toContain('Nothing was paid for it, so nothing goes back.');
  const given = { ...bought, left_amount: 0, refunded_amount: 32.99 };
  expect(cancel(given)).toContain('All of its money has gone back already.');
});

test('of what nobody was charged for, no part can be given back, and no form is offered', () => {
  for (const order of [byCode, byCard]) {
    expect(part(order)).not.toContain('<form');
    expect(part(order)).toContain('Nothing was charged for this order');
  }
  expect(part(byCard)).toMatch(/\$32\.99<.b> was paid by the gift card ending in KMNP/);
  expect(part(byCard)).toContain('goes back to it if the book is canceled');
  expect(part(byBoth)).toContain('<form');
  expect(part(byBoth)).toMatch(/\$20\.00<.b> was paid by the gift card ending in KMNP/);
  // All of it has gone back: the page lists how.
  expect(part({ ...bought, left_amount: 0, refunded_amount: 32.99 })).toBe('');
});

test('what came back to a gift card stands beside what the bank was given', () => {
  const back = { ...byCard, refunded_amount: 32.99, refunds: [] };
  expect(shown(<Refunds order={back} />)).toContain('on the gift card ending in KMNP again');
  expect(shown(<Refunds order={byCard} />)).toBe('');
});
