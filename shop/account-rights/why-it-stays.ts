import type { WhyItStays } from '#vocabulary/erasing.ts';
import { DAY_MS, howLong } from '#vocabulary/how-long.ts';
import type { MakingStage } from '#vocabulary/making.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';

/** What of an order decides whether it may forget whom it is for. */
export type Forgettable = {
  status: PaymentStatus;
  /** When its payment last moved. */
  updatedAt: Date;
  /** Null until it is paid, and for orders from before there was checking. */
  stage: MakingStage | null;
  shippedAt: Date | null;
  /** Whether a letter about its book has still to be sent. */
  isBeingTold: boolean;
};

/**
 * Why an order whose child is erased still has to know whom it is for; undefined once it need not. What is paid for is
 * printed and sent: an erasure is no cancellation. The provider may say for some hours of a payment that failed or ran out
 * that it was paid after all, and then there is a book to be made.
 */
export function whyItStays(order: Forgettable, now: Date): WhyItStays | undefined {
  if (order.status === 'pending') return 'unpaid';
  if (order.status !== 'completed')
    return isOlderThan(howLong.latePaymentDays, order.updatedAt, now) ? undefined : 'unpaid';
  if (order.isBeingTold) return 'letter';
  switch (order.stage) {
    case 'checking':
      return 'checking';
    case 'approved':
    case 'sent':
    case 'in_production':
    case 'stopped':
      return 'printing';
    case 'shipped':
      // A parcel that nobody reports as delivered has arrived by then, or never will.
      return isOlderThan(howLong.parcelDays, order.shippedAt, now) ? undefined : 'on_its_way';
    default:
      return undefined;
  }
}

const isOlderThan = (days: number, moment: Date | null, now: Date): boolean =>
  moment !== null && now.getTime() - moment.getTime() > days * DAY_MS;
