import { Form, Link, useNavigation } from 'react-router';
import type { AdminOrderInFull } from '#contract/admin.ts';
import type { ReprintKind } from '#vocabulary/printing.ts';
import { FOR_US_ALONE } from '#vocabulary/sentences/refunds.ts';
import { showPrice } from '#web/book/price.ts';
import { atUtc } from '#web/pages/admin/moment.ts';
import { shortId } from '#web/pages/orders/order-in-words.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import type { NotTaken } from './change-money.ts';

type Asked = { order: AdminOrderInFull; notTaken: NotTaken | undefined };

/** What was printed once more of an order, or offered to be, and the two ways to have that done. */
export function Reprint({ order, notTaken }: Asked) {
  const { reprints, reprint_offer: offer, reprint_of: first } = order;
  const isAny = reprints.length > 0 || offer || first;
  if (!isAny && !order.can_reprint && !order.can_offer_reprint) return null;
  return (
    <section aria-labelledby="reprints">
      <h2 id="reprints" className="text-xl">
        Printed once more
      </h2>
      {isAny && (
        <ul className="mt-2 grid gap-2 text-sm">
          {first && (
            <li>
              This is the book of <OrderLink id={first} /> once more, at cost.
            </li>
          )}
          {reprints.map(({ number, claim, made_at }) => (
            <li key={number} className="wrap-anywhere">
              <b>Free of charge</b>, {atUtc(made_at).day}: {claim}
            </li>
          ))}
          {offer && (
            <li>
              <b>At cost</b>, offered {atUtc(offer.offered_at).day}: {become(offer)}
            </li>
          )}
        </ul>
      )}
      {order.can_reprint && (
        <Ask
          kind="damaged"
          title="It arrived broken, or not at all"
          what="The same pages are printed once more and sent to the same address, at our cost. The family gets a letter."
          label="What was wrong"
          button="Print it once more"
          notTaken={notTaken}
        />
      )}
      {order.can_offer_reprint && (
        <Ask
          kind="typo"
          title="The family's own typo"
          what="The family may buy the book once more for what the printer asks, and correct it before it is printed. It gets a letter with the way there."
          label="What they had mistyped"
          button="Offer a reprint at cost"
          notTaken={notTaken}
        />
      )}
    </section>
  );
}

function become({ price, order_id }: NonNullable<AdminOrderInFull['reprint_offer']>) {
  if (order_id) {
    return (
      <>
        bought as <OrderLink id={order_id} />
      </>
    );
  }
  return price === null ? 'the printer names no price today' : `${showPrice(price)} a copy today`;
}

const OrderLink = ({ id }: { id: string }) => (
  <Link className="link" to={`/admin/orders/${id}`}>
    order {shortId(id)}
  </Link>
);

function Ask({
  kind,
  title,
  what,
  label,
  button,
  notTaken,
}: {
  kind: ReprintKind;
  title: string;
  what: string;
  label: string;
  button: string;
  notTaken: NotTaken | undefined;
}) {
  const { formData } = useNavigation();
  const refused = notTaken?.intent === kind ? notTaken : undefined;
  return (
    <details open={refused !== undefined} className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-pine">
        <h3 className="text-lg">{title}</h3>
      </summary>
      <Form method="post" preventScrollReset className="mt-2 grid max-w-[34rem] gap-4">
        <p className="text-sm">{what}</p>
        <input type="hidden" name="intent" value="reprint" />
        <input type="hidden" name="kind" value={kind} />
        <TextAreaField
          label={label}
          name="why"
          hint={FOR_US_ALONE}
          required
          rows={3}
          maxLength={300}
          defaultValue={refused?.typed.why}
          error={refused?.errors.why}
        />
        <div>
          <Button
            look="quiet"
            busy={formData?.get('intent') === 'reprint' && formData.get('kind') === kind}
          >
            {button}
          </Button>
        </div>
      </Form>
    </details>
  );
}
