import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import { nameFailures } from '#server/http/name-failures.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { maySeeAdmin } from '#shop/accounts/who-may.ts';
import { Refused } from '#shop/refused.ts';
import type { ApiContext } from './api-context.ts';

/** Where every handler starts: the contract, each call answering its refusals by name. */
export const os = implement(contract).$context<ApiContext>().use(nameFailures);

/** For calls that need a signed-in caller: in the handler `context.caller` is set. */
export const signedIn = implement(contract)
  .$context<ApiContext>()
  .middleware(({ context, next }) => {
    if (!context.caller) throw new Refused('UNAUTHORIZED');
    return next({ context: { caller: context.caller } });
  });

/** For calls of the back office: 401 signed out, 403 for everybody but admins. */
export const adminOnly = signedIn.concat(
  implement(contract)
    .$context<ApiContext & { caller: Caller }>()
    .middleware(({ context, next }) => {
      if (!maySeeAdmin(context.caller)) throw new Refused('FORBIDDEN');
      return next();
    }),
);
