import { describe, expect, test } from 'vitest';
import { children } from '#database/tables/family.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { type FullFamily, fullFamily, person } from '#tests/support/full-family.ts';
import { serveShop } from '#tests/support/serve-shop.ts';

/**
 * Who sees which page, for every address of the built route table, over plain HTTP: a visitor, the parent whose things
 * are named in it, another parent, and an admin. A new route without a row here fails the first test.
 */
const shop = await serveShop();
await shelveTitles(shop.database);
const BOOK = 1;

/** A status, or the address that it leads to; SIGN_IN leads to /login and back. */
type Seen = number | string;
const SIGN_IN = 'sign-in';
type Row = [
  path: (family: FullFamily) => string,
  seen: { visitor: Seen; parent: Seen; stranger: Seen; admin: Seen },
];

const open = (seen: Seen) => ({ visitor: seen, parent: seen, stranger: seen, admin: seen });
/** For whoever is signed in; shows only one's own. */
const own = { ...open(200), visitor: SIGN_IN };
const office = { ...open('/'), admin: 200 };
const familyOnly = { ...open(404), parent: 200 };

const table: Record<string, Row> = {
  '/': [() => '/', open(200)],
  '/books': [() => '/books', open(200)],
  '/book/:bookId': [() => `/book/${BOOK}`, open(200)],
  '/book/:bookId/preview': [
    ({ zoe }) => `/book/${BOOK}/preview?child=${zoe.id}`,
    { ...open(`/book/${BOOK}/preview`), visitor: 200, parent: 200 },
  ],
  // Without an account, for whoever has the link.
  '/shared/:token': [({ token }) => `/shared/${token}`, open(200)],
  // Nothing to look at: these two are posted to.
  '/book/:bookId/cart': [() => `/book/${BOOK}/cart`, open(405)],
  '/book/:bookId/buy': [
    () => `/book/${BOOK}/buy`,
    { ...open(200), visitor: `/login?to=${encodeURIComponent(`/book/${BOOK}?create=true`)}` },
  ],
  '/favorites': [() => '/favorites', open('/collections')],
  '/draft': [() => '/draft', open('/profile')],
  '/profile': [({ zoe }) => `/profile?edit_child=${zoe.id}`, own],
  '/children/:childId/erase': [
    ({ zoe }) => `/children/${zoe.id}/erase`,
    { visitor: SIGN_IN, parent: 200, stranger: 404, admin: 404 },
  ],
  // Nothing was erased here: there is no receipt for the parent either (erase-child.test.ts has one).
  '/erased/:erasureId': [({ orderId }) => `/erased/${orderId}`, { ...open(404), visitor: SIGN_IN }],
  '/erased/:erasureId/receipt.txt': [
    ({ orderId }) => `/erased/${orderId}/receipt.txt`,
    { ...open(404), visitor: SIGN_IN },
  ],
  '/children/:childId/figure.svg': [({ zoe }) => `/children/${zoe.id}/figure.svg`, familyOnly],
  '/children/:childId/covers/:bookId': [
    ({ zoe }) => `/children/${zoe.id}/covers/${BOOK}`,
    familyOnly,
  ],
  '/explore': [() => '/explore', open(200)],
  '/theme/:themeId': [() => '/theme/hello-world', open(200)],
  '/activity/:activityId': [() => '/activity/activity-hello-1', open(200)],
  '/login': [() => '/login', { ...open('/'), visitor: 200 }],
  '/signup': [() => '/signup', own],
  '/onboarding': [({ zoe }) => `/onboarding?child=1&children=${zoe.id}`, own],
  '/orders': [() => '/orders', own],
  '/orders/:orderId': [
    ({ orderId }) => `/orders/${orderId}`,
    { visitor: SIGN_IN, parent: 200, stranger: 404, admin: 404 },
  ],
  '/orders/:orderId/read': [
    ({ orderId }) => `/orders/${orderId}/read`,
    { visitor: SIGN_IN, parent: 200, stranger: 404, admin: 404 },
  ],
  '/cart': [() => '/cart', own],
  '/checkout/confirmation': [() => '/checkout/confirmation', own],
  '/gift-cards': [() => '/gift-cards', open(200)],
  '/gift-cards/balance': [() => '/gift-cards/balance', own],
  '/gift-cards/confirmation': [() => '/gift-cards/confirmation', own],
  '/collections': [() => '/collections', own],
  '/auth/callback': [() => '/auth/callback', { ...open('/'), visitor: '/login?error=session' }],
  '/admin': [() => '/admin', office],
  '/admin/orders': [() => '/admin/orders', office],
  '/admin/today': [() => '/admin/today', office],
  '/admin/printing': [() => '/admin/printing', office],
  '/admin/codes': [() => '/admin/codes', office],
  '/admin/reviews': [() => '/admin/reviews', office],
  '/admin/webhooks': [() => '/admin/webhooks', office],
  '/admin/gift-cards': [() => '/admin/gift-cards', office],
  '/admin/orders/:orderId': [({ orderId }) => `/admin/orders/${orderId}`, office],
  '/help': [() => '/help', open(200)],
  '/delivery': [() => '/delivery', open(200)],
  '/returns': [() => '/returns', open(200)],
  '/privacy': [() => '/privacy', open(200)],
  '/accessibility': [() => '/accessibility', open(200)],
  '/contact': [() => '/contact', open(200)],
  '/sign-out': [() => '/sign-out', open('/')],
  '/robots.txt': [() => '/robots.txt', open(200)],
  '/sitemap.xml': [() => '/sitemap.xml', open(200)],
  '/.well-known/security.txt': [() => '/.well-known/security.txt', open(200)],
  '/*': [() => '/nowhere', open(404)],
};

