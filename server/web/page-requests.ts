import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { pagePaths } from '#server/http/page-paths.ts';
import type { WebEnv } from '#server/http/web-env.ts';
import { LOOKING, wrongMethod } from '#server/http/wrong-method.ts';
import type { Mode } from './mode.ts';

/** Forms of pages carry words; photos go through the API. */
const MOST_FORM_BYTES = 1024 * 1024;

/**
 * Answers what no page takes, before it is rendered: an address that cannot be read (400), a method that the page does
 * not know (405), or a body that is no form (415), a broken one (400) or one too large (413). The router would call the
 * methods errors, and each of the forms a failure of ours.
 */
export function refuseOddRequests(build: Mode['build']) {
  // A new table comes with each change under `npm run dev`.
  const known = new WeakMap<Routes, Doors>();
  const doors = async () => {
    const { routes } = typeof build === 'function' ? await build() : build;
    const found = known.get(routes) ?? doorsOf(routes);
    known.set(routes, found);
    return found;
  };
  const limited = bodyLimit({
    maxSize: MOST_FORM_BYTES,
    onError: (c) => c.text('This form is too large.', 413),
  });
  return createMiddleware<WebEnv>(async (c, next) => {
    const { pathname } = new URL(c.req.url);
    if (!canBeRead(pathname)) return c.text('This address cannot be read.', 400);
    const { all, postOnly } = await doors();
    if (LOOKING.includes(c.req.method)) {
      const allowed = methodsAt(postOnly, pathname);
      return allowed ? wrongMethod(allowed) : next();
    }
    const allowed = methodsAt(all, pathname);
    if (!allowed) return c.text('There is no such page.', 404);
    if (!allowed.includes(c.req.method)) return wrongMethod(allowed);
    if (!FORM.test(c.req.header('content-type') ?? '')) {
      return c.text('This page takes forms, and this is none.', 415, { Accept: FORMS });
    }
    return limited(c, async () => {
      const body = await c.req.raw.arrayBuffer();
      c.req.raw = new Request(c.req.raw, { body });
      if (await isForm(body, c.req.raw.headers)) await next();
      else c.res = c.text('This form is broken.', 400);
    });
  });
}

const FORMS = 'application/x-www-form-urlencoded, multipart/form-data';
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** Whether the pages' actions will be able to read it. */
const isForm = (body: ArrayBuffer, headers: Headers): Promise<boolean> =>
  new Response(body, { headers: { 'content-type': headers.get('content-type') ?? '' } })
    .formData()
    .then(
      () => true,
      () => false,
    );

type Routes = ServerBuild['routes'];

/** What answers at which address, and to which methods. */
type Doors = {
  all: RouteObject[];
  /** The few that are only posted to: all that has to be asked about a page that is looked at. */
  postOnly: RouteObject[];
};

function doorsOf(routes: Routes): Doors {
  const pages = pagePaths(routes);
  const layouts = new Set(pages.map(({ page }) => page.parentId));
  const all = pages
    .filter(({ path, page }) => path !== '/*' && !layouts.has(page.id))
    .map(({ path, page: { caseSensitive, module } }) => ({
      path,
      caseSensitive,
      handle: [
        ...(module.default || module.loader ? LOOKING : []),
        ...(module.action ? ['POST'] : []),
      ],
    }));
  return { all, postOnly: all.filter(({ handle }) => !handle.includes('GET')) };
}

/** The methods of the page at an address, or of its data; undefined where there is none among these. */
function methodsAt(doors: RouteObject[], pathname: string): string[] | undefined {
  const page = pathname.replace(/(?:_root|\/_)?\.data$/, '') || '/';
  return matchRoutes(doors, page)?.at(-1)?.route.handle;
}

function canBeRead(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
