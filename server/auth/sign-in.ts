import type { Reads } from '#database/connect.ts';
import { NO_VISIT, type PageVisit } from '#server/http/web-env.ts';
import type { Limits } from '#server/rate-limits/rate-limits.ts';
import { deriveSecret } from '#server/settings/app-secret.ts';
import type { GoogleSettings } from '#services/google/google-provider.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findCaller, findVisit } from '#shop/accounts/find-caller.ts';
import { forgetWhatIsOver } from '#shop/accounts/forget-what-is-over.ts';
import { MailNotTaken, type SendMail } from '#shop/mail.ts';
import { Refused } from '#shop/refused.ts';
import {
  type AuthParts,
  RENEW_AFTER_SECONDS,
  SESSION_LASTS_SECONDS,
  setUpBetterAuth,
} from './better-auth.ts';
import { type Google, prepareGoogle } from './google.ts';
import {
  type LinkRequest,
  postLink,
  type SignedIn,
  sendLink,
  useCode,
  useLink,
} from './mailed-link.ts';
import { fromBearer, readSessionToken } from './session-token.ts';
import { timeZoneOf } from './time-zone.ts';

/** Everything about signing in that the web process needs. */
export type SignIn = {
  /** Who sends a request, by session cookie or bearer token; null for a visitor. One query, no writes. */
  findCaller(headers: Headers): Promise<Caller | null>;
  /**
   * The same for a page, with what every page shows of him, still one query; and keeps a session in use alive: `cookies`
   * are mostly none.
   */
  recognize(headers: Headers): Promise<PageVisit>;
  /** Throws MAIL_NOT_SENT, and TOO_MANY_REQUESTS for an address or a network that has asked too often. */
  sendLink(request: LinkRequest, networkAddress: string): Promise<void>;
  /** Undefined if the link is wrong, used or old. */
  useLink(token: string): Promise<(SignedIn & { caller: Caller }) | undefined>;
  /** Undefined if the six digits are wrong, used or old. Throws TOO_MANY_REQUESTS for an address that was guessed at too often. */
  useCode(
    typed: { email: string; code: string },
    networkAddress: string,
  ): Promise<(SignedIn & { caller: Caller }) | undefined>;
  /** Ends the session on the server; answers Set-Cookie lines that make the browser forget it. */
  signOut(headers: Headers): Promise<string[]>;
  /** Undefined: not offered here. */
  google: Google | undefined;
};

/** Puts sign-in together. The sign-in library connects lazily: nothing is asked of the database here. */
export function openSignIn(
  parts: AuthParts & { sendMail: SendMail; limits: Limits; google: GoogleSettings | undefined },
): SignIn {
  const auth = setUpBetterAuth(parts, postLink(parts.publicUrl, parts.sendMail));
  const keys = { orm: parts.database.orm, secret: deriveSecret(parts.appSecret, 'sign-in codes') };
  const google = parts.google && prepareGoogle(parts, parts.google);

  async function sessionOf<Found extends { caller: Caller }>(
    headers: Headers,
    find: (db: Reads, token: string, now: Date) => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    const { authCookies, secret } = await auth.$context;
    const token = readSessionToken(headers, authCookies.sessionToken.name, secret);
    const found = token && (await find(parts.database.orm, token, new Date()));
    return found
      ? { ...found, caller: { ...found.caller, timeZone: timeZoneOf(headers) } }
      : undefined;
  }

  async function greet(signedIn: SignedIn | undefined) {
    if (!signedIn) return undefined;
    const headers = new Headers({ authorization: `Bearer ${signedIn.token}` });
    const found = await sessionOf(headers, findCaller);
    return found && { ...signedIn, caller: found.caller };
  }

  return {
    async findCaller(headers) {
      return (await sessionOf(headers, findCaller))?.caller ?? null;
    },
    async recognize(headers) {
      const found = await sessionOf(headers, findVisit);
      if (!found) return NO_VISIT;
      const { sessionEndsAt, ...visit } = found;
      const secondsLeft = (sessionEndsAt.getTime() - Date.now()) / 1000;
      if (secondsLeft > SESSION_LASTS_SECONDS - RENEW_AFTER_SECONDS)
        return { ...visit, cookies: [] };
      const renewed = await auth.api.getSession({ headers, returnHeaders: true });
      return { ...visit, cookies: fromBearer(headers) ? [] : renewed.headers.getSetCookie() };
    },
    async sendLink(request, networkAddress) {
      const knocker = { email: request.email, networkAddress };
      await parts.limits.askForMail(knocker);
      try {
        await sendLink(auth, keys, request);
      } catch (error) {
        if (!(error instanceof MailNotTaken)) throw error;
        await parts.limits.forgiveMail(knocker);
        throw new Refused('MAIL_NOT_SENT', { cause: error });
      }
      await forgetWhatIsOver(parts.database.orm, new Date());
    },
    async useLink(token) {
      return greet(await useLink(auth, token));
    },
    async useCode(typed, networkAddress) {
      await parts.limits.tryCode({ email: typed.email, networkAddress });
      return greet(await useCode(auth, keys, typed));
    },
    async signOut(headers) {
      const answer = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
    google,
  };
}
