import { implement, ORPCError } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import { inputInvalid } from '#server/http/input-invalid.ts';
import { shopAway } from '#server/http/unavailable.ts';
import { AccountGone } from '#shop/accounts/account-gone.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { maySeeAdmin } from '#shop/accounts/who-may.ts';
import { ADMINS_ONLY, SIGN_IN_FIRST } from '#vocabulary/sentences/accounts.ts';
import type { ApiContext } from './api-context.ts';

/**
 * Where every handler starts: the contract, with input that does not fit it turned into the
 * contract's own INPUT_INVALID, for HTTP callers and page loaders alike.
 */
export const os = implement(contract)
  .$context<ApiContext>()
  .use(async ({ next }) => {
    try {
      return await next();
    } catch (error) {
      if (error instanceof AccountGone) throw notSignedIn();
      throw shopAway(error) ?? inputInvalid(error) ?? error;
    }
  });

const notSignedIn = () =>
  new ORPCError('UNAUTHORIZED', { defined: true, status: 401, message: SIGN_IN_FIRST });

/** For calls that need a signed-in caller: in the handler `context.caller` is set. */
export const signedIn = implement(contract)
  .$context<ApiContext>()
  .middleware(({ context, next }) => {
    if (!context.caller) throw notSignedIn();
    return next({ context: { caller: context.caller } });
  });

/** For calls of the back office: 401 signed out, 403 for everybody but admins. */
export const adminOnly = signedIn.concat(
  implement(contract)
    .$context<ApiContext & { caller: Caller }>()
    .middleware(({ context, next }) => {
      if (!maySeeAdmin(context.caller)) {
        throw new ORPCError('FORBIDDEN', {
          defined: true,
          status: 403,
          message: ADMINS_ONLY,
        });
      }
      return next();
    }),
);
