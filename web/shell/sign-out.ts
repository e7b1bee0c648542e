import { redirect } from 'react-router';
import { shopRequest } from '../request-context.ts';
import type { Route } from './+types/sign-out.ts';

/** Ends the session and leads home. If ending it fails, that is only logged (specification, section 8). */
export async function action({ context }: Route.ActionArgs) {
  const { callAuth, report } = context.get(shopRequest);
  const headers = new Headers();
  try {
    const answer = await callAuth('/sign-out', {});
    for (const cookie of answer.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  } catch (error) {
    report(error);
  }
  return redirect('/', { headers });
}

/** Nobody signs out by following a link. */
export const loader = () => redirect('/');
