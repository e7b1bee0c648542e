import { Form } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { Button } from '#web/ui/button.tsx';

/**
 * What can be done about a payment that has not come: wait for the bank, go on with the payment page that is open, or pay
 * for the same again.
 */
export type Unpaid = { orderId: string; way: 'bank' | 'continue' | 'pay-again' };

/**
 * What there is to do about a payment. One that has ended can be paid for again here if it is a single order; several lie
 * in the cart together. Undefined where there is nothing.
 */
export function unpaidIn([first, ...others]: Order[]): Unpaid | undefined {
  if (!first) return undefined;
  const { id: orderId, transaction, can_pay_again } = first;
  if (transaction.status === 'pending') {
    return { orderId, way: transaction.is_on_its_way ? 'bank' : 'continue' };
  }
  return can_pay_again && others.length === 0 ? { orderId, way: 'pay-again' } : undefined;
}

/** Below the specified words: that the bank is working on it, or how to pay. */
export function HowItWaits({ unpaid: { orderId, way } }: { unpaid: Unpaid }) {
  if (way === 'bank') {
    return (
      <p className="mt-3 max-w-[30rem] font-bold">
        Your bank is working on it. This page will tell you when it's done.
      </p>
    );
  }
  return (
    <Form method="post" action="/orders" className="mt-3 grid max-w-[30rem] justify-items-center">
      <p className="font-bold">
        {way === 'continue'
          ? "You haven't paid yet. Your payment page is still open."
          : 'Nothing was charged. Your book is still here.'}
      </p>
      <input type="hidden" name="intent" value={way} />
      <input type="hidden" name="order" value={orderId} />
      <Button look="text">{way === 'continue' ? 'Continue payment' : 'Pay again'}</Button>
    </Form>
  );
}
