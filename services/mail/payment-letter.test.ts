import { expect, test } from 'vitest';
import type { PaymentNews } from '#shop/orders/payment-mail.ts';
import { HOME } from '#tests/support/family.ts';
import { paymentLetter } from './payment-letter.ts';

const line = { orderId: '1', title: 'Boots', image: '/b.webp', quantity: 1, total: 3299 };
const toZoe = { ...line, childName: 'Zoë', shipTo: HOME };
const toTheo = { ...line, childName: 'Theo', shipTo: { ...HOME, recipient: 'Grandma Ilse' } };
const unknown = { ...line, childName: 'Ida', shipTo: null };

const HANNAS = 'Hanna, 12 Willow Lane, Portland, OR 97205, United States';

function textOf(kind: PaymentNews['kind'], lines: PaymentNews['lines']) {
  const news = { mailId: '1', kind, to: 'a@example.com', name: 'Hanna', amount: 3299, lines };
  return paymentLetter(news, 'https://shop.example.com').text;
}

test.each(['confirmed', 'pending'] as const)('%s: says where the books go, once', (kind) => {
  const text = textOf(kind, [toZoe, { ...toZoe, childName: 'Ida' }]);
  expect(text.match(/It goes to: .*/g)).toEqual([`It goes to: ${HANNAS}.`]);
});

test('says it of each book where they go to two doors', () => {
  const text = textOf('confirmed', [toZoe, toTheo]);
  expect(text).toContain(`Boots for Zoë goes to: ${HANNAS}.`);
  expect(text).toContain('Boots for Theo goes to: Grandma Ilse, 12 Willow Lane,');
});

test('says nothing of it where nothing goes anywhere, or nobody knows', () => {
  expect(textOf('failed', [toZoe])).not.toContain('Willow Lane');
  expect(textOf('confirmed', [unknown])).not.toContain('goes to');
});
