import { expect, test } from 'vitest';
import type { PaymentNews } from '#shop/orders/payment-mail.ts';
import { HOME } from '#tests/support/family.ts';
import { whatIsSold } from '#vocabulary/what-is-sold.ts';
import { paymentLetter } from './payment-letter.ts';

const line = {
  orderId: '1',
  title: 'Boots',
  slug: 'boots',
  reader: null,
  quantity: 1,
  total: 3299,
};
const toZoe = { ...line, childName: 'Zoë', shipTo: HOME };
const toTheo = { ...line, childName: 'Theo', shipTo: { ...HOME, recipient: 'Grandma Ilse' } };
const unknown = { ...line, childName: 'Ida', shipTo: null };

const HANNAS = 'Hanna, 12 Willow Lane, Portland, OR 97205, United States';

function letterOf(kind: PaymentNews['kind'], lines: PaymentNews['lines'], covers = new Map()) {
  const money = { amount: 2969, discount: 330, code: 'SPRING10', paidByCard: 0, giftCard: null };
  const news = { mailId: '1', kind, to: 'a@example.com', name: 'Hanna', ...money, lines };
  return paymentLetter(news, covers, 'https://shop.example.com');
}
const textOf = (kind: PaymentNews['kind'], lines: PaymentNews['lines']) =>
  letterOf(kind, lines).text;

test.each(['confirmed', 'pending'] as const)('%s: says where the books go, once', (kind) => {
  const text = textOf(kind, [toZoe, { ...toZoe, childName: 'Ida' }]);
  expect(text.match(/It goes to: .*/g)).toEqual([`It goes to: ${HANNAS}.`]);
});

test('says what a code has taken off, before the total', () => {
  expect(textOf('confirmed', [toZoe])).toContain('Code SPRING10: −$3.30\n\nTotal: $29.69');
});

test('says it of each book where they go to two doors', () => {
  const text = textOf('confirmed', [toZoe, toTheo]);
  expect(text).toContain(`Boots for Zoë goes to: ${HANNAS}.`);
  expect(text).toContain('Boots for Theo goes to: Grandma Ilse, 12 Willow Lane,');
});

test('says nothing of it where nothing goes anywhere, or nobody knows', () => {
  expect(textOf('failed', [toZoe])).not.toContain('Willow Lane');
  expect(textOf('confirmed', [unknown])).not.toContain('goes to:');
});

test('says what was bought as the shop does, and only of what is bought', () => {
  for (const fact of [whatIsSold.inShort, whatIsSold.byPost, whatIsSold.madeGood]) {
    expect(textOf('confirmed', [toZoe])).toContain(fact);
    expect(textOf('failed', [toZoe])).not.toContain(fact);
  }
});

test('a cover travels inside the letter; where there is none, the words stand alone', () => {
  const jpeg = Buffer.from('a cover');
  const other = { ...toTheo, orderId: '2' };
  const { html, pictures } = letterOf('confirmed', [toZoe, other], new Map([['1', jpeg]]));
  expect(pictures).toEqual([{ name: 'cover-1', jpeg }]);
  expect(html.match(/<img src="[^"]*"/g)).toEqual(['<img src="cid:cover-1"']);
  expect(html).toContain('Boots for Theo, $32.99');
});
