import type { Reads } from '#database/connect.ts';
import type { Caller } from './caller.ts';
import { sessionByToken, visitByToken } from './queries.ts';

/**
 * Who holds this session token, with the moment at which the session ends; undefined if there is no such session or
 * it is over. The token must have been proven genuine before.
 */
export async function findCaller(
  db: Reads,
  token: string,
  now: Date,
): Promise<{ caller: Caller; sessionEndsAt: Date } | undefined> {
  const found = await sessionByToken(db, token);
  if (!found || found.sessionEndsAt <= now) return undefined;
  const { sessionEndsAt, ...caller } = found;
  return { caller, sessionEndsAt };
}

/** What every page shows of who looks at it. */
export type Visit = {
  caller: Caller;
  sessionEndsAt: Date;
  /** The lines of the caller's cart, by book and child: a page that is kept and one that is rendered say the same. */
  lines: { bookId: number; childId: string; quantity: number }[];
  /** What has the caller's heart, the latest first: 'book 1', 'activity activity-hello-1'. */
  hearts: string[];
};

/** The same as `findCaller` for somebody who wants a page, in one statement as well. */
export async function findVisit(db: Reads, token: string, now: Date): Promise<Visit | undefined> {
  const found = await visitByToken(db, token);
  if (!found || found.sessionEndsAt <= now) return undefined;
  const { sessionEndsAt, lines, hearts, ...caller } = found;
  return { caller, sessionEndsAt, lines, hearts };
}
