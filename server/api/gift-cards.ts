import { type BoughtGiftCard, GIFT_CARDS_PAGE_SIZE } from '#contract/gift-cards.ts';
import { inTransaction } from '#database/transaction.ts';
import { buyGiftCard } from '#shop/checkout/buy-gift-card.ts';
import { settleWaitingCard } from '#shop/checkout/settle-waiting-card.ts';
import { findCard, listBoughtCards } from '#shop/gift-cards/find-card.ts';
import { blockCard, cardTotals, listAllCards } from '#shop/gift-cards/gift-cards-in-office.ts';
import { toCents, toDollars } from '#shop/money.ts';
import { adminOnly, os, signedIn } from './implement.ts';

type Bought = Awaited<ReturnType<typeof listBoughtCards>>[number];

const present = ({ payment, card, sentAt }: Bought): BoughtGiftCard => ({
  id: payment.id,
  status: payment.status,
  is_on_its_way: payment.status === 'pending' && payment.onItsWaySince !== null,
  amount: toDollars(payment.amount),
  recipient: payment.recipient,
  message: payment.message,
  from: payment.from,
  recipient_email: payment.recipientEmail,
  send_on: payment.sendOn,
  sent_at: sentAt?.toISOString() ?? null,
  balance: card && toDollars(card.balance),
  created_at: payment.createdAt.toISOString(),
});

export const giftCards = os.gift_cards.router({
  checkout: os.gift_cards.checkout
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller } }) => {
      await shop.limits.checkOut(caller);
      const { amount, recipient_email: recipientEmail, send_on: sendOn, ...words } = input;
      const wanted = { ...words, amount: toCents(amount), recipientEmail, sendOn };
      return { url: await buyGiftCard(shop, caller, wanted, shop.now()) };
    }),
  list: os.gift_cards.list
    .use(signedIn)
    .handler(async ({ input: { session_id: sessionId }, context: { shop, caller } }) => {
      if (sessionId) await settleWaitingCard(shop, caller, sessionId);
      return (await listBoughtCards(shop.database.orm, caller, sessionId)).map(present);
    }),
  balance: os.gift_cards.balance
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller } }) => {
      await shop.limits.tryGiftCard(caller);
      const card = await findCard(shop.database.orm, input.code);
      return {
        ending: card.codeEnding ?? '',
        amount: toDollars(card.amount),
        balance: toDollars(card.balance),
        is_blocked: card.blockedAt !== null,
      };
    }),
  all: os.gift_cards.all.use(adminOnly).handler(async ({ input, context: { shop } }) => {
    const { page } = input;
    const found = await listAllCards(shop.database.orm, { page, pageSize: GIFT_CARDS_PAGE_SIZE });
    return {
      headers: { 'x-total-count': String(found.total) },
      body: found.cards.map(({ card, sendOn, sentAt, buyerName, buyerEmail }) => ({
        id: card.id,
        ending: card.codeEnding,
        amount: toDollars(card.amount),
        balance: toDollars(card.balance),
        is_blocked: card.blockedAt !== null,
        buyer_name: buyerName,
        buyer_email: buyerEmail,
        send_on: sendOn,
        sent_at: sentAt?.toISOString() ?? null,
        created_at: card.createdAt.toISOString(),
      })),
    };
  }),
  totals: os.gift_cards.totals.use(adminOnly).handler(async ({ context: { shop } }) => {
    const { cards, issued, used, owed } = await cardTotals(shop.database.orm);
    return {
      cards,
      issued: toDollars(issued),
      used: toDollars(used),
      owed: toDollars(owed),
    };
  }),
  block: os.gift_cards.block
    .use(adminOnly)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const isBlocked = await inTransaction(shop.database, (tx) =>
        blockCard(tx, caller, input, shop.now()),
      );
      if (!isBlocked) throw errors.NOT_FOUND();
    }),
});
