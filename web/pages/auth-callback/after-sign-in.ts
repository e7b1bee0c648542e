/**
 * Where to go once signed in: a new account is greeted first, and the greeting carries the wanted
 * page on; anybody else goes straight there (specification, section 4: Auth callback).
 */
export function afterSignIn(isNew: boolean, to: string): string {
  if (!isNew) return to;
  return to === '/' ? '/signup' : `/signup?${new URLSearchParams({ to })}`;
}
