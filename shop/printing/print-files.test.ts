import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import type { BookToPrint, PrintedBook } from '#bookmaking/printing/print-book.ts';
import { inTransaction } from '#database/transaction.ts';
import { deleteAccount } from '#shop/account-rights/delete-account.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { findStrayFiles } from '#shop/admin/stray-files.ts';
import { listActsOnOrder } from '#shop/audit/list-acts.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { readerOfChild } from '#shop/family/reader-of-child.ts';
import type { WalkableFiles } from '#shop/files.ts';
import { approveBook } from '#shop/orders/approve-book.ts';
import { endCheckings } from '#shop/orders/end-checking.ts';
import { keepPages, pagesKey } from '#shop/orders/kept-pages.ts';
import { holdMaking, moveMaking } from '#shop/orders/making.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import { writePendingOrders } from '#shop/orders/write-pending-orders.ts';
import {
  type FileCheck,
  type FilePart,
  type FileToCheck,
  PrinterAway,
} from '#shop/print-partner.ts';
import { HOME, newCaller, newChild, TODAY } from '#tests/support/family.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { MakingStage } from '#vocabulary/making.ts';
import { findLinkedFile } from './file-links.ts';
import { failPrintFiles, makePrintFiles } from './make-print-files.ts';
import { retryPrintFiles } from './print-again.ts';
import { queueForgottenPrintFiles } from './queue-forgotten.ts';
import { removeOldPrintFiles } from './remove-print-files.ts';

const database = (await openTestDatabase()).connect();
const ada = await newCaller(database, 'Ada');
await shelveTitles(database);
const kept = new Map<string, Uint8Array>();
const files: WalkableFiles = {
  put: async (key, bytes) => void kept.set(key, bytes),
  read: async (key) => kept.get(key),
  remove: async (key) => void kept.delete(key),
  keys: async function* () {
    yield* kept.keys();
  },
};
const query = async (sql: string, values: unknown[] = []) =>
  (await database.pool.query(sql, values)).rows;

const SHEET = { width: 482.6, height: 260.35 };
const printed = (passed: boolean): PrintedBook => ({
  interior: Buffer.from('interior'),
  cover: Buffer.from('cover'),
  report: {
    passed,
    rules: [{ file: 'interior', rule: 'has its pages', passed, seen: '32 of 32' }],
  },
});
/** Stands for the process of its own, whose files `bookmaking/printing/` tests. */
const print = vi.fn(async (_: BookToPrint) => printed(true));
/** The partner's look takes a question more. */
const look = vi.fn(async (_: FilePart): Promise<Omit<FileCheck, 'id'>> => PASSED);
const PASSED: Omit<FileCheck, 'id'> = { state: 'passed', errors: [] };
const room = {
  ...{ database, files, print, publicUrl: 'http://127.0.0.1:3000', looksEveryMs: 1 },
  printer: {
    findCoverSheet: vi.fn(async () => SHEET),
    startFileCheck: vi.fn(async (_: FileToCheck): Promise<FileCheck> => RUNNING),
    findFileCheck: async (part: FilePart, id: number) => ({ id, ...(await look(part)) }),
  },
};
const RUNNING: FileCheck = { id: 7, state: 'running', errors: [] };

beforeEach(async () => {
  kept.clear();
  await query('delete from graphile_worker._private_jobs');
  print.mockClear();
  print.mockImplementation(async () => printed(true));
  look.mockImplementation(async () => PASSED);
  room.printer.startFileCheck.mockImplementation(async () => RUNNING);
});

const PAGES = [{ name: 'cover', svg: '<svg/>', text: [], faces: [], part: 'cover' }];

/** A paid book that could be approved: made, its pages kept. */
async function bought() {
  const caller = await newCaller(database);
  const zoe = await newChild(database, caller);
  const payment = await inTransaction(database, async (tx) => {
    const pending = await writePendingOrders(tx, caller.userId, [
      {
        ...{ bookId: 1, bookTitle: 'The Goose on Bus Nine', childId: zoe.id },
        ...{ price: 3299, quantity: 1, reader: readerOfChild(zoe, TODAY), shipTo: HOME },
      },
    ]);
    await settlePayment(tx, pending.id, 'completed');
    return pending;
  });
  const [{ id }] = await query('select id from orders where transaction_id = $1', [payment.id]);
  await query(
    `update book_makings set status = 'made', made_at = now(), keeps_pages = true where order_id = $1`,
    [id],
  );
  await keepPages(files, pagesKey(id, 1), PAGES as unknown as BoundPage[]);
  return { caller, id: id as string, transactionId: payment.id };
}

