import { PDFDocument } from '@cantoo/pdf-lib';
import { eq } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { auditEntries } from '#database/tables/audit.ts';
import {
  giftCardMails,
  giftCardMovements,
  giftCardPayments,
  giftCards,
} from '#database/tables/gift-cards.ts';
import { inTransaction } from '#database/transaction.ts';
import { giftCardLetter } from '#services/mail/gift-card-letter.ts';
import { deleteAccount } from '#shop/account-rights/delete-account.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { orderStats } from '#shop/admin/order-stats.ts';
import { buyGiftCard } from '#shop/checkout/buy-gift-card.ts';
import { reconcilePayments } from '#shop/checkout/reconcile-payments.ts';
import { settleFromProvider } from '#shop/checkout/settle-from-provider.ts';
import { settleWaitingCard } from '#shop/checkout/settle-waiting-card.ts';
import { newCaller, TODAY } from '#tests/support/family.ts';
import { openTill } from '#tests/support/open-till.ts';
import { CODE_LETTERS, inGroups, readCardCode } from '#vocabulary/gift-cards.ts';
import { codeForLetter, findUnsentCardNews, noteCardMailSent } from './card-mail.ts';
import type { TypedCard } from './card-wish.ts';
import { codeOf } from './code.ts';
import { drawCard } from './draw-card.ts';
import { findCard, listBoughtCards } from './find-card.ts';
import { forgetUnpaidCards } from './forget-cards.ts';
import { blockCard, cardTotals, listAllCards } from './gift-cards-in-office.ts';

const shop = await openTill();
const { database, till } = shop;
const { orm } = database;
const SECRET = 'of this test';

const CARD: TypedCard = { amount: 5000, recipient: 'Noah', message: 'Laugh!', from: 'Nana Ruth' };
const buy = (caller: Caller, changes: Partial<TypedCard> = {}) =>
  buyGiftCard(till, caller, { ...CARD, ...changes }, TODAY);

/** A card that somebody has paid for. */
async function paidCard(changes: Partial<TypedCard> = {}) {
  const caller = await newCaller(database, 'Hanna');
  const url = await buy(caller, changes);
  await shop.press(url, 'pay');
  await settleFromProvider(till, shop.sessionOf(url));
  const [bought] = await listBoughtCards(orm, caller, shop.sessionOf(url));
  return { caller, url, payment: bought!.payment, card: bought!.card! };
}

const mailsOf = (paymentId: string) =>
  orm.select().from(giftCardMails).where(eq(giftCardMails.paymentId, paymentId));

/** Sends a letter as the worker does, without a mail service. */
async function send(mailId: string) {
  const news = (await findUnsentCardNews(orm, mailId))!;
  const code =
    news.cardId && (await inTransaction(database, (tx) => codeForLetter(tx, SECRET, news.cardId!)));
  await inTransaction(database, (tx) => noteCardMailSent(tx, mailId, TODAY));
  return { news, code };
}

test('a card is paid on the hosted page; until then there is none, and then it has its money once', async () => {
  const caller = await newCaller(database);
  const url = await buy(caller);
  expect(await listBoughtCards(orm, caller)).toEqual([
    {
      payment: expect.objectContaining({ status: 'pending', amount: 5000 }),
      card: null,
      sentAt: null,
    },
  ]);
  await shop.press(url, 'pay');
  await Promise.all([
    settleFromProvider(till, shop.sessionOf(url), {
      id: 'evt_1',
      type: 'checkout.session.completed',
    }),
    settleWaitingCard(till, caller, shop.sessionOf(url)),
    settleFromProvider(till, shop.sessionOf(url)),
  ]);
  const [bought] = await listBoughtCards(orm, caller);
  expect(bought!.card).toMatchObject({ amount: 5000, balance: 5000, codeDigest: null });
  expect(await mailsOf(bought!.payment.id)).toHaveLength(1);
  expect(await findBrokenRules(orm)).toEqual([]);
});

test('fifty presses are one card', async () => {
  const caller = await newCaller(database);
  const urls = await Promise.all(Array.from({ length: 20 }, () => buy(caller)));
  expect(new Set(urls).size).toBe(1);
  expect(new Set([...urls, await buy(caller, { recipient: 'Mia' })]).size).toBe(2);
  await shop.press(urls[0]!, 'pay');
  expect(await buy(caller)).toBe(
    `${till.publicUrl}/gift-cards/confirmation?session_id=${shop.sessionOf(urls[0]!)}`,
  );
  // Who wants two that are the same buys the second when the first is paid.
  expect(await buy(caller)).not.toBe(urls[0]);
});

