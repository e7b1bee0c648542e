import type { RefundState } from '#vocabulary/printing.ts';

type Refunded = { refunded_amount: number; refunds: { amount: number; status: RefundState }[] };

const cents = (dollars: number): number => Math.round(dollars * 100);

/** What of the money that was given back came back to a gift card, in dollars: what no refund at the provider is about. */
export const backOnCard = ({ refunded_amount: amount, refunds }: Refunded): number =>
  refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((left, refund) => left - cents(refund.amount), cents(amount)) / 100;
