import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bookMakings } from '#database/tables/after-payment.ts';
import { orders } from '#database/tables/orders.ts';
import { bookPreviews } from '#database/tables/previews.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { addToCart } from '#shop/cart/add-to-cart.ts';
import type { Child, NewChild } from '#shop/family/child.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { bookKey, cardKey } from '#shop/orders/book-making.ts';
import { keepPages, pagesKey } from '#shop/orders/kept-pages.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import { makeLink } from '#shop/previews/make-link.ts';
import { documentKey, documentUrl } from '#shop/previews/preview.ts';
import { startPreview } from '#shop/previews/start-preview.ts';
import { writeReview } from '#shop/reviews/write-review.ts';
import { giveAddress, HOME, newChild, newPhoto, TODAY } from './family.ts';
import type { ServedApi } from './serve-api.ts';
import { beSignedIn } from './sign-in.ts';

/** Somebody with an account and a session. */
export type Person = { caller: Caller; token: string; cookie: string };

/** Makes an account and signs it in. */
export async function person(
  api: Pick<ServedApi, 'authParts'>,
  { admin = false, name = 'Hanna' } = {},
): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const { token, cookie, userId } = await beSignedIn(api.authParts, { email, name, admin });
  const caller: Caller = {
    userId,
    email,
    name,
    userType: admin ? 'admin' : 'parent',
    createdAt: TODAY,
    sessionId: '',
    signedInAt: TODAY,
  };
  return { caller, token, cookie };
}

/** A family with one of everything: child, address, cart line, preview with a link, paid book, review, photo. `book` is on the shelf. */
export async function fullFamily(api: ServedApi, book: number, child: Partial<NewChild> = {}) {
  const parent = await person(api);
  const { database } = api;
  const zoe = await newChild(database, parent.caller, child);
  await giveAddress(database, parent.caller);
  const wanted = { bookId: book, childId: zoe.id };
  const orderId = await boughtBook(api, parent, zoe, book);
  const line = await inTransaction(database, (tx) => addToCart(tx, parent.caller, wanted, TODAY));
  const preview = await inTransaction(database, (tx) =>
    startPreview(tx, parent.caller, { ...wanted, mostWaiting: 5 }, new Date()),
  );
  const requestId = preview!.previewRequestId;
  await api.shop.files.put(documentKey(requestId), Buffer.from('%PDF-1.7 a book'));
  await database.orm
    .update(bookPreviews)
    .set({
      status: 'completed',
      bookPreviewUrl: documentUrl(requestId),
      completedAt: new Date(),
    })
    .where(eq(bookPreviews.previewRequestId, requestId));
  const photo = await newPhoto(api.shop, parent.caller);
  const link = await inTransaction(database, (tx) =>
    makeLink(tx, parent.caller, wanted, new Date()),
  );
  const said = { stars: 4, words: 'We count the stairs now', isSigned: true };
  const review = await inTransaction(database, (tx) =>
    writeReview(tx, parent.caller, book, said, TODAY),
  );
  return {
    ...{ parent, zoe, line: line!, requestId, orderId, reviewId: review!.id },
    photoKey: photo.key,
    token: link!.token,
  };
}
export type FullFamily = Awaited<ReturnType<typeof fullFamily>>;

/** A paid order whose book is made. */
async function boughtBook(
  api: ServedApi,
  { caller }: Person,
  zoe: Child,
  book: number,
): Promise<string> {
  const { database, files } = api.shop;
  const orderId = await inTransaction(database, async (tx) => {
    const reader = readerOfChild(zoe, TODAY);
    const line = { bookId: book, bookTitle: 'Book 1', childId: zoe.id, price: 3299, quantity: 1 };
    const payment = await writePendingOrders(tx, caller.userId, [
      { ...line, reader, shipTo: HOME },
    ]);
    await settlePayment(tx, payment.id, 'completed');
    await tx
      .update(bookMakings)
      .set({ status: 'made', madeAt: TODAY, keepsPages: true, cardRevision: 1 });
    const [order] = await tx.select().from(orders).where(eq(orders.transactionId, payment.id));
    return order!.id;
  });
  await files.put(bookKey(orderId), Buffer.from('%PDF-1.7 a whole book'));
  await files.put(cardKey(orderId, 1), Buffer.from('%PDF-1.7 a card'));
  const svg = '<svg viewBox="0 0 216 216"></svg>';
  await keepPages(files, pagesKey(orderId, 1), [
    { name: 'cover', part: 'cover', svg, text: [], faces: [] },
  ]);
  return orderId;
}
