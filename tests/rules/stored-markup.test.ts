import { describe, expect, test } from 'vitest';
import { composePage } from '#bookmaking/compose-page.ts';
import { typesetPreview } from '#bookmaking/typesetting/typeset.ts';
import { users } from '#database/tables/accounts.ts';
import { children } from '#database/tables/family.ts';
import { paymentLetter } from '#services/mail/payment-letter.ts';
import { signInLetter } from '#services/mail/sign-in-letter.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { HOME, TODAY } from '#tests/support/family.ts';
import { fullFamily, person } from '#tests/support/full-family.ts';
import { serveShop } from '#tests/support/serve-shop.ts';
import { listedTitles } from '#titles/find-title.ts';

/**
 * Markup in every text that a stranger can have us keep, on its way into pages, data, mails, drawings and documents.
 * It is written into the rows themselves: what a form refuses today may be in the table since yesterday.
 */
const shop = await serveShop();
await shelveTitles(shop.database);
const { parent, zoe, orderId } = await fullFamily(shop, 1);
const admin = await person(shop, { admin: true });

/** Ends an attribute, a script, a comment and a style, and runs in each. */
const EVIL = `x"'><svg/onload=evil()></script></style>--><script>evil()</script>\${evil()}`;
/** As long as a child's name may be; the rest of it would not fit. */
const EVIL_NAME = `"'><svg/onload=evil()></script><script>evil()</script>`;
/** Any of these in an answer is a tag or an attribute of ours no more. */
const RUNS = /<svg\/onload|<script>evil|onload=evil\(\)>/;

const query = (text: string, values: unknown[]) => shop.database.pool.query(text, values);
const { userId } = parent.caller;
await query('update users set name = $1 where id = $2', [EVIL, userId]);
await query('update profiles set name = $1 where id = $2', [EVIL, userId]);
await query(
  'update children set name = $1, description = $2::text, interests = $2::text, reading_level = $2::text where id = $3',
  [EVIL_NAME, EVIL, zoe.id],
);
await query(
  `update addresses set address_line_1 = $1, address_line_2 = $1, city = $1, state = $1, postal_code = $1,
    phone_number = $1 where user_id = $2`,
  [EVIL, userId],
);
await query(
  `update orders set book_title = $1, reader = jsonb_set(reader::jsonb, '{name}', to_jsonb($2::text)),
    ship_to = ship_to || $4 where user_id = $3`,
  [EVIL, EVIL_NAME, userId, { recipient: EVIL, addressLine1: EVIL, city: EVIL }],
);
await query('update book_makings set status = $1::text, made_at = null, failure = $2::text', [
  'failed',
  EVIL,
]);
await query(
  `insert into reviews (book_id, is_demo, stars, words, signed, answer, state)
   select 1, true, 5, $1, $1, $1, state from unnest('{waiting,shown}'::text[]) as state`,
  [EVIL],
);
await query('update books set reviews = $1, rating = 5 where id = 1', [1]);

const search = encodeURIComponent(EVIL);
const pages: [path: string, cookie: string][] = [
  ['/', parent.cookie],
  ['/books', parent.cookie],
  [`/books?q=${search}&tag=${search}&age=${search}`, parent.cookie],
  ['/book/1', parent.cookie],
  [`/book/1/preview?child=${zoe.id}`, parent.cookie],
  ['/book/1?create=true', parent.cookie],
  [`/profile?edit_child=${zoe.id}`, parent.cookie],
  ['/profile?edit=true&section=address', parent.cookie],
  [`/onboarding?child=1&children=${zoe.id}`, parent.cookie],
  ['/signup', parent.cookie],
  ['/cart', parent.cookie],
  ['/orders', parent.cookie],
  ['/collections', parent.cookie],
  [`/checkout/confirmation?session_id=${search}`, parent.cookie],
  [`/explore?q=${search}`, parent.cookie],
  [`/theme/${search}`, parent.cookie],
  [`/activity/${search}`, parent.cookie],
  [`/nowhere/${search}`, parent.cookie],
  ['/admin', admin.cookie],
  [`/admin?q=${search}`, admin.cookie],
  ['/admin/orders', admin.cookie],
  [`/admin/orders?q=${search}&status=${search}`, admin.cookie],
  [`/admin/orders?user=${search}`, admin.cookie],
  [`/admin/orders/${orderId}`, admin.cookie],
  ['/admin/reviews', admin.cookie],
  [`/book/1?reviews=${search}`, admin.cookie],
];

