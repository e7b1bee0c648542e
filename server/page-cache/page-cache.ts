import { createHash, randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { WebEnv } from '#server/http/web-env.ts';
import { ON_COVERS } from '#web/book/on-covers.ts';
import { LAMP, type Theme } from '#web/shell/lamplight.ts';
import { isPublicPath } from '#web/shell/public-pages.ts';
import { readWordCookie } from '#web/shell/read-word-cookie.ts';
import { TIME_ZONE } from '#web/shell/time-zone.ts';
import { type AnswerCache, type CachedAnswer, send, toCachedAnswer } from './answer-cache.ts';

type PageKeeping = {
  answers: AnswerCache;
  /** Where the shop is found: a page must not depend on the Host that a visitor claims. */
  publicUrl: string;
  /** Renders the page of the context's request. */
  render: (c: Context<WebEnv>) => Promise<Response>;
  /** The security headers of a page whose inline scripts have these hashes. */
  headersFor: (hashes: string[]) => Promise<Record<string, string>>;
};

/**
 * Answers visitors with public pages that are kept ready; whatever else is asked for goes on. A page is rendered from
 * a request without anything of the one that caused it but path and theme, so nothing of a visitor can be kept.
 */
export function cachePages(keeping: PageKeeping): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    if (!mayBeKept(c)) return next();
    const cookie = withoutOwn(c.req.header('cookie') ?? '');
    const theme = await readWordCookie(LAMP, cookie);
    // A visitor may bring the choice of the lamp, and what a family left that has signed out; any other cookie may make the page somebody's own.
    if (cookie !== (theme ? asCookie(theme) : '')) return next();

    const key = `${theme ?? 'as the system'} ${c.req.path}`;
    const page = await keeping.answers.find(key, () => makePage(c, theme, keeping));
    return page ? send(page, c.req.header('accept-encoding')) : next();
  };
}

/** Whether a request is for a public page as it stands in the sitemap, by a browser. */
export const mayBeKept = ({ req }: Context<WebEnv>): boolean =>
  req.method === 'GET' &&
  isPublicPath(req.path) &&
  !req.url.includes('?') &&
  req.header('authorization') === undefined;

async function makePage(
  c: Context<WebEnv>,
  theme: Theme | undefined,
  { publicUrl, render, headersFor }: PageKeeping,
): Promise<CachedAnswer | undefined> {
  const asked = c.req.raw;
  const nonce = randomUUID();
  c.set('secureHeadersNonce', nonce);
  c.req.raw = new Request(publicUrl + c.req.path, {
    headers: theme ? { cookie: asCookie(theme) } : {},
  });
  try {
    const response = await render(c);
    const html = await response.text();
    const isAsItShouldBe = response.status === 200 && !c.get('pageFailed');
    if (!isAsItShouldBe || response.headers.has('set-cookie')) return undefined;
    // Its scripts are the same in every answer, so their hashes admit them, and the nonce of one answer may go.
    const page = html.replaceAll(` nonce="${nonce}"`, '');
    return await toCachedAnswer(page, {
      ...(await headersFor(hashesOf(page))),
      ...Object.fromEntries(response.headers),
    });
  } finally {
    c.req.raw = asked;
  }
}

/** No visitor's page depends on where he is, nor on whom a family chose that has signed out here. */
const withoutOwn = (cookies: string): string =>
  cookies
    .split('; ')
    .filter((cookie) => ![TIME_ZONE, ON_COVERS].some(({ name }) => cookie.startsWith(`${name}=`)))
    .join('; ');

const asCookie = (theme: Theme): string => `${LAMP.name}=${theme}`;

/** Hashes of a page's inline scripts, as a policy names them. Those with a src are ours by their address. */
function hashesOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = Array.from(
    scripts,
    ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
