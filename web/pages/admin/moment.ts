const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/**
 * ISO 8601 -> 'Nov 18, 2026, 8:42 PM UTC'. In UTC, as in the CSV file, so that two admins in two
 * countries speak of the same moment and the server writes what the browser writes.
 */
export const atUtc = (moment: string): string =>
  // Browsers put a narrow no-break space before AM and PM, Node may put a plain one.
  `${format.format(new Date(moment)).replace(/\s/g, ' ')} UTC`;
