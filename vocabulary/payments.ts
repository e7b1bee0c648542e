/** How a payment stands, and each order of it (specification, section 4: Order status), with what a page calls it. */
export const paymentStatusLabels = {
  pending: 'Pending',
  completed: 'Completed',
  failed: 'Failed',
  expired: 'Expired',
} as const;

export type PaymentStatus = keyof typeof paymentStatusLabels;
export const paymentStatuses = Object.keys(paymentStatusLabels) as [
  PaymentStatus,
  ...PaymentStatus[],
];

/** The mails about a payment: that it is confirmed, still on its way, or has failed. */
export const paymentMailKinds = ['confirmed', 'pending', 'failed'] as const;
export type PaymentMailKind = (typeof paymentMailKinds)[number];

/** The most lines of a cart: as many as one session of the provider takes (Stripe: Checkout Session, line_items). */
export const MOST_LINES = 100;

/** The least that the provider charges, in cents (Stripe: minimum charge amounts, US dollars). */
export const LEAST_CHARGE = 50;
