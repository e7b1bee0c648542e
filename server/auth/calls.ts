import { implement } from '@orpc/server';
import { type Account, signIn as onPaper } from '#contract/sign-in.ts';
import { wantedPath } from '#contract/wanted-path.ts';
import { nameFailures } from '#server/http/name-failures.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { isNewAccount } from '#shop/accounts/is-new-account.ts';
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

const os = implement(onPaper).$context<SignInContext>().use(nameFailures);

const present = (caller: Caller): Account => ({
  id: caller.userId,
  email: caller.email,
  name: caller.name,
  user_type: caller.userType,
  created_at: caller.createdAt.toISOString(),
});

/** The calls that sign in and out, each beside its line in the contract. */
export const signInCalls = os.router({
  sendLink: os.sendLink.handler(async ({ input, context }) => {
    const name = input.name || input.user_name || '';
    const to = wantedPath(input.callbackURL, context.publicUrl);
    await context.signIn.sendLink({ email: input.email, name, to }, context.networkAddress);
    return { status: true as const };
  }),

  useLink: os.useLink.handler(async ({ input, context, errors }) => {
    const signedIn = await context.signIn.useLink(input.token);
    if (!signedIn) throw errors.LINK_NOT_VALID();
    context.setCookies(signedIn.cookies);
    return { token: signedIn.token, isNew: signedIn.isNew, user: present(signedIn.caller) };
  }),

  useCode: os.useCode.handler(async ({ input, context, errors }) => {
    const signedIn = await context.signIn.useCode(input, context.networkAddress);
    if (!signedIn) throw errors.CODE_NOT_VALID();
    context.setCookies(signedIn.cookies);
    return { token: signedIn.token, isNew: signedIn.isNew, user: present(signedIn.caller) };
  }),

  withGoogle: os.withGoogle.handler(async ({ input, context, errors }) => {
    if (!context.signIn.google) throw errors.GOOGLE_NOT_OFFERED();
    const to = wantedPath(input.callbackURL, context.publicUrl);
    const { url, cookies } = await context.signIn.google.begin(to);
    context.setCookies(cookies);
    return { url };
  }),

  session: os.session.handler(async ({ context }) => {
    const { caller, cookies } = await context.signIn.recognize(context.headers);
    context.setCookies(cookies);
    if (!caller) return null;
    const isNew = isNewAccount(caller, new Date());
    const session = { id: caller.sessionId, created_at: caller.signedInAt.toISOString() };
    return { session, user: present(caller), isNew };
  }),

  signOut: os.signOut.handler(async ({ context }) => {
    context.setCookies(await context.signIn.signOut(context.headers));
    return { success: true as const };
  }),
});
