import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { runSandbox } from '#tests/support/run-sandbox.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

const database = await openTestDatabase();
const sandbox = await runSandbox(database.url);
const post = createTransport(`smtp://127.0.0.1:${sandbox.settings.smtpPort}`);
const shop = 'Wonderling <books@wonderling.example>';

type InboxMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sent_at: string;
};

async function inbox(query = ''): Promise<InboxMail[]> {
  const answer = await fetch(`${sandbox.url}/sandbox/inbox.json${query}`);
  expect(answer.headers.get('content-type')).toContain('application/json');
  return answer.json();
}

test('a mail arrives with its words as they were', async () => {
  const before = Date.now();
  await post.sendMail({
    from: shop,
    to: 'Zoë <parent@example.com>',
    subject: 'Your sign-in link für Zoë 🐻',
    text: 'Open http://shop.localhost:3000/auth/callback?token=a%2Bb=\n\n.\nGrüße',
    html: '<p>Tap <a href="http://shop.localhost:3000/auth/callback?token=a%2Bb=">here</a>, Zoë.</p>',
  });
  const [mail] = await inbox();
  expect(mail).toEqual({
    id: expect.stringMatching(/^\d+$/),
    to: 'parent@example.com',
    subject: 'Your sign-in link für Zoë 🐻',
    text: expect.stringContaining('token=a%2Bb=\n\n.\nGrüße'),
    html: expect.stringContaining('href="http://shop.localhost:3000/auth/callback?token=a%2Bb="'),
    sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(Math.abs(Date.parse(mail!.sent_at) - before)).toBeLessThan(5_000);
});

test('the newest comes first, and ?to= shows those of one address', async () => {
  for (const to of ['first@example.com', 'Second@example.com']) {
    await post.sendMail({ from: shop, to, subject: `To ${to}`, text: 'Hello' });
  }
  expect((await inbox()).slice(0, 2).map(({ subject }) => subject)).toEqual([
    'To Second@example.com',
    'To first@example.com',
  ]);
  expect((await inbox('?to=second@EXAMPLE.com')).map(({ subject }) => subject)).toEqual([
    'To Second@example.com',
  ]);
  expect(await inbox('?to=nobody@example.com')).toEqual([]);
});

test('the same Message-ID three times is one mail, another id is another mail', async () => {
  const mail = {
    from: shop,
    to: 'twice@example.com',
    subject: 'Order confirmed',
    text: 'Thank you',
  };
  const messageId = '<order-7-confirmed@wonderling.example>';
  await Promise.all([post.sendMail({ ...mail, messageId }), post.sendMail({ ...mail, messageId })]);
  await post.sendMail({ ...mail, messageId });
  expect(await inbox('?to=twice@example.com')).toHaveLength(1);
  await post.sendMail(mail);
  expect(await inbox('?to=twice@example.com')).toHaveLength(2);
});

test('a sender with a name and a password is let in too', async () => {
  const { settings } = sandbox;
  const withName = createTransport(`smtp://shop:secret@127.0.0.1:${settings.smtpPort}`);
  await withName.sendMail({ from: shop, to: 'auth@example.com', subject: 'Hello', text: 'Hello' });
  expect(await inbox('?to=auth@example.com')).toHaveLength(1);
});

test('a mail of over 25 MB is refused and not kept', async () => {
  const attachments = [{ filename: 'book.pdf', content: Buffer.alloc(20_000_000) }];
  await expect(
    post.sendMail({ from: shop, to: 'big@example.com', subject: 'Big', text: 'Big', attachments }),
  ).rejects.toMatchObject({ responseCode: 552 });
  expect(await inbox('?to=big@example.com')).toEqual([]);
});

test('while the database is away a mail is refused for now, and taken later', async () => {
  const { pool } = database.connect();
  const mail = { from: shop, to: 'later@example.com', subject: 'Later', text: 'Later' };
  await pool.query('alter table sandbox.mails rename to mails_away');
  await expect(post.sendMail(mail)).rejects.toMatchObject({ responseCode: 451 });
  await pool.query('alter table sandbox.mails_away rename to mails');
  await post.sendMail(mail);
  expect(await inbox('?to=later@example.com')).toHaveLength(1);
});

test('a mail opens in a frame without scripts, its links lead out of the frame', async () => {
  const cover = Buffer.from('89504e470d0a1a0a', 'hex');
  await post.sendMail({
    from: shop,
    to: 'page@example.com',
    subject: 'Tom & "Ann" <script>',
    text: 'See http://shop.localhost:3000/orders',
    html: '<html><head><title>x</title></head><body><script>alert(1)</script><img src="cid:cover"><a href="http://shop.localhost:3000/orders">Orders</a></body></html>',
    attachments: [{ filename: 'cover.png', content: cover, cid: 'cover' }],
  });
  const [mail] = await inbox('?to=page@example.com');
  const answer = await fetch(`${sandbox.url}/sandbox/inbox/${mail!.id}`);
  const page = await answer.text();
  expect(page).toContain('Tom &amp; &quot;Ann&quot; &lt;script&gt;');
  expect(page).not.toMatch(/<script/i);
  const [, allowed] = /<iframe[^>]*sandbox="([^"]*)"/.exec(page)!;
  expect(allowed!.split(' ')).not.toContain('allow-scripts');
  expect(allowed!.split(' ')).not.toContain('allow-same-origin');
  const [, inside] = /srcdoc="([^"]*)"/.exec(page)!;
  expect(inside).toContain('&lt;head&gt;&lt;base target=&quot;_top&quot;&gt;');
  expect(inside).toContain(`data:image/png;base64,${cover.toString('base64')}`);
  expect(page).toContain(
    '<a href="http://shop.localhost:3000/orders">http://shop.localhost:3000/orders</a>',
  );
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await (await fetch(`${sandbox.url}/sandbox/inbox`)).text()).toContain(
    `/sandbox/inbox/${mail!.id}"`,
  );
});