/** The patterns of the route table; a layout is no address of its own, its index is. */
function patterns(): string[] {
  const all = Object.values(shop.routes).flatMap((route) => (route ? [route] : []));
  return all
    .filter(({ path, index }) => path !== undefined || index)
    .map((route) => {
      const steps = [];
      for (let at: typeof route | undefined = route; at; at = shop.routes[at.parentId ?? '']) {
        steps.unshift(at.path ?? '');
      }
      return `/${steps.filter(Boolean).join('/')}`;
    });
}

async function look(
  path: string,
  cookie: string | undefined,
): Promise<{ seen: Seen; body: string }> {
  const answer = await fetch(`${shop.url}${path}`, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...(cookie && { cookie }) },
  });
  const location = answer.headers.get('location');
  return { seen: location ?? answer.status, body: await answer.text() };
}

/** What only the family may read, on any page. */
const CHILD = 'Quillon';
const THEIRS = [CHILD, 'Willow Lane', 'a lantern on the hat'];
/** Where a link that the family has sent shows its child's first name, and nothing else. */
const SENT = '/shared/:token';
const family = await fullFamily(shop, BOOK, {
  name: CHILD,
  description: 'Always wears a lantern on the hat',
});
const cookies = {
  visitor: undefined,
  parent: family.parent.cookie,
  stranger: (await person(shop, { name: 'Otto' })).cookie,
  admin: (await person(shop, { admin: true, name: 'Ada' })).cookie,
};
// A new account would be greeted at /signup.
await shop.database.pool.query("update users set created_at = now() - interval '1 day'");

test('every address of the route table has its row', () => {
  expect(Object.keys(table).sort()).toEqual([...new Set(patterns())].sort());
});

describe.each(Object.entries(table))('%s', (pattern, [pathFor, seen]) => {
  test.each(['visitor', 'parent', 'stranger', 'admin'] as const)('%s', async (who) => {
    const path = pathFor(family);
    const page = await look(path, cookies[who]);
    const login = `/login?to=${encodeURIComponent(path)}`;
    expect(page.seen).toBe(seen[who] === SIGN_IN ? login : seen[who]);
    // The data that scripts ask for goes through the same doors.
    const data = await look(
      `${path.replace(/^\/(?=$|\?)/, '/_root').replace(/(\?|$)/, '.data$1')}`,
      cookies[who],
    );
    const { email } = family.parent.caller;
    for (const { body } of [page, data]) {
      const named = [...THEIRS, email].filter(
        (words) => body.includes(words) && !(pattern === SENT && words === CHILD),
      );
      if (who === 'visitor' || who === 'stranger') expect(named).toEqual([]);
      if (who === 'admin' && !pattern.startsWith('/admin')) expect(named).toEqual([]);
    }
  });
});

test('what a request says of its sender makes nobody an admin', async () => {
  const names = ['user_type', 'usertype', 'role', 'admin'].flatMap((name) => [name, `x-${name}`]);
  const said = Object.fromEntries(names.map((name) => [name.replace('_', '-'), 'admin']));
  const cookie = [cookies.parent, ...names.map((name) => `${name}=admin`)].join('; ');
  const page = await fetch(`${shop.url}/admin?user_type=admin&role=admin`, {
    redirect: 'manual',
    headers: { ...said, cookie },
  });
  expect(page.headers.get('location')).toBe('/');
  const call = await fetch(`${shop.url}/api/admin/profiles`, { headers: { ...said, cookie } });
  expect(call.status).toBe(403);
});

