import { safe } from '@orpc/client';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { type ShopRequest, shopRequest } from '#web/request-context.ts';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { Route } from './+types/confirmation.ts';
import { Bought } from './bought.tsx';
import { type ConfirmationState, confirmationState } from './confirmation-state.ts';
import { doorsOf } from './doors.ts';
import { HowItWaits, unpaidIn } from './how-it-waits.tsx';
import { COULD_NOT_LOOK, outcomes } from './outcomes.ts';
import { ParcelSpot } from './parcel-spot.tsx';
import { WithContactLink } from './with-contact-link.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${outcomes[loaderData?.state ?? 'error'].title} | Wonderling` },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  signedInViewer({ url, context });
  const sessionId = url.searchParams.get('session_id');
  const status = url.searchParams.get('status');
  const payment = sessionId ? await findPayment(context.get(shopRequest), sessionId) : NO_PAYMENT;
  if (payment === 'not found out') {
    return { state: 'error' as const, said: COULD_NOT_LOOK, ...NO_PAYMENT };
  }
  const { unpaid } = payment;
  const state = confirmationState({ sessionId, status }, payment.status);
  const doors = state === 'success' || state === 'pending' ? payment.doors : [];
  // No `toast`, which would be shown with every answer: this one is said once per visit of the page.
  return { state, said: outcomes[state].toast, unpaid, doors };
}

/** The longest id that a session of ours can have; a longer one is unknown without asking. */
const LONGEST_SESSION_ID = 200;

const NO_PAYMENT = { status: undefined, unpaid: undefined, doors: [] };

/** How the viewer's own payment stands, and what it is for. Asking settles it with the provider first. */
async function findPayment({ api, report }: ShopRequest, sessionId: string) {
  if (sessionId.length > LONGEST_SESSION_ID) return NO_PAYMENT;
  const { data, error } = await safe(api.orders.list({ session_id: sessionId }));
  const [order] = data?.body ?? [];
  if (!error) {
    return {
      status: order?.transaction.status,
      unpaid: order && unpaidIn(order),
      doors: doorsOf(data.body),
    };
  }
  report(error);
  return 'not found out';
}

/** How the payment went (specification, sections 2 and 4: Checkout confirmation). */
export default function Confirmation({ loaderData }: Route.ComponentProps) {
  const { state, said, unpaid, doors } = loaderData;
  const { title, text, button } = outcomes[state];
  useOncePerVisit(() => showToast(said));
  useFreshCart(state);
  return (
    <div className="stage">
      <div className="shop grid justify-items-center pt-10 pb-section text-center md:pt-16">
        <ParcelSpot state={state} />
        <h1 className="mt-6 text-3xl">{title}</h1>
        <p className="mt-4 max-w-[30rem] text-lg">
          <WithContactLink text={text} />
        </p>
        {state === 'pending' && unpaid && <HowItWaits unpaid={unpaid} />}
        <div className="mt-8 flex w-full max-w-[20rem] flex-col gap-3">
          <ButtonLink to={button.to}>{button.label}</ButtonLink>
          {state !== 'success' && (
            <ButtonLink to="/orders" look="quiet">
              View Orders
            </ButtonLink>
          )}
        </div>
        {doors.length > 0 && <Bought doors={doors} />}
      </div>
    </div>
  );
}

/** The result is handled once per visit of the page, however often the page is drawn or its data asked for. */
function useOncePerVisit(handle: () => void): void {
  const isHandled = useRef(false);
  useEffect(() => {
    if (isHandled.current) return;
    isHandled.current = true;
    handle();
  });
}

/** What was bought left the cart while this page was being made, perhaps after its badge had been counted. */
function useFreshCart(state: ConfirmationState): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (state === 'success') void revalidate();
  }, [state, revalidate]);
}
