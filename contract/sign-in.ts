/** Signing in and out (specification, sections 2, 4, 7 and 8: Login, Auth callback, Authentication). */
import { z } from 'zod';
import { userTypes } from '#vocabulary/accounts.ts';
import { CODE_NOT_VALID, GOOGLE_FAILED, LINK_NOT_VALID } from '#vocabulary/sentences/accounts.ts';
import { anyonesCall, tooMany } from './named-failures.ts';
import { moment, typed, uuid } from './wire-values.ts';

export const account = z.object({
  id: uuid,
  email: z.string(),
  name: z.string(),
  user_type: z.enum(userTypes),
  /** When the account was made: less than 60 seconds ago means new (specification, section 4). */
  created_at: moment,
});
export type Account = z.infer<typeof account>;

export const email = z
  .string()
  .trim()
  .min(1, 'Please tell us your e-mail address')
  .max(254)
  .toLowerCase()
  .pipe(z.email('Please check this e-mail address'));

const name = typed(120).trim();

/** Where to go after signing in; only a path on our own site is followed, anything else leads to '/'. */
const callbackURL = z.string().max(2_000).optional();

/** Six digits, however they were grouped: '123 456' is typed as it is read. */
export const signInCode = z
  .string()
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[0-9]{6}$/, 'Please type the six digits from our e-mail'));

const signedIn = z.object({ token: z.string(), isNew: z.boolean(), user: account });

export const MANY_CODES =
  "That's a lot of tries for this address. The link in our e-mail still works.";
export const MANY_LINKS = "That's a lot of sign-in links. The newest one works.";

const googleFailed = {
  GOOGLE_FAILED: { status: 502, message: GOOGLE_FAILED },
} as const;

export const signIn = {
  sendLink: anyonesCall
    .errors({
      ...tooMany(MANY_LINKS),
      MAIL_NOT_SENT: {
        status: 503,
        message: "We couldn't send the e-mail just now. Please try again in a minute.",
      },
    })
    .route({
      method: 'POST',
      path: '/auth/sign-in/magic-link',
      tags: ['sign-in'],
      summary: 'Mail a one-time sign-in link; the answer is the same with and without an account',
    })
    // The sign-up form sends the name under both names (specification, section 7).
    .input(
      z.strictObject({
        email,
        name: name.optional(),
        user_name: name.optional(),
        callbackURL,
      }),
    )
    .output(z.object({ status: z.literal(true) })),
  useLink: anyonesCall
    .errors({
      LINK_NOT_VALID: {
        status: 410,
        message: LINK_NOT_VALID,
      },
    })
    .route({
      method: 'POST',
      path: '/auth/magic-link/verify',
      tags: ['sign-in'],
      summary:
        'Sign in with the token of a mailed link: sets the session cookie, answers a bearer token',
    })
    .input(z.strictObject({ token: z.string().min(1).max(200) }))
    .output(signedIn),
  useCode: anyonesCall
    .errors({
      ...tooMany(MANY_CODES),
      CODE_NOT_VALID: { status: 410, message: CODE_NOT_VALID },
    })
    .route({
      method: 'POST',
      path: '/auth/sign-in/code',
      tags: ['sign-in'],
      summary: 'Sign in with the six digits of a mailed letter; they are the same key as its link',
    })
    .input(z.strictObject({ email, code: signInCode }))
    .output(signedIn),
  withGoogle: anyonesCall
    .errors({
      ...googleFailed,
      GOOGLE_NOT_OFFERED: { status: 404, message: 'Signing in with Google is not offered here.' },
    })
    .route({
      method: 'POST',
      path: '/auth/sign-in/social',
      tags: ['sign-in'],
      summary: "Begin to sign in with Google: answers the address of Google's page to go to",
    })
    .input(z.strictObject({ provider: z.literal('google'), callbackURL }))
    .output(z.object({ url: z.string() })),
  session: anyonesCall
    .route({
      method: 'GET',
      path: '/auth/get-session',
      tags: ['sign-in'],
      summary: 'The current session and user, or null; keeps a session in use alive',
    })
    .output(
      z
        .object({
          session: z.object({ id: uuid, created_at: moment }),
          user: account,
          /** Whether this sign-in made the account, less than 60 seconds ago. */
          isNew: z.boolean(),
        })
        .nullable(),
    ),
  signOut: anyonesCall
    .route({
      method: 'POST',
      path: '/auth/sign-out',
      tags: ['sign-in'],
      summary: 'End this session on the server and forget its cookie',
    })
    .output(z.object({ success: z.literal(true) })),
};
