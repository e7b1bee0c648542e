import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples } from '#contract/examples.ts';
import { MoneyBack } from './money-back.tsx';

type Order = Parameters<typeof MoneyBack>[0]['order'];
const order = examples.orders.cancelBook.output!;
const part = (amount: number, status: 'pending' | 'succeeded' | 'failed', why: string | null) => ({
  ...{ amount, status, why },
  created_at: `2026-11-2${amount % 10}T19:10:00.000Z`,
});
const wordsOf = (about: Partial<Order>) =>
  renderToStaticMarkup(<MoneyBack order={{ ...order, ...about }} />)
    .replaceAll(/<\/p>|<\/li>/g, '\n')
    .replaceAll(/<[^>]*>/g, '');

test('one part says why; of several each says how far it is, what the bank did not take too', () => {
  const bent = part(5, 'succeeded', 'A corner came bent.');
  const one = wordsOf({ refunded_amount: 5, refund_status: 'succeeded', refunds: [bent] });
  expect(one).toContain('$5.00 has gone back to you, the way you paid.');
  expect(one).toContain('A corner came bent.');

  const refused = { ...bent, status: 'failed' as const };
  const both = [refused, part(7, 'pending', 'And a page was creased.')];
  const two = wordsOf({ refunded_amount: 7, refund_status: 'failed', refunds: both });
  expect(two).toContain('$5.00 was not accepted by the bank: A corner came bent.');
  expect(two).toContain('$7.00 is on its way: And a page was creased.');
});

test('what a gift card paid is on that card again, and no bank takes its time', () => {
  const transaction = { ...order.transaction, paid_by_card: 20, gift_card: 'KMNP' };
  const all = wordsOf({
    transaction,
    refunded_amount: 20,
    refund_status: 'succeeded',
    refunds: [],
  });
  expect(all).toContain('$20.00 is on the gift card ending in KMNP again.');
  expect(all).not.toMatch(/bank|the way you paid/i);
  const refunds = [part(45.98, 'succeeded', null)];
  const some = wordsOf({
    transaction,
    refunded_amount: 65.98,
    refund_status: 'succeeded',
    refunds,
  });
  expect(some).toContain('$45.98 has gone back to you');
  expect(some).toContain('$20.00 is on the gift card ending in KMNP again.');
});
