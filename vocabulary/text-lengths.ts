/** The most letters that a family may type, the same for the form, the API and the table. */
export const LONGEST_CHILD_NAME = 60;
export const LONGEST_INTERESTS = 300;
export const LONGEST_COMPANION = 60;
export const LONGEST_DESCRIPTION = 300;
export const LONGEST_RECIPIENT = 120;
/** The giver's words on the page that is kept for them, and the line of whom they come from. */
export const LONGEST_DEDICATION = 200;
export const MOST_DEDICATION_LINES = 6;
export const LONGEST_FROM = 60;
/** A review, and the shop's answer to it. */
export const LONGEST_REVIEW = 500;
