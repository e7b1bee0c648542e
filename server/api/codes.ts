import { CODES_PAGE_SIZE, type AdminCode as WireAdminCode } from '#contract/codes.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Code } from '#shop/codes/code.ts';
import { endCode } from '#shop/codes/end-code.ts';
import { assertUnused, findCode } from '#shop/codes/find-code.ts';
import { listCodes } from '#shop/codes/list-codes.ts';
import { makeCode } from '#shop/codes/make-code.ts';
import type { GiftCard } from '#shop/gift-cards/gift-card.ts';
import { findUsableCard } from '#shop/gift-cards/use-card.ts';
import { toCents, toDollars } from '#shop/money.ts';
import { Refused } from '#shop/refused.ts';
import { asCode } from '#vocabulary/codes.ts';
import { adminOnly, os, signedIn } from './implement.ts';

export const codes = os.codes.router({
  check: os.codes.check.use(signedIn).handler(async ({ input, context: { shop, caller } }) => {
    await shop.limits.tryDiscountCode(caller);
    const { orm } = shop.database;
    const card = await findUsableCard(orm, input.code);
    if (card?.balance === 0) throw new Refused('GIFT_CARD_EMPTY');
    if (card) return presentCard(card, input.code);
    const code = await findCode(orm, input.code, input.book_ids, shop.now());
    await assertUnused(orm, caller, code);
    return { ...presentTerms(code), gift_card: null };
  }),
  list: os.codes.list.use(adminOnly).handler(async ({ input, context: { shop } }) => {
    const { codes, total } = await listCodes(shop.database.orm, {
      page: input.page,
      pageSize: CODES_PAGE_SIZE,
      search: input.q,
    });
    return { headers: { 'x-total-count': String(total) }, body: codes.map(presentCode) };
  }),
  make: os.codes.make.use(adminOnly).handler(async ({ input, context: { shop, caller } }) => {
    const wanted = {
      code: input.code,
      percent: input.percent ?? null,
      amount: input.amount === undefined ? null : toCents(input.amount),
      bookIds: input.book_ids ?? null,
      validFrom: input.valid_from ? new Date(input.valid_from) : shop.now(),
      validUntil: input.valid_until ? new Date(input.valid_until) : null,
      oncePerFamily: input.once_per_family,
      mostUses: input.most_uses ?? null,
    };
    return presentCode(await inTransaction(shop.database, (tx) => makeCode(tx, caller, wanted)));
  }),
  end: os.codes.end.use(adminOnly).handler(async ({ input, context: { shop, caller }, errors }) => {
    const ended = await inTransaction(shop.database, (tx) =>
      endCode(tx, caller, input.id, shop.now()),
    );
    if (!ended) throw errors.NOT_FOUND();
    return presentCode(ended);
  }),
});

/** A card as if it were a code: what it could pay, of whatever is bought. */
const presentCard = ({ balance, codeEnding }: GiftCard, typed: string) => ({
  code: asCode(typed),
  percent: null,
  amount: toDollars(balance),
  book_ids: null,
  gift_card: codeEnding,
});

const presentTerms = ({ code, percent, amount, bookIds }: Code) => ({
  code,
  percent,
  amount: amount === null ? null : toDollars(amount),
  book_ids: bookIds,
});

const presentCode = (code: Code): WireAdminCode => ({
  ...presentTerms(code),
  id: code.id,
  valid_from: code.validFrom.toISOString(),
  valid_until: code.validUntil?.toISOString() ?? null,
  once_per_family: code.oncePerFamily,
  most_uses: code.mostUses,
  uses: code.uses,
  ended_at: code.endedAt?.toISOString() ?? null,
  created_at: code.createdAt.toISOString(),
});
