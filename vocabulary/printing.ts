/** What becomes of a print job, beside the stages of its books (`makingStages`), which families see. */
export const printJobStates = [
  'waiting',
  'sending',
  'accepted',
  'in_production',
  'shipped',
  'delivered',
  'stopped',
  'cancelled',
] as const;
export type PrintJobState = (typeof printJobStates)[number];

/** What becomes of the files that a printer needs: being made, whole, or found wanting by our own look at them. */
export const printFileStates = ['waiting', 'made', 'refused', 'failed'] as const;

/** Money that is given back: asked for, come back, or not taken by the bank. */
export const refundStates = ['pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** Why money is given back: a book is canceled, or an admin gives a part of it back for something that went wrong. */
export const refundReasons = [
  'family_cancelled',
  'admin_cancelled',
  'account_deleted',
  'goodwill',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** What a book is printed once more for: it arrived broken, or not at all; or the family had mistyped something. */
export const reprintKinds = ['damaged', 'typo'] as const;
export type ReprintKind = (typeof reprintKinds)[number];

/** Notes in a book's history that it goes to the printer once more, free of charge. */
export const REPRINT_NOTE = 'reprint';
