import { createCookie, redirect } from 'react-router';
import type { ToastMessage } from '#web/ui/toast.ts';

const left = createCookie('toast', { path: '/', maxAge: 60, httpOnly: true, sameSite: 'lax' });

/**
 * Sends the visitor to another page with a toast waiting there. To stay on the page, return
 * `{ toast }` from the action instead.
 *
 * @param cookie a further one, as a line of Set-Cookie
 */
export async function redirectWithToast(
  to: string,
  toast: ToastMessage,
  cookie?: string,
): Promise<Response> {
  const headers = new Headers({ 'Set-Cookie': await left.serialize(toast) });
  if (cookie) headers.append('Set-Cookie', cookie);
  return redirect(to, { headers });
}

/** The toast that a redirect left behind, and the cookie that takes it away again. */
export async function takeFlashToast(
  cookies: string | null,
): Promise<{ toast: ToastMessage; clear: string } | undefined> {
  const toast = readToast(await left.parse(cookies));
  return toast && { toast, clear: await left.serialize('', { maxAge: 0 }) };
}

/** Whether a toast may be among these cookies. */
export const mayHoldToast = (cookies: string): boolean => /(?:^|; )toast=/.test(cookies);

/** A cookie is the visitor's to change: anything but a toast counts as none. */
function readToast(value: Record<keyof ToastMessage, unknown> | null): ToastMessage | undefined {
  const { title, description, variant } = value ?? {};
  if (typeof title !== 'string') return undefined;
  return {
    title,
    description: typeof description === 'string' ? description : undefined,
    variant: variant === 'success' || variant === 'destructive' ? variant : 'default',
  };
}
