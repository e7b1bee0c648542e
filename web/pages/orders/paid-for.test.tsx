import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PaidFor } from './paid-for.tsx';

const textOf = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');
const shown = (...of: Parameters<typeof PaidFor>) =>
  textOf(renderToStaticMarkup(<PaidFor {...of[0]} />));

test('what a gift card has paid of an order stands below what was charged', () => {
  const order = { total_amount: 32.99, discount: 0, paid_by_card: 12 };
  expect(shown({ order, payment: { code: null, gift_card: '7K4M' } })).toBe(
    '$20.99|Gift card ····7K4M |−$12.00|',
  );
  expect(shown({ order: { ...order, paid_by_card: 32.99 } })).toBe('$0.00|Gift card |−$32.99|');
});

test('what a code takes off does, too', () => {
  const order = { total_amount: 32.99, discount: 3.3 };
  expect(shown({ order, payment: { code: 'SPRING10' } })).toBe('$29.69|Code SPRING10 |−$3.30|');
  expect(shown({ order })).toBe('$29.69|Discount |−$3.30|');
});
