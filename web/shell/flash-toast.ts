import { redirect } from 'react-router';
import type { ToastMessage } from '#web/ui/toast.ts';

const COOKIE = 'toast';
const A_MINUTE = 'Path=/; Max-Age=60; HttpOnly; SameSite=Lax';

/**
 * Sends the visitor to another page with a toast waiting there. To stay on the page, return
 * `{ toast }` from the action instead.
 *
 * @param headers further headers of the answer, such as a session's cookie
 */
export function redirectWithToast(
  to: string,
  toast: ToastMessage,
  headers?: HeadersInit,
): Response {
  const all = new Headers(headers);
  all.append('Set-Cookie', `${COOKIE}=${encodeURIComponent(JSON.stringify(toast))}; ${A_MINUTE}`);
  return redirect(to, { headers: all });
}

/** The toast that a redirect left behind, and the cookie that takes it away again. */
export function takeFlashToast(
  cookies: string | null,
): { toast: ToastMessage; clear: string } | undefined {
  const value = cookies?.match(/(?:^|;\s*)toast=([^;]+)/)?.[1];
  if (!value) return undefined;
  const toast = readToast(value);
  return toast && { toast, clear: `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax` };
}

/** A cookie is the visitor's to change: anything but a toast counts as none. */
function readToast(value: string): ToastMessage | undefined {
  try {
    const { title, description, variant } = JSON.parse(decodeURIComponent(value));
    if (typeof title !== 'string') return undefined;
    return {
      title,
      description: typeof description === 'string' ? description : undefined,
      variant: variant === 'success' || variant === 'destructive' ? variant : 'default',
    };
  } catch {
    return undefined;
  }
}
