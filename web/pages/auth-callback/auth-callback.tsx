import { safe } from '@orpc/client';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, redirect, useSubmit } from 'react-router';
import { wantedPath } from '#contract/wanted-path.ts';
import { type ShopRequest, shopRequest } from '#web/request-context.ts';
import { loginPath } from '#web/sign-in/login-path.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/auth-callback.ts';
import { afterSignIn } from './after-sign-in.ts';

// The address holds a token: it must not travel to others in a Referer, nor stay in a cache. With
// 'no-referrer' the browser would hide the form's Origin too, and the post would count as foreign.
export const headers: Route.HeadersFunction = () => ({
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});

export const meta: Route.MetaFunction = () => [
  { title: 'Signing you in... | Wonderling' },
  { name: 'robots', content: 'noindex' },
];

/**
 * With a token the page is only shown: a mail scanner's GET must not use the token up. Without one
 * the visitor comes from Google, signed in already.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const token = url.searchParams.get('token');
  if (token) return { token };
  const to = wantedOf(url, shop);
  const { data } = await safe(shop.signIn.session());
  if (!data) throw redirect(loginPath(to, { error: 'session' }));
  throw redirect(afterSignIn(data.isNew, to));
}

/** Signs in with the link's token (specification, section 4: Auth callback). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const to = wantedOf(url, shop);
  const token = String((await request.formData()).get('token') ?? '');
  // biome-ignore lint/correctness/useHookAtTopLevel: it uses a link up; it is no hook of React's.
  const { error, data, isDefined } = await safe(shop.signIn.useLink({ token }));
  if (!error) return redirect(afterSignIn(data.isNew, to));
  if (!isDefined) shop.report(error);
  const isOldLink =
    isDefined && (error.code === 'LINK_NOT_VALID' || error.code === 'INPUT_INVALID');
  if (isOldLink) {
    const { data: session } = await safe(shop.signIn.session());
    if (session && justNow(session.session.created_at)) {
      return redirect(afterSignIn(session.isNew, to));
    }
  }
  return redirect(loginPath(to, { error: isOldLink ? 'link' : 'sign-in' }));
}

/** Pressed twice, or opened in a second tab: this browser has just been signed in by the link, and that is no error. */
const justNow = (moment: string): boolean => Date.now() - Date.parse(moment) < 60_000;

const wantedOf = (url: URL, { settings }: ShopRequest) =>
  wantedPath(url.searchParams.get('to'), settings.publicUrl);

/** Signs in by itself; where no script runs, or none arrived, by the button. */
export default function AuthCallback({ loaderData }: Route.ComponentProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) submit(form.current, { replace: true });
  }, [submit]);
  return (
    <div className="shop grid min-h-[60vh] content-center justify-items-center text-center">
      <h1 className="text-3xl">Signing you in...</h1>
      <LoaderCircle className="spinner my-6 size-9" aria-hidden="true" />
      <Form ref={form} method="post">
        <input type="hidden" name="token" value={loaderData.token} />
        {/* Seen only by those who are still here after two seconds. */}
        <Button type="submit" look="quiet" className="[animation:appear_1ms_2s_backwards]">
          Sign me in now
        </Button>
      </Form>
    </div>
  );
}
