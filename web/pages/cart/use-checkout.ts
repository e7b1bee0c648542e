import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CartAnswer } from './change-cart.ts';
import { openPaymentTab, type PaymentTab } from './payment-tab.ts';

/**
 * Lets the cart be paid: `start` is for the form's submit, `isBusy` while the payment page is made, `refused` the
 * recipient who was not taken.
 */
export function useCheckout() {
  const { data, state, submit } = useFetcher<CartAnswer>();
  const [isLeaving, setLeaving] = useState(false);
  /** The tab that waits for an answer, and the answer before that one. */
  const waiting = useRef<{ tab: PaymentTab; before: CartAnswer | undefined }>(undefined);
  const isBusy = state === 'submitting' || isLeaving;

  // Back from a payment page in this very tab, the browser may show the page as it was left.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  useEffect(() => {
    if (!waiting.current || state === 'submitting') return;
    const { tab, before } = waiting.current;
    waiting.current = undefined;
    if (!data?.paymentPage || data === before) return tab.close();
    tab.goTo(data.paymentPage);
    setLeaving(!tab.isOwn);
  }, [state, data]);
  // Sent to sign in, the page is gone before there is an answer.
  useEffect(() => () => waiting.current?.tab.close(), []);

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    // Inside the click, before anything is waited for: later the browser would block it.
    waiting.current = { tab: openPaymentTab(), before: data };
    const form = new FormData(event.currentTarget);
    form.set('opens', 'tab');
    void submit(form, { method: 'post', action: '/cart' });
  }
  return { isBusy, refused: data?.refused, start };
}
