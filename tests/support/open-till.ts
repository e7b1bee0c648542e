import { inTransaction } from '#database/transaction.ts';
import { stripeClient, stripePayments } from '#services/stripe/stripe-payments.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { addToCart } from '#shop/cart/add-to-cart.ts';
import { listLines } from '#shop/cart/cart.ts';
import { checkOutBook, checkOutCart } from '#shop/checkout/check-out.ts';
import type { Till } from '#shop/checkout/till.ts';
import { listOrders } from '#shop/orders/list-orders.ts';
import { giveAddress, newCaller, newChild, shelve, TODAY } from './family.ts';
import { runSandbox } from './run-sandbox.ts';
import { openTestDatabase } from './test-database.ts';

/** A shop's till on a database of its own, at the sandbox's payment provider, with two books on the shelf. */
export async function openTill() {
  const testDatabase = await openTestDatabase();
  const database = testDatabase.connect();
  const sandbox = await runSandbox(testDatabase.url);
  const till: Till = {
    database,
    payments: stripePayments(stripeClient(sandbox.settings.stripe.secretKey, sandbox.url)),
    publicUrl: 'http://shop.localhost:3000',
  };
  const GOOSE = await shelve(database, 1, 3299);
  const STAIR = await shelve(database, 2, 2999);

  const add = (caller: Caller, bookId: number, childId: string) =>
    inTransaction(database, (tx) => addToCart(tx, caller, { bookId, childId }, TODAY));
  const linesOf = (caller: Caller) => listLines(database.orm, caller, TODAY);
  const shown = async (caller: Caller) =>
    (await linesOf(caller)).map(({ price, ...line }) => ({ ...line, shownPrice: price }));
  const ordersOf = async (caller: Caller) =>
    (await listOrders(database.orm, caller, { page: 1 })).orders;
  return {
    ...{ database, sandbox, till, GOOSE, STAIR, add, linesOf, shown, ordersOf },
    /** A family with an address and one copy of the Goose in the cart. */
    async buyer() {
      const caller = await newCaller(database);
      const zoe = await newChild(database, caller);
      await giveAddress(database, caller);
      await add(caller, GOOSE, zoe.id);
      return { caller, zoe };
    },
    /** Both answer the payment page's address. */
    buyCart: async (caller: Caller) => checkOutCart(till, caller, await shown(caller), TODAY),
    buyNow: async (caller: Caller, bookId: number, childId: string) =>
      (await checkOutBook(till, caller, { bookId, childIds: [childId] }, TODAY))!,
    /** The caller's orders' statuses, the newest first. */
    statusesOf: async (caller: Caller) => (await ordersOf(caller)).map((order) => order.status),
    sessionOf,
    confirmationOf: (url: string) =>
      `${till.publicUrl}/checkout/confirmation?session_id=${sessionOf(url)}`,
    /** Presses a button of a payment page. */
    press: (url: string, button: string) =>
      fetch(`${sandbox.url}/sandbox/pay/${sessionOf(url)}/${button}`, {
        method: 'POST',
        redirect: 'manual',
      }),
    /** Settles a slow payment, or lets it fail, in the provider's own list. */
    decide: (url: string, button: 'settle' | 'fail') =>
      fetch(`${sandbox.url}/sandbox/payments/${sessionOf(url)}/${button}`, { method: 'POST' }),
    /** Whether each page still takes a payment, as the provider says. */
    areOpen: (...urls: string[]) =>
      Promise.all(
        urls.map(async (url) => (await till.payments.findSession(sessionOf(url)))?.open ?? false),
      ),
  };
}

const sessionOf = (url: string) => url.split('/').at(-1)!;
