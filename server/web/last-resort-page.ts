import type { Context } from 'hono';
import { AWAY_WORDS, meansAway, RETRY_AFTER_S } from '#server/http/unavailable.ts';
import type { WebEnv } from '#server/http/web-env.ts';

/**
 * What a visitor sees when not even an error page could be rendered (the database is away while we
 * look up who is signed in). Plain HTML that depends on nothing; programs get the same as JSON.
 */
export function lastResortPage(c: Context<WebEnv>, error: unknown): Response {
  const requestId = c.get('requestId');
  const away = meansAway(error);
  const status = away ? 503 : 500;
  if (away) c.header('Retry-After', RETRY_AFTER_S);
  if (!c.req.header('accept')?.includes('text/html')) {
    const message = away ? AWAY_WORDS : 'Something went wrong on our side. Please try again.';
    const code = away ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
    return c.json({ defined: false, code, status, message }, status);
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
    status,
  );
}
