import { redirect } from 'react-router';
import { shopRequest } from '#web/request-context.ts';
import type { Route } from './+types/sign-out.ts';

/** Ends the session and leads home. If ending it fails, that is only logged (specification, section 8). */
export async function action({ context }: Route.ActionArgs) {
  const { signIn, report } = context.get(shopRequest);
  await signIn.signOut().catch(report);
  return redirect('/');
}

/** Nobody signs out by following a link. */
export const loader = () => redirect('/');
