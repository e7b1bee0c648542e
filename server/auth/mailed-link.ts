import { runWithTransaction } from '@better-auth/core/context';
import { isAPIError } from 'better-auth/api';
import type { Orm } from '#database/connect.ts';
import { signInLetter } from '#services/mail/sign-in-letter.ts';
import type { SendMail } from '#shop/mail.ts';
import { notingNewAccount } from './accounts-adapter.ts';
import { type BetterAuth, LINK_LASTS_SECONDS } from './better-auth.ts';
import { drawKey, endGuessedKeys, noteKey, tokensOfCode, withKey } from './mailed-code.ts';

/** A sign-in that worked. */
export type SignedIn = {
  /** Set-Cookie lines for the browser. */
  cookies: string[];
  /** The same session for a caller without cookies: `Authorization: Bearer <token>`. */
  token: string;
  /** Whether this very sign-in made the account. */
  isNew: boolean;
};

/** What the link leads to once its reader is signed in, and how to greet the reader. */
export type LinkRequest = { email: string; name: string; to: string };

/** Writes and posts the mail for a fresh link. The link opens a page; only that page's POST uses the token up. */
export const postLink =
  (publicUrl: string, sendMail: SendMail) =>
  async (link: { email: string; token: string; metadata?: Record<string, unknown> }) => {
    const { name, to, code } = link.metadata as Pick<LinkRequest, 'name' | 'to'> & { code: string };
    const url = new URL('/auth/callback', publicUrl);
    url.searchParams.set('token', link.token);
    if (to !== '/') url.searchParams.set('to', to);
    await sendMail(signInLetter(link.email, { url: url.href, code, name }));
  };

/**
 * Mails a one-time link to whoever asks. Nothing on this way looks at the users, so answer and time are the same with
 * and without an account. Throws MailNotTaken.
 */
export async function sendLink(
  auth: BetterAuth,
  keys: { orm: Orm; secret: string },
  { email, name, to }: LinkRequest,
): Promise<void> {
  const key = drawKey(keys.secret, email);
  await noteKey(keys.orm, email, key, new Date(Date.now() + LINK_LASTS_SECONDS * 1000));
  await withKey(key, () =>
    auth.api.signInMagicLink({
      body: { email, name: name || undefined, metadata: { name, to, code: key.code } },
      headers: new Headers(),
    }),
  );
}

/**
 * Signs in with the six digits of a letter, which use up its link; undefined if they are wrong or the letter is used or
 * old. After five wrong ones the letter is worth nothing, its link included.
 */
export async function useCode(
  auth: BetterAuth,
  keys: { orm: Orm; secret: string },
  typed: { email: string; code: string },
): Promise<SignedIn | undefined> {
  for (const token of await tokensOfCode(keys.orm, keys.secret, typed, new Date())) {
    // biome-ignore lint/correctness/useHookAtTopLevel: it uses a link up; it is no hook of React's.
    const signedIn = await useLink(auth, token);
    if (signedIn) return signedIn;
  }
  await endGuessedKeys(keys.orm, typed.email);
  return undefined;
}

/**
 * Signs in with the token of a mailed link; undefined if the token is wrong, used or old.
 *
 * One transaction takes the token, finds or makes the account and begins the session: of twenty parallel presses one
 * deletes the row and the others find it gone, and if the database goes away half-way the link still works.
 */
export async function useLink(auth: BetterAuth, token: string): Promise<SignedIn | undefined> {
  try {
    return await signInByLink(auth, token);
  } catch (error) {
    // Two links of one newcomer, opened at the same moment: the other one has just made the account.
    if (isDuplicate(error)) return signInByLink(auth, token);
    throw error;
  }
}

async function signInByLink(auth: BetterAuth, token: string): Promise<SignedIn | undefined> {
  const { adapter } = await auth.$context;
  try {
    const { result, isNew } = await notingNewAccount(async () =>
      runWithTransaction(adapter, () =>
        auth.api.magicLinkVerify({ query: { token }, headers: new Headers(), returnHeaders: true }),
      ),
    );
    return {
      cookies: result.headers.getSetCookie(),
      token: decodeURIComponent(result.headers.get('set-auth-token')!),
      isNew,
    };
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/** The library refuses a link by a redirect to an error page, which is no use to a POST. */
function isRefusal(error: unknown): boolean {
  if (!isAPIError(error) || error.status !== 'FOUND') return false;
  const location = new Headers(error.headers).get('location') ?? '';
  return new URL(location).searchParams.get('error') === 'INVALID_TOKEN';
}

/** PostgreSQL's unique_violation, wherever in the chain of causes it stands. */
function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: string }).code === '23505' || isDuplicate(error.cause);
}
