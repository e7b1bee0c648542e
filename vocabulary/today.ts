/**
 * What waits for somebody in the back office, each kind once on the morning page: what concerns money comes first, then what
 * holds a family's book up, then the rest.
 */
export const waitingKinds = [
  'payment_misfit',
  'refund_failed',
  'book_failed',
  'files_refused',
  'parcel_stopped',
  'book_stopped',
  'sending_held',
  'letter_unsent',
  'review_waiting',
  'event_failed',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Money that came and does not fit: another amount than asked for, for nothing that we know, or a second time. */
export const misfitKinds = ['amount', 'unknown', 'twice'] as const;
export type MisfitKind = (typeof misfitKinds)[number];

/** More than these are no list for a morning. */
export const MOST_WAITING = 7;
