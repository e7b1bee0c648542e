import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { followOrder, type NamedPayment } from './follow-order.ts';

/** What to follow: a payment that something will still happen to, and how far it is. */
export type Following = { payment: NamedPayment; stand: string };

/** Asks for the page's data again as soon as a payment or one of its books has got further; undefined: nothing will. */
export function useFollowOrder(following: Following | undefined): void {
  const { revalidate } = useRevalidator();
  const { payment, stand } = following ?? {};
  useEffect(() => {
    if (!payment || stand === undefined) return;
    const page = new AbortController();
    followOrder(payment, stand, page.signal)
      .then((isNew) => (isNew ? revalidate() : undefined))
      .catch((error) => console.warn('The order could not be followed', error));
    return () => page.abort();
  }, [payment, stand, revalidate]);
}
