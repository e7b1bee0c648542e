/** The most letters that a family may type, the same for the form, the API and the table. */
export const LONGEST_CHILD_NAME = 60;
export const LONGEST_INTERESTS = 300;
export const LONGEST_COMPANION = 60;
export const LONGEST_DESCRIPTION = 300;
export const LONGEST_RECIPIENT = 120;
