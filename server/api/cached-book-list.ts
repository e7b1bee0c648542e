import type { MiddlewareHandler } from 'hono';
import type { WebEnv } from '#server/http/web-env.ts';
import { type AnswerCache, send, toCachedAnswer } from '#server/page-cache/answer-cache.ts';
import { type AgeBand, ageBandNames } from '#vocabulary/age-bands.ts';
import type { ShopServices } from './api-context.ts';
import { apiFor } from './http.ts';

const OF_A_CALL = { 'content-type': 'application/json', 'cache-control': 'private, no-store' };

/** The addresses of the catalog, each with what its call is given. Any other spelling goes to the API itself. */
const addresses = new Map<string, { age?: AgeBand }>([
  ['', {}],
  ...ageBandNames.map((age) => [`?age=${age}`, { age }] as const),
]);

/**
 * Answers `GET /api/books`, which says the same to everybody, from what is kept; else goes on.
 * @param headers besides those of every call
 */
export function cacheBookList(
  answers: AnswerCache,
  shop: ShopServices,
  headers: Record<string, string>,
): MiddlewareHandler<WebEnv> {
  const api = apiFor(shop, null);
  return async (c, next) => {
    const { url } = c.req.raw;
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const input = addresses.get(query);
    if (!input) return next();
    const kept = await answers.find(`books ${query}`, async () =>
      toCachedAnswer(JSON.stringify(await api.books.list(input)), { ...headers, ...OF_A_CALL }),
    );
    return kept ? send(kept, c.req.header('accept-encoding')) : next();
  };
}
