/**
 * A child's age as the shop says it (specification, section 3, and its readings): 'Under 1 year' for a newborn,
 * '7 months', '1 year old', '5 years old'.
 *
 * @param months completed months of life
 */
export function ageInWords(months: number): string {
  if (months < 1) return 'Under 1 year';
  if (months < 12) return months === 1 ? '1 month' : `${months} months`;
  const years = Math.floor(months / 12);
  return years === 1 ? '1 year old' : `${years} years old`;
}
