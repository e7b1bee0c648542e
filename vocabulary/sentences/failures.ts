/** What is said of any call (specification, section 8). */

export const INPUT_INVALID = "Something in this request isn't right.";
export const OUT_OF_REACH = "We couldn't reach the shop. Please try again.";
export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.';
export const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** Beside a field with characters that nobody types: control characters, half an emoji. */
export const ORDINARY_LETTERS = 'Please use ordinary letters here';
