import type { Context } from 'hono';
import type { WebEnv } from './web-env.ts';

/**
 * What a visitor sees when not even an error page could be rendered (the database is away while we
 * look up who is signed in). Plain HTML that depends on nothing; programs get the same as JSON.
 */
export function lastResortPage(c: Context<WebEnv>): Response {
  const requestId = c.get('requestId');
  if (!c.req.header('accept')?.includes('text/html')) {
    const message = 'Something went wrong on our side. Please try again.';
    return c.json({ defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message }, 500);
  }
  return c.html(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Oops! Something went wrong</title>
<h1>Oops! Something went wrong</h1>
<p>This is our fault, not yours. Nothing was lost. Please try again in a minute.</p>
<p><a href="">Refresh Page</a></p>
<p><small>If you write to us, this number helps: ${requestId}</small></p>
</html>`,
    500,
  );
}
