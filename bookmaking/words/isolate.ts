const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Wraps text that runs from right to left in Unicode isolates (U+2068, U+2069), so that the
 * English full stop or ’s after it stays where it is. Other text comes back as it is.
 */
export function isolate(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}
