import { randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { apiFor } from '#server/api/http.ts';
import { chooseCoding } from '#server/http/content-coding.ts';
import { NO_VISIT, type WebEnv } from '#server/http/web-env.ts';
import type { AnswerCache } from '#server/page-cache/answer-cache.ts';
import { mayBeKept } from '#server/page-cache/page-cache.ts';
import {
  asData,
  asText,
  fill,
  newMarks,
  type PageWithHoles,
} from '#server/page-cache/page-with-holes.ts';
import { FEWEST_LETTERS } from '#vocabulary/letter-books.ts';
import { familyOf } from '#web/book/family.ts';
import { ownOf, seal } from '#web/own.ts';
import { mayHoldToast } from '#web/shell/flash-toast.ts';
import { LAMP } from '#web/shell/lamplight.ts';
import { showsFamily } from '#web/shell/public-pages.ts';
import { readWordCookie } from '#web/shell/read-word-cookie.ts';
import { asCookie } from '#web/shell/word-cookie.ts';
import { compress } from './compress-pages.ts';
import type { PageParts, RenderPage } from './pages.ts';
import { presentBelongings, presentViewer } from './present-viewer.ts';
import { type Shown, standInFor } from './stand-in.ts';

/** A page of all families, with what is sent before it. Its content security policy has a hole for the nonce. */
type KeptPage = { page: PageWithHoles; headers: [name: string, value: string][]; nonce: string };

type FamilyPages = Pick<PageParts, 'shop' | 'signIn' | 'settings'> & {
  answers: AnswerCache<KeptPage>;
  render: RenderPage;
  /** The security headers of a page whose inline scripts have this nonce. */
  headersFor: (nonce: string) => Promise<Record<string, string>>;
};

/**
 * Answers families with public pages that are kept ready for all of them, each with its own words put in. What is kept
 * is made as nobody: whoever asks first, it is rendered from a request without his cookies, for a stand-in, with the API
 * as a visitor has it and the stand-in's children. Whatever else is asked for goes on.
 */
export function familyPages(parts: FamilyPages): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const { path } = c.req;
    // What a family comes home to is all its own.
    if (!mayBeKept(c) || path === '/') return next();
    const { headers } = c.req.raw;
    const cookies = headers.get('cookie') ?? '';
    if (mayHoldToast(cookies)) return next();
    const visit = await parts.signIn.recognize(headers);
    c.set('visit', visit);
    const { caller } = visit;
    if (!caller || visit.cookies.length > 0) return next();

    const shown: Shown = {
      viewer: presentViewer(caller, headers),
      belongings: presentBelongings(visit),
      children: showsFamily(path) ? await apiFor(parts.shop, caller).children.list() : [],
    };
    if (!canStandIn(shown)) return next();
    const theme = await readWordCookie(LAMP, cookies);
    const shape = JSON.stringify(standInFor(shown, (hole) => hole));
    const kept = await parts.answers.find(`${theme} ${path} ${shape}`, () =>
      makePage(c, { theme: theme && asCookie(LAMP, theme), shown }, parts),
    );
    return kept ? send(c, kept, shown) : next();
  };
}

/** A name of a letter or two changes what a book that is told by letters says of it. */
const canStandIn = ({ children }: Shown): boolean =>
  children.every(({ name }) => (name.match(/\p{L}/gu) ?? []).length >= MOST_LETTERS_ASKED);
const MOST_LETTERS_ASKED = Math.max(...Object.values(FEWEST_LETTERS));

async function makePage(
  c: Context<WebEnv>,
  { theme, shown }: { theme: string | undefined; shown: Shown },
  { shop, settings, render, headersFor }: FamilyPages,
): Promise<KeptPage | undefined> {
  const asked = c.req.raw;
  const visit = c.get('visit');
  const { mark, cut } = newMarks();
  const { viewer, belongings, children } = standInFor(shown, mark);
  const nonce = mark('nonce');
  c.set('secureHeadersNonce', nonce);
  c.set('visit', NO_VISIT);
  c.req.raw = new Request(settings.publicUrl + c.req.path, {
    headers: theme ? { cookie: theme } : {},
  });
  try {
    const requestId = mark('requestid');
    const response = await render(c, {
      viewer,
      requestId,
      belongings: async () => belongings,
      api: new Proxy(apiFor(shop, null), {
        get: (visitors, name) =>
          name === 'children' ? { list: async () => children } : Reflect.get(visitors, name),
      }),
    });
    const html = await response.text();
    if (response.status !== 200 || c.get('pageFailed') || response.headers.has('set-cookie')) {
      return undefined;
    }
    const headers = { ...(await headersFor(nonce)), ...Object.fromEntries(response.headers) };
    const page = cut(
      html
        .replace(asData(ownOf(viewer, requestId, belongings)), mark('own'))
        .replaceAll(asData(seal(familyOf(children, viewer, []))), mark('family')),
    );
    // Else the router writes its data in another way than it did, and none of its holes is where we think.
    const isCut = page.holes.includes('own') && !page.holes.includes('requestid');
    return isCut ? { page, nonce, headers: Object.entries(headers) } : undefined;
  } finally {
    c.req.raw = asked;
    c.set('visit', visit);
  }
}

function send(c: Context<WebEnv>, kept: KeptPage, shown: Shown): Response {
  const { viewer, belongings, children } = shown;
  const nonce = randomBytes(16).toString('base64');
  const words = new Map<string, string>([
    ['nonce', nonce],
    ['own', asData(ownOf(viewer, c.get('requestId'), belongings))],
    ['family', asData(seal(familyOf(children, viewer, belongings.inCart)))],
  ]);
  standInFor(shown, (hole, word, inAddress) => {
    words.set(hole, asText(inAddress ? encodeURIComponent(word) : word));
    return word;
  });
  const hearts = new Set(belongings.hearts.map((heart) => `heart ${heart}`));
  const page = fill(kept.page, (hole) =>
    hole.startsWith('heart ') ? String(hearts.has(hole)) : words.get(hole)!,
  );
  const coding = chooseCoding(c.req.header('accept-encoding'));
  const headers: [string, string][] = kept.headers.map(([name, value]) => [
    name,
    value.replaceAll(kept.nonce, nonce),
  ]);
  headers.push(['vary', 'accept-encoding']);
  if (coding) headers.push(['content-encoding', coding]);
  return new Response(coding ? compress[coding](page) : new Uint8Array(page), { headers });
}
