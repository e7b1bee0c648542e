import type { Caller } from './caller.ts';

/** A user created less than this ago counts as new after sign-in (specification, section 9). */
const NEW_FOR_MS = 60_000;

/** The account and its first session are made by the same request, so they are milliseconds apart. */
const SAME_REQUEST_MS = 2_000;

/**
 * Whether this very sign-in made the account, less than 60 seconds ago: then the shop says welcome first
 * (specification, section 4: Auth callback). Signing out and in again within that minute is a return.
 */
export function isNewAccount(caller: Pick<Caller, 'createdAt' | 'signedInAt'>, now: Date): boolean {
  const madeBySignIn = caller.signedInAt.getTime() - caller.createdAt.getTime() < SAME_REQUEST_MS;
  return madeBySignIn && now.getTime() - caller.createdAt.getTime() < NEW_FOR_MS;
}
