import { type FormEvent, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CartItem } from '#contract/carts.ts';
import { checkoutRefusal, NO_URL, type Refusal } from '#web/checkout/checkout-refusal.ts';
import { showToast } from '#web/ui/toast.ts';
import { openPaymentTab } from './payment-tab.ts';
import { shownLines } from './shown-lines.ts';

/** Lets the cart be paid: `start` is for the form's submit, `isBusy` while the payment page is made. */
export function useCheckout(lines: CartItem[]) {
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  // Back from a payment page in this very tab, the browser may show the page as it was left.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  function start(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    // Inside the click, before anything is waited for: later the browser would block it.
    const tab = openPaymentTab();
    setBusy(true);
    askForPaymentPage(lines)
      .then((url) => {
        tab.goTo(url);
        if (tab.isOwn) setBusy(false);
      })
      .catch((reason: unknown) => {
        tab.close();
        setBusy(false);
        showToast(checkoutRefusal(isRefusal(reason) ? reason : undefined));
        // What was refused may be seen by now: another price, another tab's change.
        void revalidate();
      });
  }
  return { isBusy, start };
}

/** Answers the payment page's address. Throws the Refusal, or what broke on the way. */
async function askForPaymentPage(lines: CartItem[]): Promise<string> {
  const answer = await fetch('/api/functions/create-cart-checkout', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ cartItems: shownLines(lines) }),
  });
  const body = await answer.json();
  if (!answer.ok) throw body;
  if (!body.url) throw NO_URL;
  return body.url;
}

const isRefusal = (reason: unknown): reason is Refusal =>
  typeof reason === 'object' && reason !== null && 'code' in reason && 'message' in reason;
