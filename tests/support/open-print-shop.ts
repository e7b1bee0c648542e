import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll } from 'vitest';
import { inTransaction } from '#database/transaction.ts';
import type { ShopServices } from '#server/api/api-context.ts';
import { servePrintFile } from '#server/api/serve-print-file.ts';
import { IDLE_CONNECTION_MS } from '#server/http/idle-connections.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import type { Files } from '#shop/files.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import type { PrintPartner } from '#shop/print-partner.ts';
import { printFileKey } from '#shop/printing/print-file-key.ts';
import type { Printing } from '#shop/printing/printing.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { HOME, newCaller, newChild, shelve, TODAY } from './family.ts';
import { smallCover, smallInterior } from './print-files.ts';
import { runSandbox } from './run-sandbox.ts';
import { openTestDatabase } from './test-database.ts';

/** What somebody pays for in one go. */
export type Bought = { shipTo?: ShipTo; quantity?: number; price?: number };

/** A shop with paid and approved books whose files are made, at the sandbox's print partner. */
export async function openPrintShop() {
  const testDatabase = await openTestDatabase();
  const database = testDatabase.connect();
  const sandbox = await runSandbox(testDatabase.url);
  const kept = new Map<string, Uint8Array>();
  const files = { read: async (key: string) => kept.get(key) } as Files;
  const app = new Hono().get('/print-files/:token', (c) =>
    servePrintFile(
      { database, files, now: () => new Date() } as ShopServices,
      c.req.param('token'),
    ),
  );
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { keepAliveTimeout: IDLE_CONNECTION_MS },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());

  const printing: Printing = {
    database,
    printer: sandbox.printer,
    publicUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leastMargin: 600,
  };
  const inside = await smallInterior();
  const outside = await smallCover();
  const books = [await shelve(database, 1), await shelve(database, 2), await shelve(database, 3)];
  const query = async (sql: string, values: unknown[] = []) =>
    (await database.pool.query(sql, values)).rows;

  /** Lets the files of a book be made. */
  const make = async (orderId: string) => {
    kept.set(printFileKey(orderId, 'interior'), inside.bytes);
    kept.set(printFileKey(orderId, 'cover'), outside.bytes);
    await query(
      `insert into print_files (order_id, state, interior_md5, cover_md5, made_at)
       values ($1, 'made', $2, $3, now())
       on conflict (order_id) do update set state = 'made', interior_md5 = $2, cover_md5 = $3`,
      [orderId, inside.md5, outside.md5],
    );
  };
  const approve = (orderId: string) =>
    query(
      `with moved as (update makings set stage = 'approved' where order_id = $1 returning 1)
       insert into making_events (order_id, number, stage, by) values ($1, 2, 'approved', 'family')`,
      [orderId],
    );

  return {
    ...{ database, sandbox, printing, query, make, approve, kept },
    /** A payment; its books are approved and made unless told otherwise. */
    async buy(lines: Bought[] = [{}], isReady = true) {
      const caller: Caller = await newCaller(database);
      const zoe = await newChild(database, caller);
      const payment = await inTransaction(database, async (tx) => {
        const pending = await writePendingOrders(
          tx,
          caller.userId,
          lines.map(({ shipTo = HOME, quantity = 1, price = 3299 }, n) => ({
            ...{ bookId: books[n]!, bookTitle: `Book ${n + 1}`, childId: zoe.id },
            ...{ price, quantity, shipTo, reader: readerOfChild(zoe, TODAY) },
          })),
        );
        await settlePayment(tx, pending.id, 'completed');
        return pending;
      });
      await query('update transactions set stripe_session_id = $1 where id = $1::uuid', [
        payment.id,
      ]);
      const rows = await query('select id from orders where transaction_id = $1 order by book_id', [
        payment.id,
      ]);
      const ids = rows.map(({ id }) => id as string);
      for (const id of ids) {
        await query(
          `update book_makings set status = 'made', made_at = now(), keeps_pages = true where order_id = $1`,
          [id],
        );
        if (!isReady) continue;
        await approve(id);
        await make(id);
      }
      return { caller, payment, ids };
    },
    /** The stage of each book. */
    stagesOf: async (ids: string[]) => {
      const rows = await query(
        'select stage from makings where order_id = any($1::uuid[]) order by array_position($1::uuid[], order_id)',
        [ids],
      );
      return rows.map(({ stage }) => stage as string);
    },
    /** The jobs of a payment as they are written down here. */
    jobsOf: (transactionId: string) =>
      query('select * from print_jobs where transaction_id = $1 order by created_at, external_id', [
        transactionId,
      ]),
    /** What the partner has for any of these books, whatever became of it. */
    atPartner: async (ids: string[]) =>
      query(
        `select job.id::int, job.status, line ->> 'external_id' as "orderId", (line ->> 'quantity')::int as quantity
         from sandbox.print_jobs as job, jsonb_array_elements(lines) as line
         where line ->> 'external_id' = any($1) order by job.id`,
        [ids],
      ),
    press: (path: string) =>
      fetch(`${sandbox.url}/sandbox/printing/${path}`, { method: 'POST', redirect: 'manual' }),
    /** The same partner, but for some of its calls. */
    withPrinter: (changed: Partial<PrintPartner>): Printing => ({
      ...printing,
      printer: { ...printing.printer, ...changed },
    }),
  };
}
