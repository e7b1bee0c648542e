import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import { wordsOf } from '#bookmaking/text/words-of.ts';
import type { DrawnPage } from '#contract/orders.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { approveBook } from '#shop/orders/approve-book.ts';
import { BookChanged } from '#shop/orders/book-changed.ts';
import { changedPage, changedPages } from '#shop/orders/changed-pages.ts';
import { correctBook } from '#shop/orders/correct-book.ts';
import type { Correction } from '#shop/orders/correction.ts';
import { findOrder } from '#shop/orders/find-order.ts';
import { openPage } from '#shop/orders/open-book.ts';
import { cancelBook } from '#shop/refunds/cancel-book.ts';
import type { ShopServices } from './api-context.ts';
import { os, signedIn } from './implement.ts';
import { presentOrderInFull, presentReader } from './present-order.ts';
import { asRow } from './row-names.ts';
import { presentShipTo } from './ship-to.ts';

/** Looking through a bought book: approving, correcting and canceling it, and what a correction changes. */
export const checking = {
  approve: os.orders.approve
    .use(signedIn)
    .handler(async ({ input: { id, if_version }, context: { shop, caller }, errors }) => {
      const isDone = await inTransaction(shop.database, (tx) =>
        approveBook(tx, caller, id, shop.now(), if_version),
      ).catch(async (error) => {
        if (!(error instanceof BookChanged)) throw error;
        throw errors.BOOK_CHANGED({ data: { order: await orderNow(shop, caller, id) } });
      });
      if (!isDone) throw errors.NOT_FOUND();
      return orderNow(shop, caller, id);
    }),
  cancelBook: os.orders.cancelBook
    .use(signedIn)
    .handler(async ({ input: { id }, context: { shop, caller }, errors }) => {
      const isDone = await inTransaction(shop.database, (tx) =>
        cancelBook(tx, caller, id, shop.now()),
      );
      if (!isDone) throw errors.NOT_FOUND();
      return orderNow(shop, caller, id);
    }),
  correct: os.orders.correct
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const { id, if_version: seen, is_draft: isDraft, ...said } = input;
      await shop.limits.correct(caller);
      const { leastMargin } = shop;
      const how = { seen, isDraft, leastMargin, now: shop.now() };
      const isDone = await inTransaction(shop.database, (tx) =>
        correctBook(tx, caller, id, toCorrection(said), how),
      ).catch(async (error) => {
        if (!(error instanceof BookChanged)) throw error;
        throw errors.BOOK_CHANGED({ data: { order: await orderNow(shop, caller, id) } });
      });
      if (!isDone) throw errors.NOT_FOUND();
      return orderNow(shop, caller, id);
    }),
  changes: os.orders.changes
    .use(signedIn)
    .handler(async ({ input: { id }, context: { shop, caller }, errors }) => {
      const changes = await changedPages(shop.database.orm, caller, id);
      if (!changes) throw errors.NOT_FOUND();
      const { isKept, fields, pages, after } = changes;
      const at = (page: string) => `/api/orders/${id}/book/changes/${page}`;
      return {
        is_kept: isKept,
        fields,
        book: {
          reader: presentReader(after.reader),
          dedication: after.dedication,
          from: after.from,
          ship_to: presentShipTo(after.shipTo),
        },
        pages:
          pages?.map((page) => ({
            page,
            before: `${at(page)}/before`,
            after: `${at(page)}/after`,
          })) ?? null,
      };
    }),
  changedPage: os.orders.changedPage
    .use(signedIn)
    .handler(async ({ input: { id, page: name, side }, context: { shop, caller }, errors }) => {
      const wanted = { orderId: id, name, side };
      const page = await changedPage(shop.database.orm, shop.files, caller, wanted);
      if (!page) throw errors.NOT_FOUND();
      return presentPage(name, page);
    }),
  bookPage: os.orders.bookPage
    .use(signedIn)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const { order_id: orderId, page: name } = input;
      const page = await openPage(shop.database.orm, shop.files, caller, orderId, name);
      if (!page) throw errors.NOT_FOUND();
      return presentPage(name, page);
    }),
};

async function orderNow(shop: ShopServices, caller: Caller, id: string) {
  const order = await findOrder(shop.database.orm, caller, id);
  // Whoever has just changed it has it, unless the account went in this very moment.
  if (!order) throw new Error('The order is gone');
  return presentOrderInFull(order, caller.userId);
}

type Said = Parameters<Parameters<typeof os.orders.correct.handler>[0]>[0]['input'];

function toCorrection({
  age_months,
  photo_crop,
  ship_to,
  companion_kind,
  companion_name,
  grown_up,
  baby_name,
  ...said
}: Omit<Said, 'id' | 'if_version' | 'is_draft'>): Correction {
  return {
    ...said,
    ...(age_months !== undefined && { ageMonths: age_months }),
    ...(companion_kind !== undefined && { companionKind: companion_kind }),
    ...(companion_name !== undefined && { companionName: companion_name }),
    ...(grown_up !== undefined && { grownUp: grown_up }),
    ...(baby_name !== undefined && { babyName: baby_name }),
    ...(photo_crop && { photoCrop: photo_crop }),
    ...(ship_to && { shipTo: asRow(ship_to) }),
  };
}

const presentPage = (
  page: string,
  { part, shows, svg, text, faces, lettering }: BoundPage,
): DrawnPage => ({
  page,
  part,
  shows: shows ?? null,
  svg,
  words: lettering?.words ?? wordsOf(text),
  text: [...text],
  lettering: lettering ?? null,
  faces: [...faces],
});
