import type { Task } from 'graphile-worker';
import { refreshQuotes } from '#shop/delivery/refresh-quotes.ts';
import type { WorkerServices } from './worker-services.ts';

/** Asks the print partner what a book costs in every country, once a day. While it is away the last answers serve on. */
export function refreshQuotesJob({ database, printer, log, now }: WorkerServices): Task {
  return async () => {
    const { asked, isAway } = await refreshQuotes(database, printer, now());
    if (isAway) log.warn({ asked }, 'the print partner is away: the last quotes serve on');
    else if (asked > 0) log.info({ asked }, 'asked the print partner for quotes');
  };
}
