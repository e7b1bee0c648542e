const inUtc = { timeZone: 'UTC' } as const;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...inUtc });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', ...inUtc });

/**
 * ISO 8601 -> 'Nov 18, 2026' and '8:42 PM UTC'. In UTC, as in the CSV file, so that two admins in two
 * countries speak of the same moment and the server writes what the browser writes.
 */
export function atUtc(moment: string): { day: string; time: string } {
  const date = new Date(moment);
  // Some browsers put a narrow no-break space before AM and PM, others a plain one.
  return { day: day.format(date), time: `${time.format(date).replace(/\s/g, ' ')} UTC` };
}
