import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';

/** A piece of a page: text in it is escaped already. */
export type Markup = ReturnType<typeof html>;

const style = readFileSync(new URL('page.css', import.meta.url), 'utf8');

/**
 * A whole page of the sandbox. It works without scripts (none would be let run), and it says that no money moves.
 * @param title what the page is about; the heading is the body's own
 */
export function page(title: string, body: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - Wonderling sandbox</title>
<style>${raw(style)}</style>
</head>
<body>
<aside class="no-money" aria-label="About this page">This is a sandbox page. No money moves, nothing is printed, and no mail leaves this machine.</aside>
<header>
<strong>Wonderling sandbox</strong>
<nav aria-label="Sandbox">
<a href="/sandbox/inbox">Inbox</a>
<a href="/sandbox/payments">Payments</a>
<a href="/sandbox/printing">Printing</a>
<a href="/sandbox/google">Sign-in</a>
<a href="/">Shop</a>
</nav>
</header>
<main>${body}</main>
</body>
</html>`;
}

/** A button that posts to `action` and carries nothing else. */
export function button(
  action: string,
  label: string,
  look: 'primary' | 'quiet' | 'danger',
): Markup {
  return html`<form method="post" action="${action}"><button class="${look}">${label}</button></form>`;
}

/** A moment as a person reads it, in the machine's own time zone. */
export function when(time: Date): string {
  return time.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
}

/** Cents as a price, such as "$24.99". */
export function price(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