test('what comes with a mail can be opened, and a picture inside of it is none of that', async () => {
  const pdf = Buffer.from('%PDF-1.7 a card');
  const cover = { filename: 'cover.png', content: Buffer.of(1), cid: 'cover' };
  await post.sendMail({
    from: shop,
    to: 'card@example.com',
    subject: 'A card',
    html: '<img src="cid:cover">',
    attachments: [
      { ...cover, contentDisposition: 'inline' },
      { filename: 'card.pdf', content: pdf, contentType: 'application/pdf' },
    ],
  });
  const [mail] = await inbox('?to=card@example.com');
  const at = `/sandbox/inbox/${mail!.id}`;
  const page = await (await fetch(sandbox.url + at)).text();
  expect(page.match(/href="[^"]*inbox\/\d+\/\d+"/g)).toEqual([`href="${at}/0"`]);
  const document = await fetch(`${sandbox.url}${at}/0`);
  expect(document.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await document.arrayBuffer())).toEqual(pdf);
  expect((await fetch(`${sandbox.url}${at}/1`)).status).toBe(404);
});

test.for(['/sandbox/inbox/999999', '/sandbox/inbox/x', '/sandbox/nowhere'])(
  '%s is not found',
  async (path) => {
    expect((await fetch(sandbox.url + path)).status).toBe(404);
  },
);

test.for<[string, string]>([
  ['/sandbox', 'The world outside, played'],
  ['/sandbox/', 'The world outside, played'],
  ['/sandbox/inbox', 'Inbox'],
  ['/sandbox/payments', 'Payments'],
  ['/sandbox/google', 'Sign-in'],
  ['/sandbox/nowhere', 'Nothing here'],
])('%s has its heading, and says that no money moves', async ([path, heading]) => {
  const page = await (await fetch(sandbox.url + path)).text();
  expect(page).toContain(`<h1>${heading}</h1>`);
  expect(page).toContain('No money moves');
});

test('the typeface comes from here', async () => {
  const answer = await fetch(`${sandbox.url}/sandbox/andika-700.woff2`);
  expect(answer.headers.get('content-type')).toBe('font/woff2');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2');
});
