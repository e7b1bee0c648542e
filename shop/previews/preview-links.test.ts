import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bookPreviews, previewLinks } from '#database/tables/previews.ts';
import { inTransaction } from '#database/transaction.ts';
import { linkPictures } from '#services/photos/link-pictures.ts';
import { deleteAccount } from '#shop/account-rights/delete-account.ts';
import { forgetWhatIsOver } from '#shop/accounts/forget-what-is-over.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { changeChild } from '#shop/family/change-child.ts';
import type { NewChild } from '#shop/family/child.ts';
import { newCaller, newChild, TODAY } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { drawLinkPictures } from './draw-link-pictures.ts';
import { makeLink } from './make-link.ts';
import { openLink, openLinkDocument, openLinkPicture, openUntil } from './open-link.ts';
import { documentUrl } from './preview.ts';
import { removeChild } from './remove-child.ts';
import { startPreview } from './start-preview.ts';
import { takeLinksBack } from './take-links-back.ts';

const database = (await openTestDatabase()).connect();
await shelveTitles(database);
const BOOK = 1;
const DAY = 24 * 60 * 60 * 1000;
const files = {
  put: async () => {},
  read: async () => Buffer.from('%PDF'),
  remove: async () => {},
};

/** A family whose preview is made, and a link to it. */
async function shared(child: Partial<NewChild> = {}) {
  const caller = await newCaller(database);
  const zoe = await newChild(database, caller, child);
  const pair = { bookId: BOOK, childId: zoe.id };
  const make = () => inTransaction(database, (tx) => makeLink(tx, caller, pair, TODAY));
  const start = () =>
    inTransaction(database, (tx) => startPreview(tx, caller, { ...pair, mostWaiting: 5 }, TODAY));
  const complete = async () => {
    const { previewRequestId } = (await start())!;
    await database.orm
      .update(bookPreviews)
      .set({
        status: 'completed',
        bookPreviewUrl: documentUrl(previewRequestId),
        completedAt: TODAY,
      })
      .where(eq(bookPreviews.previewRequestId, previewRequestId));
  };
  await complete();
  const { token } = (await make())!;
  return { caller, zoe, pair, make, start, complete, token };
}
const open = (token: string, now = TODAY) => openLink(database.orm, token, now);

describe('a link to a preview', () => {
  test('tells a first name and a book, and opens the document, to whoever has it', async () => {
    const { token } = await shared({ name: 'Zoë Lind' });
    expect(await open(token)).toEqual({
      bookId: BOOK,
      bookTitle: 'The Goose on Bus Nine',
      firstName: 'Zoë',
      hasPictures: false,
    });
    expect(await openLinkDocument(database.orm, files, token, TODAY)).toEqual(Buffer.from('%PDF'));
  });

  test('is kept as a digest', async () => {
    const { token } = await shared();
    const kept = JSON.stringify(await database.orm.select().from(previewLinks));
    expect(kept).not.toContain(token);
    expect(token).toMatch(/^[\w-]{24}$/);
  });

  test('is not made for a preview that is not there, or of another family', async () => {
    const { pair, start, make } = await shared();
    const stranger = await newCaller(database);
    const theirs = inTransaction(database, (tx) => makeLink(tx, stranger, pair, TODAY));
    expect(await theirs).toBeUndefined();
    await start();
    expect(await make()).toBeUndefined();
  });

  test('lasts as long as its preview, and goes with it from the table', async () => {
    const { token } = await shared();
    expect(await open(token, new Date(TODAY.getTime() + 7 * DAY - 1000))).toBeDefined();
    const after = new Date(TODAY.getTime() + 7 * DAY + 1000);
    expect(await open(token, after)).toBeUndefined();
    await forgetWhatIsOver(database.orm, after);
    expect(await database.orm.select().from(previewLinks)).toEqual([]);
  });

  const ends: Record<string, (family: Awaited<ReturnType<typeof shared>>) => Promise<unknown>> = {
    'it is taken back': ({ caller, pair }) =>
      inTransaction(database, (tx) => takeLinksBack(tx, caller, pair)),
    'the child has changed': ({ caller, zoe }) =>
      inTransaction(database, (tx) =>
        changeChild(tx, caller, zoe.id, { description: 'Straight black hair.' }, TODAY),
      ),
    'a newer preview is made': ({ complete }) => complete(),
    'the child is deleted': ({ caller, zoe }) =>
      inTransaction(database, (tx) => removeChild(tx, caller, zoe.id)),
    'the account is deleted': ({ caller }) =>
      inTransaction(database, (tx) => deleteAccount(tx, caller)),
  };
  test.each(Object.entries(ends))('ends when %s', async (_, end) => {
    const family = await shared();
    const other = await shared();
    await end(family);
    expect(await open(family.token)).toBeUndefined();
    expect(await openLinkDocument(database.orm, files, family.token, TODAY)).toBeUndefined();
    expect(await open(other.token)).toBeDefined();
  });

  test('is taken back by nobody else, and together with the others', async () => {
    const { caller, pair, make, token } = await shared();
    const second = (await make())!.token;
    const [preview] = await database.orm
      .select()
      .from(bookPreviews)
      .where(eq(bookPreviews.childId, pair.childId));
    const until = () => openUntil(database.orm, preview!, TODAY);
    expect(await until()).toEqual(new Date(TODAY.getTime() + 7 * DAY));
    const stranger = await newCaller(database);
    const takeBack = (as: typeof caller) =>
      inTransaction(database, (tx) => takeLinksBack(tx, as, pair));
    expect(await takeBack(stranger)).toBe(false);
    expect(await open(token)).toBeDefined();
    expect(await takeBack(caller)).toBe(true);
    expect([await open(token), await open(second), await until()]).toEqual([
      undefined,
      undefined,
      null,
    ]);
  });
});

test('its pictures show the child, and are gone with it', async () => {
  const { token, zoe, pair, caller } = await shared();
  const picture = (which: 'cover' | 'messenger') =>
    openLinkPicture(database.orm, token, which, TODAY);
  expect(await picture('cover')).toBeUndefined();
  const links = await database.orm
    .select({ id: previewLinks.id })
    .from(previewLinks)
    .innerJoin(bookPreviews, eq(bookPreviews.id, previewLinks.previewId))
    .where(eq(bookPreviews.childId, zoe.id));
  await drawLinkPictures({ database, linkPictures }, links[0]!.id, TODAY);
  const sizes = [];
  for (const which of ['cover', 'messenger'] as const) {
    const { format, width, height } = await sharp((await picture(which))!).metadata();
    sizes.push([format, width, height]);
  }
  expect(sizes).toEqual([
    ['jpeg', 960, 960],
    ['jpeg', 1200, 630],
  ]);
  expect(await open(token)).toMatchObject({ hasPictures: true });
  await inTransaction(database, (tx) => takeLinksBack(tx, caller, pair));
  expect(await picture('cover')).toBeUndefined();
});
