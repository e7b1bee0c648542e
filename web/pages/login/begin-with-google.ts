import { safe } from '@orpc/client';
import { redirect, redirectDocument } from 'react-router';
import type { ShopRequest } from '#web/request-context.ts';
import { loginPath } from '#web/sign-in/login-path.ts';

/** Sends the browser to Google's page, or back to ours with a reason. `to` is the wanted page. */
export async function beginWithGoogle({ signIn, report }: ShopRequest, to: string) {
  const { error, data } = await safe(signIn.withGoogle({ provider: 'google', callbackURL: to }));
  if (error) {
    report(error);
    return redirect(loginPath(to, { error: 'google' }));
  }
  // The sandbox's page is on our own address, but it is no page of the storefront's.
  return redirectDocument(data.url);
}
