import { safe } from '@orpc/client';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#contract/orders.ts';
import { dayIn } from '#vocabulary/day.ts';
import { arrivalIn } from '#web/address/days-of.ts';
import { type ShopRequest, shopRequest } from '#web/request-context.ts';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { showToast, type ToastMessage } from '#web/ui/toast.ts';
import type { Route } from './+types/confirmation.ts';
import { Bought } from './bought.tsx';
import { type ConfirmationState, confirmationState } from './confirmation-state.ts';
import { doorsOf } from './doors.ts';
import { isAwaited, type NamedPayment, standOf } from './follow-order.ts';
import { HowItWaits, unpaidIn } from './how-it-waits.tsx';
import { OpeningBooks } from './opening-books.tsx';
import { COULD_NOT_LOOK, outcomes } from './outcomes.ts';
import { ParcelSpot } from './parcel-spot.tsx';
import { useFollowOrder } from './use-follow-order.ts';
import { WhatHappensNext } from './what-happens-next.tsx';
import { WithContactLink } from './with-contact-link.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${outcomes[loaderData?.state ?? 'error'].title} | Wonderling` },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { email, timeZone } = signedInViewer({ url, context });
  const named = paymentIn(url.searchParams);
  const status = url.searchParams.get('status');
  const payment = named ? await findPayment(context.get(shopRequest), named, timeZone) : NO_PAYMENT;
  if (payment === 'not found out') {
    return { state: 'error' as const, said: COULD_NOT_LOOK, email, ...NO_PAYMENT };
  }
  const state = confirmationState({ named: named !== undefined, status }, payment.status);
  // No `toast`, which would be shown with every answer: this one is said once per visit of the page.
  return { said: outcomes[state].toast, email, ...payment, state };
}

/** The longest id that a session of ours can have; a longer one is unknown without asking. */
const LONGEST_SESSION_ID = 200;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const NO_PAYMENT = {
  ...{ status: undefined, unpaid: undefined, following: undefined, doors: [] },
  taken: undefined,
};

/** The payment that an address names; undefined for none. */
function paymentIn(query: URLSearchParams): NamedPayment | undefined {
  const [session_id, payment_id] = [query.get('session_id'), query.get('payment_id')];
  if (session_id) return { session_id };
  return payment_id ? { payment_id } : undefined;
}

const canBe = (payment: NamedPayment): boolean =>
  'session_id' in payment
    ? payment.session_id.length <= LONGEST_SESSION_ID
    : UUID.test(payment.payment_id);

/** How the viewer's own payment stands, and what it is for. Asking settles it with the provider first. */
async function findPayment({ api, report }: ShopRequest, named: NamedPayment, timeZone: string) {
  if (!canBe(named)) return NO_PAYMENT;
  const [{ data, error }, shelf, delivery] = await Promise.all([
    safe(api.orders.list(named)),
    safe(api.books.list({})),
    safe(api.delivery.list()),
  ]);
  if (error) {
    report(error);
    return 'not found out';
  }
  const orders = data.body;
  const arrivesAt = ({ ship_to, created_at }: Order) =>
    arrivalIn(delivery.data, ship_to?.country_code, dayIn(timeZone, new Date(created_at)));
  return {
    status: orders[0]?.transaction.status,
    unpaid: unpaidIn(orders),
    following: isAwaited(orders) ? { payment: named, stand: standOf(orders) } : undefined,
    taken: takenFrom(orders[0]?.transaction),
    // Without the shelf only the covers are missing.
    doors: doorsOf(orders, shelf.data ?? [], arrivesAt),
  };
}

/** What a code has taken off the payment, or a gift card has paid, and what was left; undefined for nothing. */
function takenFrom(payment: Order['transaction'] | undefined) {
  if (!payment) return undefined;
  const { code, gift_card: card, discount, paid_by_card, amount: paid } = payment;
  const off = discount || paid_by_card;
  return off > 0 ? { code, card, off, paid } : undefined;
}

/** How the payment went (specification, sections 2 and 4: Checkout confirmation). */
export default function Confirmation({ loaderData }: Route.ComponentProps) {
  const { state, said, following } = loaderData;
  useToldOnce(state, said);
  useFreshCart(state);
  useFollowOrder(following);
  return (
    <div className="stage">
      {state === 'success' ? <Paid {...loaderData} /> : <NotPaid {...loaderData} state={state} />}
    </div>
  );
}

type Shown = Omit<Awaited<ReturnType<typeof loader>>, 'state'>;

/** The book itself, beside the specified words on a wide screen and below them on a narrow one. */
function Paid({ doors, email, taken }: Shown) {
  const { title, text, button } = outcomes.success;
  return (
    <div className="shop items-center gap-x-16 pt-8 pb-section md:grid md:grid-cols-[1.05fr_1fr] md:pt-14">
      <div className="grid justify-items-center text-center md:justify-items-start md:text-left">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-4 max-w-[30rem] text-lg">{text}</p>
        <ButtonLink to={button.to} look="quiet" className="mt-6 w-full max-w-[20rem]">
          {button.label}
        </ButtonLink>
      </div>
      {/* On the left, where no toast lies on it. */}
      <div className="my-10 md:order-first md:my-0">
        <OpeningBooks books={doors.flatMap(({ books }) => books)} />
      </div>
      <div className="mt-4 grid items-start justify-items-center gap-x-16 gap-y-10 md:col-span-2 md:mt-14 md:grid-cols-[1.05fr_1fr] md:justify-items-start">
        <Bought doors={doors} taken={taken} isComing />
        <WhatHappensNext email={email} />
      </div>
    </div>
  );
}

/** A payment that has not come, or not yet. */
function NotPaid({
  state,
  unpaid,
  doors,
}: Shown & { state: Exclude<ConfirmationState, 'success'> }) {
  const { title, text, button } = outcomes[state];
  return (
    <div className="shop grid justify-items-center pt-10 pb-section text-center md:pt-16">
      <ParcelSpot state={state} />
      <h1 className="mt-6 text-3xl">{title}</h1>
      <p className="mt-4 max-w-[30rem] text-lg">
        <WithContactLink text={text} />
      </p>
      {unpaid && <HowItWaits unpaid={unpaid} />}
      <div className="mt-8 flex w-full max-w-[20rem] flex-col gap-3">
        <ButtonLink to={button.to}>{button.label}</ButtonLink>
        <ButtonLink to="/orders" look="quiet">
          View Orders
        </ButtonLink>
      </div>
      {doors.length > 0 && (
        <div className="mt-12 grid w-full justify-items-center">
          <Bought doors={doors} isComing={state === 'pending'} />
        </div>
      )}
    </div>
  );
}

/**
 * The result is told once per visit of the page, however often the page is drawn or its data asked for; and once more
 * where the page has followed a payment to another one.
 */
function useToldOnce(state: ConfirmationState, said: ToastMessage): void {
  const told = useRef<ConfirmationState>(undefined);
  useEffect(() => {
    if (told.current === state) return;
    told.current = state;
    showToast(said);
  });
}

/** What was bought left the cart while this page was being made, perhaps after its badge had been counted. */
function useFreshCart(state: ConfirmationState): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (state === 'success') void revalidate();
  }, [state, revalidate]);
}