async function approved() {
  const order = await bought();
  await inTransaction(database, (tx) => approveBook(tx, order.caller, order.id, new Date()));
  return order;
}

const make = (id: string) => makePrintFiles(room, id, new Date());
const rowOf = async (id: string) =>
  (await query('select * from print_files where order_id = $1', [id]))[0];
const jobs = async (task: string) =>
  (
    await query(
      `select payload from graphile_worker._private_jobs as jobs
       join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id where identifier = $1`,
      [task],
    )
  ).map(({ payload }) => payload);
const move = (id: string, stage: MakingStage, at = new Date()) =>
  inTransaction(database, async (tx) =>
    moveMaking(tx, (await holdMaking(tx, id))!, stage, { by: 'shop', at }),
  );

describe('with the approval', () => {
  test('by the family the files are queued, once however often it is pressed', async () => {
    const { caller, id } = await approved();
    await inTransaction(database, (tx) => approveBook(tx, caller, id, new Date()));
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', interior_md5: null });
    expect(await jobs('make_print_files')).toEqual([{ orderId: id }]);
  });

  test('by the clock too', async () => {
    const { id } = await bought();
    await query(`update makings set checking_until = checking_since + interval '1 ms'`);
    await endCheckings(database, new Date(Date.now() + 1000));
    expect(await jobs('make_print_files')).toContainEqual({ orderId: id });
  });

  test('nothing is queued by an approval that comes to nothing', async () => {
    const { caller, id } = await bought();
    const trial = inTransaction(database, async (tx) => {
      await approveBook(tx, caller, id, new Date());
      throw new Error('the power is gone');
    });
    await expect(trial).rejects.toThrow('the power');
    expect(await rowOf(id)).toBeUndefined();
    expect(await jobs('make_print_files')).toEqual([]);
  });

  test('of a release without a printer, files are queued when the next looks after them', async () => {
    const { id } = await approved();
    await query('delete from print_files where order_id = $1', [id]);
    await query('delete from graphile_worker._private_jobs');
    expect(await queueForgottenPrintFiles(database)).toBeGreaterThan(0);
    expect(await queueForgottenPrintFiles(database)).toBe(0);
    expect(await jobs('make_print_files')).toContainEqual({ orderId: id });
    // One whose job came while the book was stopped is not forgotten either.
    await query('delete from graphile_worker._private_jobs');
    expect(await queueForgottenPrintFiles(database)).toBeGreaterThan(0);
    expect(await jobs('make_print_files')).toContainEqual({ orderId: id });
  });
});

