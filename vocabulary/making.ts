/**
 * What becomes of a paid book, beside the status of its order, which is about money (readings: What is sold, and what
 * becomes of it): each stage with what a page calls it.
 */
export const makingStageLabels = {
  checking: 'Checking',
  approved: 'Approved',
  sent: 'Sent to the printer',
  in_production: 'Being printed',
  shipped: 'On its way',
  delivered: 'Delivered',
  stopped: 'Stopped',
  cancelled: 'Canceled',
} as const;

export type MakingStage = keyof typeof makingStageLabels;
export const makingStages = Object.keys(makingStageLabels) as [MakingStage, ...MakingStage[]];

/** Where a paid book is as long as the printer has not got it. */
export const stagesBeforePrinter = [
  'checking',
  'approved',
  'stopped',
] as const satisfies MakingStage[];
export const isBeforePrinter = (
  stage: MakingStage,
): stage is (typeof stagesBeforePrinter)[number] =>
  stagesBeforePrinter.some((one) => one === stage);

/** Who moves a book on: the family, the clock, somebody of the shop, or the shop's own machinery. */
export const makers = ['family', 'clock', 'admin', 'shop'] as const;
export type Maker = (typeof makers)[number];

/** How long a family may look through a paid book, in ms, unless the operator says otherwise. */
export const CHECKING_MS = 24 * 3_600_000;

/** The letters about a paid book: while it is checked, and what becomes of it at the printer's. */
export const makingMailKinds = [
  'corrected',
  'checking_ends',
  'shipped',
  'arrived',
  'stopped',
  'cancelled',
  'refunded',
  'refund_failed',
  'reprinted',
  'reprint_offered',
  // By somebody of the shop.
  'address_corrected',
  'held',
  'resumed',
] as const;
export type MakingMailKind = (typeof makingMailKinds)[number];

/** Those about money: they are written also when it is forgotten whom the book was for. */
export const isAboutMoney = (kind: MakingMailKind): boolean =>
  kind === 'cancelled' || kind === 'refunded' || kind === 'refund_failed';

/** What of a bought book can be corrected, as the API names it, with what a page calls it. */
export const correctableLabels = {
  name: 'name',
  pronoun: 'pronoun',
  age_months: 'age',
  level: 'reading level',
  interests: 'interests',
  companion_kind: 'toy or animal',
  companion_name: 'name of the toy or animal',
  grown_up: 'grown-up',
  baby_name: "baby's name",
  description: 'description',
  traits: 'looks',
  photo_crop: 'photo',
  dedication: 'dedication',
  from: 'from whom it comes',
  ship_to: 'address',
} as const;
export type Correctable = keyof typeof correctableLabels;
export const correctables = Object.keys(correctableLabels) as [Correctable, ...Correctable[]];

/** Why a book cannot be approved or corrected any more. */
export const reasonsOver = ['approved', 'time_over', 'sent', 'stopped', 'cancelled'] as const;
export type ReasonOver = (typeof reasonsOver)[number];
