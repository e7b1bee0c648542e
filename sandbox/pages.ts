import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Markup, page } from './page.ts';

const fonts = createRequire(import.meta.url);

/** The front page, `/sandbox/`, and the two cuts of the shop's typeface that every page asks for. */
export function frontPages(): Hono {
  const pages = new Hono();

  pages.get('/', (c) => c.html(frontPage()));

  pages.get('/:font{andika-(400|700)\\.woff2}', async (c) => {
    const weight = c.req.param('font').slice(7, 10);
    const file = fonts.resolve(`@fontsource/andika/files/andika-latin-${weight}-normal.woff2`);
    c.header('cache-control', 'public, max-age=86400');
    return c.body(await readFile(file), 200, { 'content-type': 'font/woff2' });
  });

  return pages;
}

function frontPage(): Markup {
  return page(
    'Sandbox',
    html`<h1>The world outside, played</h1>
<p>This shop has no real accounts with a payment provider, a printer, a mail service or Google. These stand-ins take their place,
so that everything can be tried.</p>
<ul>
<li><a href="/sandbox/inbox">Inbox</a>: every mail that the shop sends, sign-in links too.</li>
<li><a href="/sandbox/payments">Payments</a>: what became of each one; settle or fail the slow ones here.</li>
<li><a href="/sandbox/printing">Printing</a>: what was ordered from the printer; move the books on here, or let something go wrong.</li>
<li><a href="/sandbox/google">Sign-in</a>: the stand-in for Google's.</li>
</ul>`,
  );
}

/** For an address under /sandbox/ that leads nowhere. */
export function nothingHere(): Markup {
  return page(
    'Not found',
    html`<h1>Nothing here</h1><p><a href="/sandbox/">To the sandbox's front page</a></p>`,
  );
}

/** For a failure, most likely of the database. */
export function outOfOrder(): Markup {
  return page(
    'Out of order',
    html`<h1>The sandbox is out of order</h1><p>Please try again in a moment.</p>`,
  );
}
