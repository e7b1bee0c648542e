/** The age-band tiles (specification, section 1) in months: lower bound inclusive, upper exclusive. */
export const ageBands = {
  '0-12m': { label: '0-12 m', fromMonths: 0, toMonths: 12 },
  '1-2': { label: '1-2 yr', fromMonths: 12, toMonths: 24 },
  '2-3': { label: '2-3 yr', fromMonths: 24, toMonths: 36 },
  '3-4': { label: '3-4 yr', fromMonths: 36, toMonths: 48 },
  '4-6': { label: '4-6 yr', fromMonths: 48, toMonths: 72 },
} as const;

export type AgeBand = keyof typeof ageBands;
export const ageBandNames = Object.keys(ageBands) as [AgeBand, ...AgeBand[]];
