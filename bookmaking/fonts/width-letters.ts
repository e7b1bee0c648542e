/** A letter's place is a width in fortieths of an em, rounded up: text is never wider than thought. */
export const WIDTH_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