// Loaders run side by side, and a browser may ask for one of them alone: each has to ask by itself.
test.each(
  Object.values(shop.routes).flatMap((route) =>
    route?.id.startsWith('pages/admin/') ? [[route.id]] : [],
  ),
)('the data of %s alone is for admins', async (id) => {
  const paths: Record<string, string> = {
    'pages/admin/orders/orders': '/admin/orders.data',
    'pages/admin/today/today': '/admin/today.data',
    'pages/admin/printing/printing': '/admin/printing.data',
    'pages/admin/codes/codes': '/admin/codes.data',
    'pages/admin/reviews/reviews': '/admin/reviews.data',
    'pages/admin/webhooks/webhooks': '/admin/webhooks.data',
    'pages/admin/gift-cards/gift-cards': '/admin/gift-cards.data',
    'pages/admin/order/order': `/admin/orders/${family.orderId}.data`,
  };
  const path = paths[id] ?? '/admin.data';
  const data = (cookie: string | undefined) =>
    look(`${path}?_routes=${encodeURIComponent(id)}`, cookie);
  expect((await data(cookies.admin)).seen).toBe(200);
  for (const cookie of [cookies.visitor, cookies.parent]) {
    const { seen, body } = await data(cookie);
    expect(seen).toBe(202);
    expect(body).toContain('"redirect","/"');
  }
});

/** What a form of a page would do to somebody else's things. */
const posts: Record<string, (family: FullFamily) => [path: string, form: Record<string, string>]> =
  {
    'change the child': ({ zoe }) => [
      '/profile',
      {
        intent: 'change-child',
        id: zoe.id,
        name: 'Mallory',
        reading_level: 'Sprout',
        gender: 'Boy',
        description: 'Changed',
      },
    ],
    'delete the child': ({ zoe }) => ['/profile', { intent: 'remove-child', child_id: zoe.id }],
    'save it over by onboarding': ({ zoe }) => [
      `/onboarding?child=1&children=${zoe.id}`,
      {
        intent: 'save-child',
        id: zoe.id,
        name: 'Mallory',
        reading_level: 'Sprout',
        gender: 'Boy',
        description: 'x',
        birth_year: '2021',
        birth_month: '1',
        birth_day: '1',
      },
    ],
    'buy for the child': ({ zoe }) => [
      `/book/${BOOK}/buy`,
      { child_id: zoe.id, title: 'Book', price: '32.99' },
    ],
    'put into the cart for the child': ({ zoe }) => [
      `/book/${BOOK}/cart`,
      { child_id: zoe.id, change: 'add' },
    ],
    "change the cart's line": ({ line }) => [
      '/cart',
      { intent: 'set-quantity', id: line.id, quantity: '7' },
    ],
    'pay for the order again': ({ orderId }) => ['/orders', { order: orderId }],
    'have the book made again': ({ orderId }) => ['/admin/orders', { order_id: orderId }],
  };

test.each(Object.entries(posts))(
  'a stranger who would %s does nothing to it',
  async (_, postOf) => {
    const [path, form] = postOf(family);
    const before = await everythingOf();
    for (const cookie of [undefined, cookies.stranger]) {
      const answer = await fetch(`${shop.url}${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
        body: new URLSearchParams(form).toString(),
      });
      expect(answer.status).toBeLessThan(500);
      expect((await answer.text()).includes('Quillon')).toBe(false);
    }
    expect(await everythingOf()).toEqual(before);
  },
);

/** The rows that belong to the family. */
async function everythingOf() {
  const { userId } = family.parent.caller;
  const ask = (text: string) => shop.database.pool.query(text, [userId]).then(({ rows }) => rows);
  return {
    children: await ask('select * from children where parent_id = $1'),
    lines: await ask(
      'select items.* from cart_items items join carts on carts.id = cart_id where user_id = $1',
    ),
    orders: await ask('select * from orders where user_id = $1'),
    makings: await ask(
      'select m.* from book_makings m join orders o on o.id = m.order_id where o.user_id = $1',
    ),
  };
}

test('the parent can do what the stranger could not', async () => {
  const [path, form] = posts['change the child']!(family);
  await fetch(`${shop.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: cookies.parent },
    body: new URLSearchParams(form).toString(),
  });
  const names = await shop.database.orm.select({ name: children.name }).from(children);
  expect(names).toContainEqual({ name: 'Mallory' });
});
