/**
 * The contract's base: every call starts from here, so every call can fail in these named ways.
 * A failure travels as `{ defined, code, status, message, data }`.
 */
import { oc } from '@orpc/contract';
import { z } from 'zod';
import { ADMINS_ONLY, SIGN_IN_FIRST } from '#vocabulary/sentences/accounts.ts';
import { INPUT_INVALID } from '#vocabulary/sentences/failures.ts';

export const anyonesCall = oc.errors({
  INPUT_INVALID: {
    status: 400,
    message: INPUT_INVALID,
    data: z.object({
      /** Field name -> the sentences to show beside it. */
      fields: z.record(z.string(), z.array(z.string())),
      /** Sentences that belong to no single field. */
      form: z.array(z.string()),
    }),
  },
});

/** A call that needs a signed-in caller: 401 otherwise. */
export const signedInCall = anyonesCall.errors({
  UNAUTHORIZED: { status: 401, message: SIGN_IN_FIRST },
});

/** A call for admins only: 401 signed out, 403 for everybody else. */
export const adminCall = signedInCall.errors({
  FORBIDDEN: {
    status: 403,
    message: ADMINS_ONLY,
  },
});

/**
 * Asked too often (docs/decisions/028). The answer carries Retry-After; the message ends with when to come back.
 * @param message what there was too much of
 */
export const tooMany = (message: string) =>
  ({
    TOO_MANY_REQUESTS: {
      status: 429,
      message,
      data: z.object({
        /** Seconds until it is worth another try. */
        retry_after: z.int(),
      }),
    },
  }) as const;

/** Somebody else's thing is answered exactly like a thing that does not exist. */
export const notFound = (message: string) => ({ NOT_FOUND: { status: 404, message } }) as const;
