import { implement, ORPCError, ValidationError } from '@orpc/server';
import { contract } from '../../contract/contract.ts';
import type { Caller } from '../../shop/accounts/caller.ts';
import { maySeeBackOffice } from '../../shop/accounts/who-may.ts';
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
      throw inputInvalid(error) ?? error;
    }
  });

/** For calls that need a signed-in caller: in the handler `context.caller` is set. */
export const signedIn = implement(contract)
  .$context<ApiContext>()
  .middleware(({ context, next }) => {
    if (!context.caller) {
      throw new ORPCError('UNAUTHORIZED', {
        defined: true,
        status: 401,
        message: 'Please sign in first.',
      });
    }
    return next({ context: { caller: context.caller } });
  });

/** For calls of the back office: 401 signed out, 403 for everybody but admins. */
export const adminOnly = signedIn.concat(
  implement(contract)
    .$context<ApiContext & { caller: Caller }>()
    .middleware(({ context, next }) => {
      if (!maySeeBackOffice(context.caller)) {
        throw new ORPCError('FORBIDDEN', {
          defined: true,
          status: 403,
          message: "You don't have permission to access the admin panel.",
        });
      }
      return next();
    }),
);

function inputInvalid(error: unknown): Error | undefined {
  const misfit = error instanceof ORPCError && error.status === 400 && error.cause;
  if (!(misfit instanceof ValidationError)) return undefined;
  const fields: Record<string, string[]> = {};
  const form: string[] = [];
  for (const issue of misfit.issues) {
    const path = (issue.path ?? []).map((step) =>
      String(typeof step === 'object' ? step.key : step),
    );
    if (path.length === 0) form.push(issue.message);
    else fields[path.join('.')] = [...(fields[path.join('.')] ?? []), issue.message];
  }
  return new ORPCError('INPUT_INVALID', {
    defined: true,
    status: 400,
    message: 'Something in this request is not as it should be.',
    data: { fields, form },
  });
}
