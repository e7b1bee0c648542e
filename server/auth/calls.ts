import { implement } from '@orpc/server';
import { type Account, MANY_LINKS, signIn as onPaper } from '#contract/sign-in.ts';
import { wantedPath } from '#contract/wanted-path.ts';
import { inputInvalid } from '#server/http/input-invalid.ts';
import { shopAway } from '#server/http/unavailable.ts';
import { comeBack, TooManyTries } from '#server/rate-limits/rate-limits.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { isNewAccount } from '#shop/accounts/is-new-account.ts';
import { MailNotTaken } from '#shop/mail.ts';
import { GoogleAway } from './google.ts';
import type { SignIn } from './sign-in.ts';

/** What a sign-in call needs to know of the request it answers. */
export type SignInContext = {
  signIn: SignIn;
  publicUrl: string;
  headers: Headers;
  /** What sign-in mails are counted by, besides their address. */
  networkAddress: string;
  /** Adds Set-Cookie lines to the answer. */
  setCookies(lines: string[]): void;
};

const os = implement(onPaper)
  .$context<SignInContext>()
  .use(async ({ next }) => {
    try {
      return await next();
    } catch (error) {
      throw shopAway(error) ?? inputInvalid(error) ?? error;
    }
  });

const present = (caller: Caller): Account => ({
  id: caller.userId,
  email: caller.email,
  name: caller.name,
  user_type: caller.userType,
  created_at: caller.createdAt.toISOString(),
});

/** The calls that sign in and out, each beside its line in the contract. */
export const signInCalls = os.router({
  sendLink: os.sendLink.handler(async ({ input, context, errors }) => {
    const name = input.name || input.user_name || '';
    const to = wantedPath(input.callbackURL, context.publicUrl);
    const { networkAddress } = context;
    try {
      await context.signIn.sendLink({ email: input.email, name, to }, networkAddress);
    } catch (error) {
      if (error instanceof TooManyTries)
        throw errors.TOO_MANY_REQUESTS(comeBack(error, MANY_LINKS));
      if (error instanceof MailNotTaken) throw errors.MAIL_NOT_SENT({ cause: error });
      throw error;
    }
    return { status: true as const };
  }),

  useLink: os.useLink.handler(async ({ input, context, errors }) => {
    const signedIn = await context.signIn.useLink(input.token);
    if (!signedIn) throw errors.LINK_NOT_VALID();
    context.setCookies(signedIn.cookies);
    return { token: signedIn.token, isNew: signedIn.isNew, user: present(signedIn.caller) };
  }),

  withGoogle: os.withGoogle.handler(async ({ input, context, errors }) => {
    if (!context.signIn.google) throw errors.GOOGLE_NOT_OFFERED();
    try {
      const to = wantedPath(input.callbackURL, context.publicUrl);
      const { url, cookies } = await context.signIn.google.begin(to);
      context.setCookies(cookies);
      return { url };
    } catch (error) {
      if (error instanceof GoogleAway) throw errors.GOOGLE_FAILED({ cause: error });
      throw error;
    }
  }),

  session: os.session.handler(async ({ context }) => {
    const { caller, cookies } = await context.signIn.recognize(context.headers);
    context.setCookies(cookies);
    if (!caller) return null;
    const isNew = isNewAccount(caller, new Date());
    return { session: { id: caller.sessionId }, user: present(caller), isNew };
  }),

  signOut: os.signOut.handler(async ({ context }) => {
    context.setCookies(await context.signIn.signOut(context.headers));
    return { success: true as const };
  }),
});
