import type { Erasable as WireErasable, Erasure as WireErasure } from '#contract/erasures.ts';
import { inTransaction } from '#database/transaction.ts';
import { eraseChild } from '#shop/account-rights/erase-child.ts';
import {
  type Erasure,
  findErasure,
  listErasures,
  type OrderToErase,
} from '#shop/account-rights/erasure.ts';
import { type Erasable, findErasable } from '#shop/account-rights/find-erasable.ts';
import { os, signedIn } from './implement.ts';

const presentOrder = ({ id, bookTitle, goneAt, stays }: OrderToErase) => ({
  order_id: id,
  book_title: bookTitle,
  gone_at: goneAt?.toISOString() ?? null,
  stays: stays ?? null,
});

const presentErasable = ({ name, isThere, orders, namedElsewhere }: Erasable): WireErasable => ({
  name,
  is_there: isThere,
  orders: orders.map(presentOrder),
  named_elsewhere: namedElsewhere,
});

const present = ({ id, askedAt, finishedAt, went, orders }: Erasure): WireErasure => ({
  id,
  asked_at: askedAt.toISOString(),
  finished_at: finishedAt?.toISOString() ?? null,
  went,
  orders: orders.map(presentOrder),
});

export const erasures = os.erasures.router({
  look: os.erasures.look
    .use(signedIn)
    .handler(async ({ input: { id }, context: { shop, caller }, errors }) => {
      const found = await findErasable(shop.database.orm, caller, id, shop.now());
      if (!found) throw errors.NOT_FOUND();
      return presentErasable(found);
    }),
  erase: os.erasures.erase
    .use(signedIn)
    .handler(async ({ input: { id }, context: { shop, caller }, errors }) => {
      const erasure = await inTransaction(shop.database, (tx) =>
        eraseChild(tx, caller, id, shop.now()),
      );
      if (!erasure) throw errors.NOT_FOUND();
      return present(erasure);
    }),
  list: os.erasures.list
    .use(signedIn)
    .handler(async ({ context: { shop, caller } }) =>
      (await listErasures(shop.database.orm, caller, shop.now())).map(present),
    ),
  find: os.erasures.find
    .use(signedIn)
    .handler(async ({ input: { id }, context: { shop, caller }, errors }) => {
      const erasure = await findErasure(shop.database.orm, caller, id, shop.now());
      if (!erasure) throw errors.NOT_FOUND();
      return present(erasure);
    }),
});
