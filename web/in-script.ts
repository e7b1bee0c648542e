/** A text as a string literal that may stand in a script of a page. */
export const inScript = (text: string): string =>
  JSON.stringify(text).replace(
    /[&><\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