describe('the worker', () => {
  test('prints the pages that were approved, on the sheet that the partner says', async () => {
    const { id, transactionId } = await approved();
    await make(id);
    expect(print).toHaveBeenCalledExactlyOnceWith({ pages: PAGES, name: 'Zoë', sheet: SHEET });
    expect(room.printer.findCoverSheet).toHaveBeenCalledWith(32);
    expect(await rowOf(id)).toMatchObject({
      state: 'made',
      interior_md5: createHash('md5').update('interior').digest('hex'),
      cover_bytes: 5,
      preflight: { passed: true },
    });
    expect([...kept.keys()]).toEqual(
      expect.arrayContaining([`print_files/${id}-interior.pdf`, `print_files/${id}-cover.pdf`]),
    );
    expect(await jobs('send_print_jobs')).toEqual([{ transactionId }]);
  });

  test('does it once, however often it is told to', async () => {
    const { id } = await approved();
    await Promise.all([make(id), make(id)]);
    await make(id);
    expect(await jobs('send_print_jobs')).toHaveLength(1);
    expect(print.mock.calls.length).toBeLessThan(3);
  });

  test('keeps nothing of a book that fails our own look, and says why', async () => {
    const { id } = await approved();
    print.mockImplementation(async () => printed(false));
    await make(id);
    expect(await rowOf(id)).toMatchObject({ state: 'refused', preflight: { passed: false } });
    expect([...kept.keys()].filter((key) => key.startsWith('print_files/'))).toEqual([]);
  });

  test('has the partner look at both files by links, and says so', async () => {
    const { id } = await approved();
    await make(id);
    // In whatever order.
    const asked = room.printer.startFileCheck.mock.calls.map(([file]) => file).slice(-2);
    for (const part of ['interior', 'cover'] as const) {
      const file = asked.find((one) => one.part === part)!;
      expect(file.interiorPages).toBe(32);
      const token = file.url.split('/').at(-1)!;
      expect(await findLinkedFile(database.orm, token, new Date())).toEqual({ orderId: id, part });
    }
    const taken = { rule: 'is taken by the print partner', passed: true };
    expect((await rowOf(id)).preflight.rules).toEqual(
      expect.arrayContaining([
        { file: 'interior', ...taken, seen: 'nothing wrong' },
        { file: 'cover', ...taken, seen: 'nothing wrong' },
      ]),
    );
  });

  test('orders no book whose file the partner would refuse, and keeps nothing of it', async () => {
    const { id } = await approved();
    look.mockImplementation(async (part) =>
      part === 'cover' ? { state: 'failed', errors: ['The spine is too thin.'] } : PASSED,
    );
    await make(id);
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: 'refused', interior_md5: null });
    expect(row.preflight.rules.filter((rule: { passed: boolean }) => !rule.passed)).toEqual([
      {
        ...{ file: 'cover', rule: 'is taken by the print partner', passed: false },
        seen: 'The spine is too thin.',
      },
    ]);
    expect([...kept.keys()].filter((key) => key.startsWith('print_files/'))).toEqual([]);
  });

  test('does not wait for a look that comes to no end, nor for a partner that is away', async () => {
    const slow = await approved();
    look.mockImplementation(async () => ({ state: 'running', errors: [] }));
    await make(slow.id);
    expect((await rowOf(slow.id)).state).toBe('made');
    const cut = await approved();
    room.printer.startFileCheck.mockRejectedValue(new PrinterAway('no line'));
    await make(cut.id);
    expect((await rowOf(cut.id)).state).toBe('made');
  });

  test('leaves a book alone that was canceled, also while it was printed', async () => {
    const { id } = await approved();
    print.mockImplementation(async () => {
      await move(id, 'cancelled');
      return printed(true);
    });
    await make(id);
    expect((await rowOf(id)).state).toBe('waiting');
    expect(await jobs('remove_file')).toContainEqual({ key: `print_files/${id}-cover.pdf` });
    print.mockClear();
    await make(id);
    expect(print).not.toHaveBeenCalled();
  });

  test('prints no name that an account has taken along', async () => {
    const { caller, id } = await approved();
    await inTransaction(database, (tx) => deleteAccount(tx, caller));
    await make(id);
    expect(print).not.toHaveBeenCalled();
  });

  test('says what failed for good; it can be tried again, and then goes on', async () => {
    const { id } = await approved();
    await inTransaction(database, (tx) => failPrintFiles(tx, id, 'no memory'));
    await move(id, 'stopped');
    const retry = () => inTransaction(database, (tx) => retryPrintFiles(tx, ada, id, new Date()));
    expect(await retry()).toBe(true);
    expect(await retry()).toBe(false);
    expect(await listActsOnOrder(database.orm, id)).toMatchObject([{ act: 'book_resumed' }]);
    await make(id);
    expect((await rowOf(id)).state).toBe('made');
    expect(await query('select stage, reason from makings where order_id = $1', [id])).toEqual([
      { stage: 'approved', reason: null },
    ]);
  });
});

describe('files that nobody needs any more', () => {
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);

  test('go a month after they were shipped, once', async () => {
    const { id } = await approved();
    await make(id);
    await move(id, 'sent');
    await move(id, 'shipped');
    expect(await removeOldPrintFiles(database, later(29))).toBe(0);
    expect(await removeOldPrintFiles(database, later(31))).toBe(1);
    expect(await removeOldPrintFiles(database, later(31))).toBe(0);
    expect(await jobs('remove_file')).toContainEqual({ key: `print_files/${id}-interior.pdf` });
  });

  test('go at once if the book was canceled', async () => {
    const { id } = await approved();
    await make(id);
    await move(id, 'cancelled');
    expect(await removeOldPrintFiles(database, new Date())).toBe(1);
    expect((await rowOf(id)).removed_at).toBeInstanceOf(Date);
  });
});

test('check-books knows an approved book without files, and files without a row', async () => {
  const { id } = await approved();
  const broken = async () => [
    ...(await findBrokenRules(database.orm)),
    ...(await findStrayFiles(database.orm, files)),
  ];
  await make(id);
  const ours = async () =>
    (await broken()).filter((one) => one.id.includes(id) && !one.id.startsWith('books/'));
  expect(await ours()).toEqual([]);
  kept.delete(`print_files/${id}-cover.pdf`);
  expect(await ours()).toEqual([
    { rule: 'every row has its file', id: `print_files/${id}-cover.pdf` },
  ]);
  await query(`update print_files set state = 'waiting' where order_id = $1`, [id]);
  await query('delete from graphile_worker._private_jobs');
  expect(await ours()).toEqual([
    { rule: "an approved book has its printer's files, or a job that makes them", id },
  ]);
});
