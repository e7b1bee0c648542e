import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { type GoogleSettings, googleProvider } from '#services/google/google-provider.ts';
import { howLong } from '#vocabulary/how-long.ts';
import { accountsAdapter } from './accounts-adapter.ts';
import { tokenBeingMailed } from './mailed-code.ts';

/** A link in a mail works for this long (readings of the specification: Accounts). */
export const LINK_LASTS_SECONDS = howLong.signInMinutes * 60;

/** A session ends after 30 days without a visit; a visit pushes the end out, at most once a day. */
export const SESSION_LASTS_SECONDS = howLong.sessionDays * 24 * 60 * 60;
export const RENEW_AFTER_SECONDS = 24 * 60 * 60;

export type AuthParts = {
  database: Database;
  /** The shop's address as the browser sees it, without a slash at the end. */
  publicUrl: string;
  appSecret: string;
  log: Logger;
};

/** Hands over the token of a freshly made link; `metadata` is what `signInMagicLink` was called with. */
type TakeLink = (link: {
  email: string;
  token: string;
  metadata?: Record<string, unknown>;
}) => Promise<void>;

/**
 * The sign-in library, set up for this shop. Nobody mounts its own router: `routes.ts` calls the few of its functions
 * that the shop uses, so that everything else it brings (passwords, changing the address, deleting the user) is out of
 * reach by construction.
 *
 * @param google makes the instance able to sign in with Google; it then asks the provider for its addresses once
 */
export function setUpBetterAuth(parts: AuthParts, takeLink: TakeLink, google?: GoogleSettings) {
  const secure = parts.publicUrl.startsWith('https:');
  return betterAuth({
    appName: 'Wonderling',
    baseURL: parts.publicUrl,
    basePath: '/api/auth',
    secret: parts.appSecret,
    database: accountsAdapter(parts.database.orm),
    plugins: [
      magicLink({
        expiresIn: LINK_LASTS_SECONDS,
        storeToken: 'hashed',
        generateToken: tokenBeingMailed,
        sendMagicLink: takeLink,
      }),
      // Whoever reads the sessions table must not be able to sign in with it: a bare token is refused.
      bearer({ requireSignature: true }),
      ...(google ? [genericOAuth({ config: [googleProvider(google)] })] : []),
    ],
    session: { expiresIn: SESSION_LASTS_SECONDS, updateAge: RENEW_AFTER_SECONDS },
    // The library would clear old rows away in the middle of a sign-in, inside our transaction, where two of them could
    // wait for each other; `forgetWhatIsOver` does it beside.
    verification: { disableCleanup: true },
    user: {
      // An address that the provider does not vouch for must neither reach an account nor make one: whoever really
      // owns it would find a stranger inside.
      validateUserInfo: ({ user, source }) =>
        source.method === 'oauth' && source.action !== 'sign-in' && user.emailVerified !== true
          ? { error: 'email_not_verified' }
          : undefined,
    },
    account: {
      accountLinking: { enabled: true, trustedProviders: [] },
      encryptOAuthTokens: true,
      storeStateStrategy: 'database',
    },
    databaseHooks: {
      account: {
        // Its claims were read; what stays would be a name and a mail address in one more table.
        create: { before: async (account) => ({ data: { ...account, idToken: null } }) },
        update: { before: async (account) => ({ data: { ...account, idToken: null } }) },
      },
      session: {
        // No screen shows where a session came from, so we do not keep it.
        create: {
          before: async (session) => ({ data: { ...session, ipAddress: null, userAgent: null } }),
        },
      },
    },
    onAPIError: { errorURL: `${parts.publicUrl}/login` },
    // We count ourselves, in the database (server/rate-limits/). The library's limiter counts in one process's memory and
    // believes forwarding headers: worse than none, because it looks like one.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      // Only the library's own sentence: the values behind it, and a query's parameters, may name a person. What is an
      // error to it is mostly what a stranger sent (a state of nobody's); what breaks is thrown, and logged as ours there.
      log: (level, message) =>
        parts.log[level === 'error' ? 'warn' : level](`sign-in: ${String(message).split('\n')[0]}`),
    },
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
      // The prefix __Host- makes browsers refuse the cookie without Secure, with a Domain or for another path. The
      // library only knows __Secure-, and only if useSecureCookies is on, so both are spelled out here.
      useSecureCookies: false,
      cookiePrefix: secure ? '__Host-wonderling' : 'wonderling',
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      // Off by default under test runners, where it would hide what it does in earnest.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
  });
}

export type BetterAuth = ReturnType<typeof setUpBetterAuth>;