const visitors: [path: string, cookie: string][] = [
  [`/login?error=${search}&to=${search}`, ''],
  [`/auth/callback?token=${search}`, ''],
];

describe('pages', () => {
  test.each([...pages, ...visitors])('%s', async (path, cookie) => {
    const answer = await fetch(`${shop.url}${path}`, {
      headers: { accept: 'text/html', cookie },
      redirect: 'manual',
    });
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toMatch(RUNS);
  });

  test('have been shown the markup at all', async () => {
    const seen = async (path: string, cookie: string) =>
      (await fetch(`${shop.url}${path}`, { headers: { accept: 'text/html', cookie } })).text();
    for (const [path, cookie] of [
      ['/profile', parent.cookie],
      ['/cart', parent.cookie],
      ['/orders', parent.cookie],
      ['/admin', admin.cookie],
      ['/admin/orders', admin.cookie],
      [`/admin/orders/${orderId}`, admin.cookie],
      ['/admin/reviews', admin.cookie],
      ['/book/1', ''],
    ] as const) {
      expect((await seen(path, cookie)).includes('&lt;svg/onload'), path).toBe(true);
    }
  });
});

describe('letters', () => {
  test('of a payment and of a sign-in', () => {
    const [line] = [
      {
        ...{ orderId: '1', title: EVIL, slug: 'a', reader: null },
        ...{ childName: EVIL, quantity: 1, total: 1 },
      },
    ];
    const shipTo = { ...HOME, recipient: EVIL };
    const news = {
      mailId: '1',
      to: 'a@example.com',
      name: EVIL,
      ...{ amount: 1, discount: 1, code: EVIL, paidByCard: 0, giftCard: null },
      lines: [{ ...line!, shipTo }],
    };
    for (const kind of ['confirmed', 'pending', 'failed'] as const) {
      const { html, subject } = paymentLetter(
        { ...news, kind },
        new Map([['1', Buffer.from('a cover')]]),
        'https://shop.example.com',
      );
      expect(html).toContain('&lt;svg/onload');
      expect(html).not.toMatch(RUNS);
      expect(subject).not.toContain('evil');
    }
    const letter = signInLetter('a@example.com', {
      url: `https://shop.example.com/?to=${search}`,
      code: '123456',
      name: EVIL,
    });
    expect(letter.html).not.toMatch(RUNS);
    expect(letter.text).toMatch(/^Hello,/);
  });
});

describe('drawings and documents', () => {
  const evilReader = async () => {
    const rows = await shop.database.orm.select().from(children);
    return readerOfChild(rows.find(({ id }) => id === zoe.id)!, TODAY);
  };

  test('the figure of the child, as a picture of its own', async () => {
    const answer = await fetch(`${shop.url}/children/${zoe.id}/figure.svg`, {
      headers: { cookie: parent.cookie },
    });
    const svg = await answer.text();
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-");
    expect(svg).not.toMatch(/<script|onload|evil/);
  });

  test.each(listedTitles.map((title) => [title.words.slug, title] as const))(
    'every page of %s',
    async (_, title) => {
      const reader = { ...(await evilReader()), name: 'Zoë', photo: null };
      for (const page of ['cover', 'belongs', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const) {
        const { svg } = composePage(title, reader, page);
        expect(svg).not.toMatch(RUNS);
        expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|href="(?!#|data:image|tile:)/);
      }
    },
  );

  test('a document runs nothing and leads nowhere', async () => {
    const reader = { ...(await evilReader()), name: 'Zoë', photo: null };
    const pdf = Buffer.from(await typesetPreview(listedTitles[0]!, reader)).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    // What is packed may spell anything: '/JS' once.
    const told = pdf.replaceAll(/\bstream\r?\n[\s\S]*?\bendstream\b/g, '');
    expect(told).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|URI|EmbeddedFile|SubmitForm)\b/);
  });
});

test('the list of users still has its row', async () => {
  const rows = await shop.database.orm.select({ name: users.name }).from(users);
  expect(rows).toContainEqual({ name: EVIL });
});
