import { runWithTransaction } from '@better-auth/core/context';
import { isAPIError } from 'better-auth/api';
import { signInLetter } from '#services/mail/sign-in-letter.ts';
import type { SendMail } from '#shop/mail.ts';
import { notingNewAccount } from './accounts-adapter.ts';
import type { BetterAuth } from './better-auth.ts';

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
    const { name, to } = link.metadata as Pick<LinkRequest, 'name' | 'to'>;
    const url = new URL('/auth/callback', publicUrl);
    url.searchParams.set('token', link.token);
    if (to !== '/') url.searchParams.set('to', to);
    await sendMail(signInLetter(link.email, url.href, name));
  };

/**
 * Mails a one-time link to whoever asks. Nothing on this way looks at the users, so answer and time are the same with
 * and without an account. Throws MailNotTaken.
 */
export async function sendLink(auth: BetterAuth, { email, name, to }: LinkRequest): Promise<void> {
  await auth.api.signInMagicLink({
    body: { email, name: name || undefined, metadata: { name, to } },
    headers: new Headers(),
  });
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
