import { eq } from 'drizzle-orm';
import { connect } from '#database/connect.ts';
import { orders, transactions } from '#database/tables/orders.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { createAccount } from '#shop/accounts/create-account.ts';
import { makeAdmin } from '#shop/accounts/make-admin.ts';
import { listBooks } from '#shop/catalog/list-books.ts';
import { addChild } from '#shop/family/add-child.ts';
import type { Child } from '#shop/family/child.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import { saveAddress } from '#shop/family/save-address.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { admin, grandparent, parent, parentsAddress, parentsChildren } from './families.ts';

/**
 * Moves people into a shop whose titles are on the shelf: a family with two children, an address and
 * an order in every status, a grandparent with nothing yet, and an admin.
 * All of it in one transaction: half a demo shop would look like a broken one.
 */
export async function seedDemoShop(url: string): Promise<void> {
  const database = connect(url, 1);
  try {
    await inTransaction(database, (tx) => moveIn(tx, new Date()));
  } finally {
    await database.close();
  }
}

async function moveIn(tx: Transaction, today: Date): Promise<void> {
  // Old enough that a first sign-in within a minute is not taken for a new account's.
  const createdAt = daysBefore(today, 60);
  await createAccount(tx, { ...grandparent, createdAt });
  await createAccount(tx, { ...admin, createdAt });
  await makeAdmin(tx, admin.email);

  const family = await callerFor(tx, parent, createdAt);
  await saveAddress(tx, family, parentsAddress);
  const children: Child[] = [];
  for (const { ageInMonths, ...details } of parentsChildren) {
    const birthday = monthsBefore(today, ageInMonths);
    children.push(await addChild(tx, family, { ...details, ...birthday }, today));
  }
  await writeOrders(tx, family, children, today);
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

/** One order in every status, the completed one first to have happened. */
async function writeOrders(
  tx: Transaction,
  family: Caller,
  children: Child[],
  today: Date,
): Promise<void> {
  const [book] = await listBooks(tx);
  const story: { status: PaymentStatus; daysAgo: number; quantity: number }[] = [
    { status: 'completed', daysAgo: 40, quantity: 2 },
    { status: 'expired', daysAgo: 12, quantity: 1 },
    { status: 'failed', daysAgo: 5, quantity: 1 },
    { status: 'pending', daysAgo: 1, quantity: 1 },
  ];
  for (const [n, { status, daysAgo, quantity }] of story.entries()) {
    const child = children[n % children.length]!;
    const payment = await writePendingOrders(tx, family.userId, [
      {
        bookId: book!.id,
        bookTitle: book!.title,
        childId: child.id,
        price: book!.price,
        quantity,
        reader: readerOfChild(child, today),
        shipTo: { recipient: family.name, ...parentsAddress },
      },
    ]);
    if (status !== 'pending') await settlePayment(tx, payment.id, status);
    const createdAt = daysBefore(today, daysAgo);
    await tx
      .update(transactions)
      .set({
        createdAt,
        stripeSessionId: `cs_demo_${status}`,
        // A slow payment: nobody has a page of it that could be continued.
        ...(status === 'pending' && { onItsWaySince: createdAt }),
      })
      .where(eq(transactions.id, payment.id));
    await tx.update(orders).set({ createdAt }).where(eq(orders.transactionId, payment.id));
  }
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
