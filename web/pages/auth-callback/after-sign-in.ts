/** A user created less than this ago counts as new after sign-in (specification, section 9). */
const NEW_FOR_MS = 60_000;

/** Whether an account made at `createdAt` (ISO 8601) is new at `now`. */
export const isNewAccount = (createdAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) < NEW_FOR_MS;

/**
 * Where to go once signed in: a new account is greeted first, and the greeting carries the wanted
 * page on; anybody else goes straight there (specification, section 4: Auth callback).
 */
export function afterSignIn(isNew: boolean, to: string): string {
  if (!isNew) return to;
  return to === '/' ? '/signup' : `/signup?${new URLSearchParams({ to })}`;
}
