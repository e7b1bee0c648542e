import { Form } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { Button } from '#web/ui/button.tsx';

/** A payment that has not come: whether the bank has it, and the order that it can be continued by. */
export type Unpaid = { orderId: string; isOnItsWay: boolean };

/** What there is to say of an order's payment while it is pending. */
export const unpaidIn = ({ id, transaction }: Order): Unpaid => ({
  orderId: id,
  isOnItsWay: transaction.is_on_its_way,
});

/** Below the specified words for both: that the bank is working on it, or that nothing has been paid yet. */
export function HowItWaits({ unpaid: { orderId, isOnItsWay } }: { unpaid: Unpaid }) {
  if (isOnItsWay) {
    return <p className="mt-3 max-w-[30rem] font-bold">Your bank is working on it.</p>;
  }
  return (
    <Form method="post" action="/orders" className="mt-3 grid max-w-[30rem] justify-items-center">
      <p className="font-bold">You have not paid yet: your payment page is still open.</p>
      <input type="hidden" name="intent" value="continue" />
      <input type="hidden" name="order" value={orderId} />
      <Button look="text">Continue payment</Button>
    </Form>
  );
}
