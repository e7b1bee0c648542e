import type { Caller } from '#shop/accounts/caller.ts';
import { dayIn } from '#vocabulary/day.ts';

/** The family's today (readings: ages): the day where its browser is, as `dayIn` writes days. UTC until one has told. */
export const familyDay = ({ timeZone = 'UTC' }: Caller, now: Date): Date => dayIn(timeZone, now);
