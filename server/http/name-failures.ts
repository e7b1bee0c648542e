import type { Context, Middleware, ORPCError } from '@orpc/server';
import { Refused } from '#shop/refused.ts';
import { inputInvalid } from './input-invalid.ts';
import { refuseNullBytes } from './null-bytes.ts';
import { shopAway } from './unavailable.ts';

type Nothing = Record<never, never>;
type AnyCall = Middleware<Context, Nothing, unknown, unknown, Nothing, Nothing>;

/** The failures that the contract declares for a call: code -> what makes one, in the contract's words or in others. */
type Failures = Record<string, (said: object) => ORPCError<string, unknown>>;

/**
 * The outermost part of every call, for HTTP callers and page loaders alike, of both APIs: a refusal leaves it as the
 * contract's failure of the same code, a null byte in what was sent among them, and a database or a file store that is away as a 503.
 *
 * A refusal that the call does not declare is a mistake of ours: it is logged, and answered like any unknown error.
 */
export const nameFailures: AnyCall = async ({ path, errors, next }, input) => {
  try {
    refuseNullBytes(input);
    return await next();
  } catch (error) {
    const refused = error instanceof Refused ? error : inputInvalid(error);
    if (!refused) throw shopAway(error) ?? error;
    throw failureOf(refused, path, errors);
  }
};

function failureOf(refused: Refused, path: readonly string[], errors: Failures): Error {
  const { code, words: message, data } = refused;
  if (code in errors) return errors[code]!({ message, data, cause: refused });
  const call = path.join('.');
  return new Error(`The contract does not say that ${call} may be refused`, { cause: refused });
}
