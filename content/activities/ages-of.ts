import type { Activity } from './activity.ts';

/** Months of life, lower bound inclusive, upper exclusive; Infinity for no upper bound. */
export type Ages = { fromMonths: number; toMonths: number };

/** For whom an activity is: '3-12 MONTHS' -> 3 to 12, '2-5 YEARS' -> 24 to 60, '5+ YEARS' -> from 60 on. */
export function agesOf({ ageRange }: Pick<Activity, 'ageRange'>): Ages {
  const [, from, to, unit] = /^(\d+)(?:-(\d+)|\+) (MONTHS|YEARS)$/.exec(ageRange) ?? [];
  const months = unit === 'YEARS' ? 12 : 1;
  return {
    fromMonths: Number(from) * months,
    toMonths: to === undefined ? Number.POSITIVE_INFINITY : Number(to) * months,
  };
}

/** Whether a child of that age is meant. */
export const fits = (activity: Pick<Activity, 'ageRange'>, months: number): boolean => {
  const { fromMonths, toMonths } = agesOf(activity);
  return fromMonths <= months && months < toMonths;
};
