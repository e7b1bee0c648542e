import { expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { unpaidIn } from './how-it-waits.tsx';

const order = (status: string, more = {}) =>
  ({
    id: '1',
    can_pay_again: false,
    transaction: { status, is_on_its_way: false },
    ...more,
  }) as Order;
const onItsWay = { transaction: { status: 'pending', is_on_its_way: true } };
const again = { can_pay_again: true };

test.each([
  ['nothing was bought', [], undefined],
  ['it is paid', [order('completed')], undefined],
  ['the bank has it', [order('pending', onItsWay)], 'bank'],
  ['its page is open', [order('pending')], 'continue'],
  ['it expired', [order('expired', again)], 'pay-again'],
  ['it was bought since', [order('failed')], undefined],
  [
    'several failed, which lie in the cart',
    [order('failed', again), order('failed', again)],
    undefined,
  ],
])('%s', (_, orders, way) => {
  expect(unpaidIn(orders)?.way).toBe(way);
});
