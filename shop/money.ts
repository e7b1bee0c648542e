/** Money is integer US cents everywhere inside; only the wire shows decimal dollars. */

/** 3299 -> 32.99 */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** 32.99 -> 3299, rounded once to the nearest cent. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}
