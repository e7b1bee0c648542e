import { RotateCw } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { AdminOrderInFull } from '#contract/admin.ts';
import { showPrice } from '#web/book/price.ts';
import { backOnCard } from '#web/pages/orders/back-on-card.ts';
import { Button } from '#web/ui/button.tsx';
import { giftCardOf } from './by-gift-card.tsx';

/** The money that was given back of an order, each time that it was tried; and a way to try again what the bank did not take. */
export function Refunds({ order }: { order: AdminOrderInFull }) {
  const onCard = backOnCard(order);
  if (order.refunds.length === 0 && onCard === 0) return null;
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds" className="text-xl">
        Money given back
      </h2>
      <ul className="mt-2 grid gap-2 text-sm">
        {order.refunds.map(({ id, amount, reason, why, status, stripe_refund_id: name }) => (
          <li key={id} className="wrap-anywhere">
            <b className="num">{showPrice(amount)}</b> {STATES[status]}, {REASONS[reason]}
            {why && <span className="block">{why}</span>}
            <span className="block text-ink-soft">{name ?? 'Not known at the provider yet'}</span>
          </li>
        ))}
        {onCard > 0 && (
          <li>
            <b className="num">{showPrice(onCard)}</b> is on the {giftCardOf(order)} again
          </li>
        )}
      </ul>
      {order.not_taken_amount > 0 && <GiveBackAnew amount={order.not_taken_amount} />}
    </section>
  );
}

const STATES = {
  pending: 'is on its way',
  succeeded: 'has gone back',
  failed: 'was not taken by the bank',
} as const;
const REASONS = {
  family_cancelled: 'as the family has canceled',
  admin_cancelled: 'as we have canceled',
  account_deleted: 'as the account was deleted',
  goodwill: 'as something had gone wrong',
} as const;

function GiveBackAnew({ amount }: { amount: number }) {
  const { formData } = useNavigation();
  return (
    <div className="failure mt-4 text-sm">
      <p>The payment provider's own pages say why. The family has been written to.</p>
      <Form method="post" preventScrollReset className="mt-3">
        <input type="hidden" name="intent" value="give-back" />
        <Button look="quiet" busy={formData?.get('intent') === 'give-back'}>
          <RotateCw className="icon" />
          Give {showPrice(amount)} back again
        </Button>
      </Form>
    </div>
  );
}
