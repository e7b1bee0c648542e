import { and, eq, exists, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import { giftCardMails, giftCardPayments } from '#database/tables/gift-cards.ts';
import type { Transaction } from '#database/transaction.ts';
import { DAY_MS, howLong } from '#vocabulary/how-long.ts';
import { WITHOUT_WORDS } from './card-mail.ts';

/** A card's own letter is still to go: until then it has to say for whom and from whom it is. */
const letterWaits = (tx: Transaction) =>
  tx
    .select({ one: sql`1` })
    .from(giftCardMails)
    .where(
      and(
        eq(giftCardMails.paymentId, giftCardPayments.id),
        eq(giftCardMails.kind, 'card'),
        isNull(giftCardMails.sentAt),
      ),
    );

/**
 * Takes a deleted account out of its cards: those that it bought, and those that came to its address. The cards stay, since
 * their money is somebody's; one whose letter waits for its day goes to whom it was bought for, and is forgotten then.
 */
export async function forgetCards(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await tx.delete(giftCardMails).where(
    and(
      isNull(giftCardMails.sentAt),
      ne(giftCardMails.kind, 'card'),
      exists(
        tx
          .select({ one: sql`1` })
          .from(giftCardPayments)
          .where(
            and(
              eq(giftCardPayments.id, giftCardMails.paymentId),
              eq(giftCardPayments.userId, userId),
            ),
          ),
      ),
    ),
  );
  await tx
    .update(giftCardPayments)
    .set(WITHOUT_WORDS)
    .where(
      and(
        eq(giftCardPayments.userId, userId),
        // What is being paid just now says where its card goes until that has ended (`settle-card-payment.ts`).
        ne(giftCardPayments.status, 'pending'),
        notExists(letterWaits(tx)),
      ),
    );
  await tx
    .update(giftCardPayments)
    .set({ userId: null })
    .where(eq(giftCardPayments.userId, userId));
  await tx
    .update(giftCardPayments)
    .set(WITHOUT_WORDS)
    .where(
      and(
        eq(giftCardPayments.recipientEmail, email),
        eq(giftCardPayments.status, 'completed'),
        notExists(letterWaits(tx)),
      ),
    );
}

/**
 * Removes payments of cards that came to nothing (`vocabulary/how-long.ts`), with all that their cards would have said.
 * @returns how many
 */
export async function forgetUnpaidCards(tx: Transaction, now: Date): Promise<number> {
  const gone = await tx
    .delete(giftCardPayments)
    .where(
      and(
        sql`${giftCardPayments.status} in ('failed', 'expired')`,
        lt(
          giftCardPayments.updatedAt,
          new Date(now.getTime() - howLong.cameToNothingDays * DAY_MS),
        ),
      ),
    )
    .returning({ id: giftCardPayments.id });
  return gone.length;
}
