import { persist } from './persist.ts';

/**
 * Fetches a script whose `import()` has failed, as soon as the line is there. Under another address: Chromium keeps in mind
 * that a script could not be had for as long as the document lives, and does not ask again (tried; the shop does not mind what
 * stands behind the question mark). Safari does not say which one it was, and asks again by itself.
 *
 * @param error what `import()` said; the address is in it
 * @throws if the line is there and the script is not: it went with its release, or one that it needs could not be had
 */
export async function fetchAgain<Script>(
  error: unknown,
  fetchScript: () => Promise<Script>,
): Promise<Script> {
  const address = /https?:\S+?\.js/.exec(String(error))?.[0];
  if (!address) return fetchScript();
  await persist(() => fetch(address));
  return import(/* @vite-ignore */ `${address}?again`);
}
