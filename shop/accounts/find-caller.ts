import type { Reads } from '#database/connect.ts';
import type { Caller } from './caller.ts';
import { sessionByToken } from './queries.ts';

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
