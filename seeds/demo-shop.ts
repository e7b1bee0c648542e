import { eq } from 'drizzle-orm';
import { connect } from '#database/connect.ts';
import { createSandboxTables } from '#database/sandbox-schema.ts';
import { giftCardMovements } from '#database/tables/gift-cards.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { reviews } from '#database/tables/reviews.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { choosePlan } from '#shop/accounts/choose-plan.ts';
import { createAccount } from '#shop/accounts/create-account.ts';
import { makeAdmin } from '#shop/accounts/make-admin.ts';
import { addToCart } from '#shop/cart/add-to-cart.ts';
import { listBooks } from '#shop/catalog/list-books.ts';
import { makeCode } from '#shop/codes/make-code.ts';
import { addChild } from '#shop/family/add-child.ts';
import type { Child } from '#shop/family/child.ts';
import { noteShipTo } from '#shop/family/note-ship-to.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { saveAddress } from '#shop/family/save-address.ts';
import { addFavorite } from '#shop/favorites/add-favorite.ts';
import type { GiftCard } from '#shop/gift-cards/gift-card.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import { startPreview } from '#shop/previews/start-preview.ts';
import { countReviews } from '#shop/reviews/count-reviews.ts';
import { rememberAtProvider } from './at-the-provider.ts';
import { buyGiftCard } from './buy-gift-card.ts';
import { demoCodes } from './codes.ts';
import {
  admin,
  grandparent,
  parent,
  parentsAddress,
  parentsCart,
  parentsChildren,
  parentsHearts,
  parentsPayments,
  parentsPlan,
  parentsPreview,
  type Wish,
} from './families.ts';
import { demoReviews, parentsReview } from './reviews.ts';

/**
 * Moves people into a shop whose titles are on the shelf: a family that shows all that a family can have here (families.ts),
 * a grandparent with nothing yet, and an admin who has made some discount codes (codes.ts).
 * All of it in one transaction: half a demo shop would look like a broken one. Its two paid books and its preview are
 * made by the worker, once the shop is open, and the letter that brings its gift card is sent by it.
 */
export async function seedDemoShop(url: string): Promise<void> {
  const database = connect(url, 1);
  try {
    await createSandboxTables(database.pool);
    await inTransaction(database, (tx) => moveIn(tx, new Date()));
  } finally {
    await database.close();
  }
}

async function moveIn(tx: Transaction, today: Date): Promise<void> {
  // Old enough that a first sign-in within a minute is not taken for a new account's.
  const createdAt = daysBefore(today, 60);
  await createAccount(tx, { ...grandparent, createdAt });
  const shopkeeper = await callerFor(tx, admin, createdAt);
  await makeAdmin(tx, admin.email);
  for (const code of demoCodes(today)) await makeCode(tx, shopkeeper, code);

  const family = await callerFor(tx, parent, createdAt);
  await saveAddress(tx, family, parentsAddress);
  await choosePlan(tx, family, parentsPlan);
  const children = new Map<string, Child>();
  for (const { ageInMonths, ...details } of parentsChildren) {
    const birthday = monthsBefore(today, ageInMonths);
    children.set(details.name, await addChild(tx, family, { ...details, ...birthday }, today));
  }
  const card = await buyGiftCard(tx, family, today);
  await writeOrders(tx, family, children, card, today);
  const wanted = ({ book, child }: Wish) => ({ bookId: book, childId: children.get(child)!.id });
  for (const line of parentsCart) {
    for (let copy = 0; copy < (line.copies ?? 1); copy++) {
      await addToCart(tx, family, wanted(line), today);
    }
  }
  await startPreview(tx, family, { ...wanted(parentsPreview), mostWaiting: 1 }, today);
  for (const heart of parentsHearts) await addFavorite(tx, family, heart);
  await writeReviews(tx, family, today);
}

async function callerFor(
  tx: Transaction,
  person: { email: string; name: string },
  createdAt: Date,
): Promise<Caller> {
  const userId = await createAccount(tx, { ...person, createdAt });
  return {
    ...person,
    userId,
    userType: 'parent',
    createdAt,
    sessionId: '',
    signedInAt: createdAt,
  };
}

async function writeOrders(
  tx: Transaction,
  family: Caller,
  children: ReadonlyMap<string, Child>,
  card: GiftCard,
  today: Date,
): Promise<void> {
  const books = new Map((await listBooks(tx)).map((book) => [book.id, book]));
  const home = { recipient: family.name, ...parentsAddress };
  for (const [n, { status, daysAgo, lines, goesTo, byCard }] of parentsPayments.entries()) {
    const ordered = lines.map(({ book: bookId, child: name, copies = 1 }) => {
      const [book, child] = [books.get(bookId)!, children.get(name)!];
      return {
        bookId,
        bookTitle: book.title,
        childId: child.id,
        price: book.price,
        quantity: copies,
        reader: readerOfChild(child, today),
        shipTo: goesTo ?? home,
      };
    });
    const paidBy = byCard ? card : undefined;
    const payment = await writePendingOrders(tx, family.userId, ordered, undefined, paidBy);
    if (goesTo) {
      const ids = lines.map(({ child }) => children.get(child)!.id);
      await noteShipTo(tx, family, ids, goesTo);
    }
    if (status !== 'pending') await settlePayment(tx, payment.id, status);
    const createdAt = daysBefore(today, daysAgo);
    // Where nothing was left to pay, no page was opened.
    const stripeSessionId = payment.amount === 0 ? null : `cs_demo_${n + 1}_${status}`;
    if (status === 'completed' && stripeSessionId) {
      await rememberAtProvider(tx, {
        ...{ id: stripeSessionId, transactionId: payment.id, paidAt: createdAt },
        lines: ordered.map(({ bookTitle: title, ...line }) => ({ title, ...line })),
      });
    }
    await tx
      .update(transactions)
      .set({
        createdAt,
        stripeSessionId,
        // A slow payment: nobody has a page of it that could be continued.
        ...(status === 'pending' && { onItsWaySince: createdAt }),
      })
      .where(eq(transactions.id, payment.id));
    await tx.update(orders).set({ createdAt }).where(eq(orders.transactionId, payment.id));
    await tx
      .update(giftCardMovements)
      .set({ at: createdAt })
      .where(eq(giftCardMovements.transactionId, payment.id));
  }
}

/** Marked as what they are: made up. What the family itself says waits to be let through. */
async function writeReviews(tx: Transaction, family: Caller, today: Date): Promise<void> {
  const { book: bookId, daysAgo, ...own } = parentsReview;
  await tx.insert(reviews).values([
    ...demoReviews.map(({ book, daysAgo, answer, ...said }) => ({
      ...said,
      ...{ bookId: book, isDemo: true, state: 'shown' as const },
      ...(answer && { answer, answeredAt: daysBefore(today, daysAgo - 1) }),
      writtenAt: daysBefore(today, daysAgo),
    })),
    {
      ...own,
      ...{ bookId, userId: family.userId, isDemo: true, state: 'waiting' as const },
      writtenAt: daysBefore(today, daysAgo),
    },
  ]);
  for (const book of new Set(demoReviews.map(({ book }) => book))) await countReviews(tx, book);
}

function daysBefore(today: Date, days: number): Date {
  return new Date(today.getTime() - days * 24 * 60 * 60 * 1000);
}

function monthsBefore(today: Date, months: number) {
  const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 15));
  return {
    birthYear: date.getUTCFullYear(),
    birthMonth: date.getUTCMonth() + 1,
    birthDay: date.getUTCDate(),
  };
}