test('a page that was left can be opened again, and one that has expired begins anew', async () => {
  const caller = await newCaller(database);
  const url = await buy(caller);
  expect(await buy(caller)).toBe(url);
  await shop.press(url, 'expire');
  const again = await buy(caller);
  expect(again).not.toBe(url);
  expect(await listBoughtCards(orm, caller)).toMatchObject([
    { payment: { status: 'pending' } },
    { payment: { status: 'expired' } },
  ]);
});

test('what no event told of, the reconciler finds', async () => {
  const caller = await newCaller(database);
  const url = await buy(caller);
  await shop.press(url, 'pay');
  await reconcilePayments(till, new Date(Date.now() + 120_000));
  expect(await listBoughtCards(orm, caller)).toMatchObject([{ card: { balance: 5000 } }]);
});

test('a slow payment that fails makes no card, and its buyer is told', async () => {
  const caller = await newCaller(database);
  const url = await buy(caller);
  await shop.press(url, 'pay-later');
  await settleFromProvider(till, shop.sessionOf(url));
  expect(await listBoughtCards(orm, caller)).toMatchObject([
    { payment: { status: 'pending', onItsWaySince: expect.any(Date) } },
  ]);
  await shop.decide(url, 'fail');
  await settleFromProvider(till, shop.sessionOf(url));
  const [bought] = await listBoughtCards(orm, caller);
  expect(bought).toMatchObject({ payment: { status: 'failed' }, card: null });
  expect(await mailsOf(bought!.payment.id)).toMatchObject([{ kind: 'failed' }]);
});

test('selling a card adds nothing to the revenue, and all of it to what is owed', async () => {
  const [revenue, owed] = [(await orderStats(orm)).revenue, (await cardTotals(orm)).owed];
  await paidCard({ amount: 7000 });
  expect((await orderStats(orm)).revenue).toBe(revenue);
  expect((await cardTotals(orm)).owed).toBe(owed + 7000);
});

