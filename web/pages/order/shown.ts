/** The field that holds what the form showed when it was opened. */
export const SHOWN = 'shown';
