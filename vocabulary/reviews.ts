/**
 * What becomes of a review's words, each with what the back office calls it: nobody else reads them before somebody of the
 * shop has let them through.
 */
export const reviewStateLabels = {
  waiting: 'Waiting',
  shown: 'Let through',
  hidden: 'Hidden',
} as const;

export type ReviewState = keyof typeof reviewStateLabels;
export const reviewStates = Object.keys(reviewStateLabels) as [ReviewState, ...ReviewState[]];

export const MOST_STARS = 5;

/** Who wrote a review, where nobody wished to be named. */
export const A_FAMILY = 'A family';

/** The first word of a profile's name; null for a profile without a name. */
export const firstNameIn = (name: string): string | null => name.trim().split(/\s+/)[0] || null;