test('a code is sixteen letters that nobody mixes up, always the same, and kept nowhere', async () => {
  const { card, payment } = await paidCard();
  const [mail] = await mailsOf(payment.id);
  const { code } = await send(mail!.id);
  expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}]{16}$`));
  expect(code).toBe(codeOf(SECRET, card.id));
  expect(CODE_LETTERS).not.toMatch(/[01258BGILOSUZ]/);
  expect(readCardCode(` ${inGroups(code!).toLowerCase().replaceAll('-', ' – ')} `)).toBe(code);
  expect(readCardCode('ABCD')).toBeUndefined();
  const tables = [giftCards, giftCardPayments, giftCardMovements, giftCardMails];
  const rows = JSON.stringify(await Promise.all(tables.map((table) => orm.select().from(table))));
  expect(rows).not.toContain(code);
  expect(rows).toContain(code!.slice(-4));
});

test('who has the code has the card; what is no code is unknown', async () => {
  const { card, payment } = await paidCard();
  const guess = inGroups(codeOf(SECRET, card.id));
  await expect(findCard(orm, guess)).rejects.toMatchObject({ code: 'GIFT_CARD_UNKNOWN' });
  await send((await mailsOf(payment.id))[0]!.id);
  expect(await findCard(orm, guess)).toMatchObject({ id: card.id, balance: 5000 });
  await expect(findCard(orm, 'no such card')).rejects.toMatchObject({ code: 'GIFT_CARD_UNKNOWN' });
});

test('with another secret no second code is told: the first is good', async () => {
  const { card } = await paidCard();
  const tell = (secret: string) =>
    inTransaction(database, (tx) => codeForLetter(tx, secret, card.id));
  const code = await tell(SECRET);
  expect(await tell('another secret')).toBeUndefined();
  expect(await findCard(orm, code!)).toMatchObject({ id: card.id });
});

test('the buyer gets a receipt, which brings the card where nobody else is sent it', async () => {
  const { caller, payment } = await paidCard();
  const [mail] = await mailsOf(payment.id);
  const { news, code } = await send(mail!.id);
  expect(news).toMatchObject({ kind: 'receipt', to: caller.email, recipient: 'Noah' });
  const pdf = Buffer.from('%PDF');
  const letter = giftCardLetter(news, { code: code!, pdf }, till.publicUrl);
  expect(letter.text).toContain(inGroups(code!));
  expect(letter.text).toContain('$50.00');
  expect(letter.documents).toEqual([{ name: 'wonderling-gift-card.pdf', pdf }]);
});

test('sent by mail, the card goes to whom it is for on its day, and its code to nobody else', async () => {
  const day = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  const { caller, payment } = await paidCard({ recipientEmail: 'Noahs@Example.com', sendOn: day });
  const mails = await mailsOf(payment.id);
  const of = (kind: string) => mails.find((mail) => mail.kind === kind)!;
  expect(mails).toHaveLength(2);
  const { rows } = await orm.execute<{ day: string }>(
    `select to_char(run_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as day from graphile_worker._private_jobs
     where payload ->> 'mailId' = '${of('card').id}'`,
  );
  expect(rows).toEqual([{ day: `${day} 12:00` }]);
  const receipt = await send(of('receipt').id);
  expect(receipt.news).toMatchObject({ to: caller.email, cardId: undefined });
  const told = giftCardLetter(receipt.news, undefined, till.publicUrl);
  expect(told.text).toContain('noahs@example.com');
  expect(told.documents).toEqual([]);
  const card = await send(of('card').id);
  expect(card.news).toMatchObject({ to: 'noahs@example.com', name: 'Noah', from: 'Nana Ruth' });
  const letter = giftCardLetter(card.news, { code: card.code!, pdf: Buffer.of() }, till.publicUrl);
  expect(letter.subject).toBe('A Wonderling gift card from Nana Ruth');
  expect(letter.text).toContain('Laugh!');
});

test.each([
  ['a day that is over', '2026-11-20'],
  ['a day in two years', '2028-11-20'],
])('a card is not sent on %s', async (_, sendOn) => {
  const caller = await newCaller(database);
  await expect(buy(caller, { recipientEmail: 'n@example.com', sendOn })).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    data: { fields: { send_on: ['Please choose a day of the coming year'] } },
  });
});

test('letters that none of our faces has are refused before anything is paid', async () => {
  const caller = await newCaller(database);
  await expect(buy(caller, { message: 'Laugh 😀' })).rejects.toMatchObject({
    code: 'GIFT_CARD_CANNOT_BE_PRINTED',
    data: { field: 'message' },
  });
});

test('the card is one page to fold, in every script that we set', async () => {
  const words = { recipient: 'Ελένη', message: '你好，小朋友\nВсего хорошего', from: 'جدتي' };
  const news = { ...words, amount: 3500, countryCode: 'DE' };
  const pdf = await drawCard(news, 'ACDEFHJKMNPQRTVW', 'https://shop.example.com');
  const pages = (await PDFDocument.load(pdf)).getPages();
  expect(pages.map((page) => Math.round((page.getWidth() * 25.4) / 72))).toEqual([210]);
  const { items } = await (
    await (await getDocument({ data: pdf.slice(), verbosity: 0 }).promise).getPage(1)
  ).getTextContent();
  const said = items.map((item) => ('str' in item ? item.str : '')).join('');
  for (const words of [
    'Ελένη',
    '小朋友',
    'Всего',
    '$35',
    'ACDE-FHJK',
    'MNPQ-RTVW',
    'shop.example.com',
  ]) {
    expect(said).toContain(words);
  }
});

test('the longest words that are let in find room', async () => {
  const wide = { recipient: 'W'.repeat(60), message: '鑫'.repeat(200), from: 'W'.repeat(60) };
  for (const message of [wide.message, `${'W'.repeat(195)}\na\nb\nc\nd\ne`]) {
    const news = { ...wide, message, amount: 20_000, countryCode: null };
    await expect(drawCard(news, 'ACDEFHJKMNPQRTVW', till.publicUrl)).resolves.toBeDefined();
  }
});

test('a card is stopped once, with who did it and why', async () => {
  const { card } = await paidCard();
  const admin = { ...(await newCaller(database, 'Ada')), userType: 'admin' as const };
  const block = () =>
    inTransaction(database, (tx) => blockCard(tx, admin, { id: card.id, why: 'Stolen' }, TODAY));
  expect(await block()).toBe(true);
  expect(await block()).toBe(false);
  expect(
    await orm.select().from(auditEntries).where(eq(auditEntries.subject, card.id)),
  ).toMatchObject([{ act: 'gift_card_blocked', byName: 'Ada', why: 'Stolen' }]);
  const { cards } = await listAllCards(orm, { page: 1, pageSize: 100 });
  expect(cards.find((one) => one.card.id === card.id)!.card.blockedAt).toEqual(TODAY);
});

test('a card that is stopped before its day is not sent, and the letter waits for nothing', async () => {
  const { card, payment } = await paidCard({
    recipientEmail: 'later@example.com',
    sendOn: '2027-01-01',
  });
  const mailIds = (await mailsOf(payment.id)).map(({ id }) => id);
  const kinds = async () =>
    (await Promise.all(mailIds.map((id) => findUnsentCardNews(orm, id)))).map((news) => news?.kind);
  expect(await kinds()).toContain('card');
  const admin = { ...(await newCaller(database, 'Ada')), userType: 'admin' as const };
  await inTransaction(database, (tx) =>
    blockCard(tx, admin, { id: card.id, why: 'Stolen' }, TODAY),
  );
  expect(await kinds()).not.toContain('card');
});

test('a deleted account is in none of its cards, and their money stays', async () => {
  const [sent, waiting] = [
    await paidCard(),
    await paidCard({ recipientEmail: 'later@example.com', sendOn: '2027-01-01' }),
  ];
  await send((await mailsOf(sent.payment.id))[0]!.id);
  for (const { caller } of [sent, waiting]) {
    await inTransaction(database, (tx) => deleteAccount(tx, caller));
  }
  const paymentOf = async (id: string) =>
    (await orm.select().from(giftCardPayments).where(eq(giftCardPayments.id, id)))[0];
  expect(await paymentOf(sent.payment.id)).toMatchObject({
    ...{ userId: null, recipient: null, message: null, from: null, status: 'completed' },
  });
  expect(await findCard(orm, codeOf(SECRET, sent.card.id))).toMatchObject({ balance: 5000 });
  // Its letter is still to go, and says for whom and from whom; then that is forgotten, too.
  const [mail, ...others] = await mailsOf(waiting.payment.id);
  expect(others).toEqual([]);
  expect((await send(mail!.id)).news).toMatchObject({ to: 'later@example.com', from: 'Nana Ruth' });
  expect(await paymentOf(waiting.payment.id)).toMatchObject({ recipientEmail: null, from: null });
  expect(await findBrokenRules(orm)).toEqual([]);
});

test('whom a card was sent to is forgotten with his account', async () => {
  const reader = await newCaller(database, 'Noah');
  const { payment } = await paidCard({ recipientEmail: reader.email });
  for (const { id } of await mailsOf(payment.id)) await send(id);
  await inTransaction(database, (tx) => deleteAccount(tx, reader));
  const rows = await orm.select().from(giftCardPayments).where(eq(giftCardPayments.id, payment.id));
  expect(rows).toMatchObject([{ recipientEmail: null, recipient: null, message: null }]);
});

test('what nobody paid for is forgotten after a month', async () => {
  const caller = await newCaller(database);
  const url = await buy(caller, { recipient: 'Never' });
  await shop.press(url, 'expire');
  await settleFromProvider(till, shop.sessionOf(url));
  const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
  expect(await inTransaction(database, (tx) => forgetUnpaidCards(tx, days(29)))).toBe(0);
  await inTransaction(database, (tx) => forgetUnpaidCards(tx, days(31)));
  expect(await listBoughtCards(orm, caller)).toEqual([]);
});

test('each rule notices the row that breaks it', async () => {
  const { card, payment } = await paidCard();
  const broken = async (breakIt: string, mendIt: string) => {
    await orm.execute(breakIt);
    const rules = new Set((await findBrokenRules(orm)).map(({ rule }) => rule));
    await orm.execute(mendIt);
    return [...rules];
  };
  const at = `where id = '${card.id}'`;
  expect(
    await broken(
      `update gift_cards set balance = 1 ${at}`,
      `update gift_cards set balance = 5000 ${at}`,
    ),
  ).toEqual(['what is left on a gift card is the sum of its movements']);
  expect(
    await broken(
      `update gift_card_payments set status = 'failed' where id = '${payment.id}'`,
      `update gift_card_payments set status = 'completed' where id = '${payment.id}'`,
    ),
  ).toEqual(['a gift card has been paid for', 'what was paid is ordered, line for line']);
  expect(
    await broken(
      `update gift_card_mails set kind = 'failed' where payment_id = '${payment.id}'`,
      `update gift_card_mails set kind = 'receipt' where payment_id = '${payment.id}'`,
    ),
  ).toEqual(['a paid gift card has its letters']);
  expect(await findBrokenRules(orm)).toEqual([]);
});
