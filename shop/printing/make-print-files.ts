import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { PAGES_INSIDE } from '#bookmaking/binding/openings.ts';
import type { Preflight } from '#bookmaking/printing/preflight/preflight.ts';
import type { BookToPrint, PrintedBook } from '#bookmaking/printing/print-book.ts';
import { enqueueJob } from '#database/job-queue.ts';
import { bookMakings } from '#database/tables/after-payment.ts';
import { makings } from '#database/tables/makings.ts';
import { orders } from '#database/tables/orders.ts';
import { printFiles } from '#database/tables/printing.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { Files } from '#shop/files.ts';
import { pagesKey, readPages } from '#shop/orders/kept-pages.ts';
import { holdMaking } from '#shop/orders/making.ts';
import { readerOf } from '#shop/orders/order.ts';
import type { PrintPartner } from '#shop/print-partner.ts';
import { checkAtPartner, type FileChecker } from './check-at-partner.ts';
import { printFileKey } from './print-file-key.ts';
import { removePrintFilesLater } from './remove-print-files.ts';

/** What the printer's files are made with. */
export type PrintRoom = FileChecker & {
  files: Files;
  printer: Pick<PrintPartner, 'findCoverSheet'>;
  /** `printAlone`: half a minute of a busy processor. */
  print: (book: BookToPrint) => Promise<PrintedBook>;
};

/**
 * The worker's part: makes the files that a printer needs from the pages that were approved, looks through them, has the
 * print partner look at them, and keeps them if they are as they should be. Doing it twice gives the same bytes under the same keys. Every error is thrown, so that
 * the queue tries again; `failPrintFiles` is for after the last try.
 * @throws PrinterAway, FilesAway
 */
export async function makePrintFiles(room: PrintRoom, orderId: string, now: Date): Promise<void> {
  const { database, files, printer } = room;
  const [found] = await database.orm
    .select({
      reader: orders.reader,
      revision: bookMakings.revision,
      stage: makings.stage,
      state: printFiles.state,
    })
    .from(printFiles)
    .innerJoin(makings, eq(makings.orderId, printFiles.orderId))
    .innerJoin(orders, eq(orders.id, printFiles.orderId))
    .innerJoin(bookMakings, eq(bookMakings.orderId, printFiles.orderId))
    .where(eq(printFiles.orderId, orderId));
  const reader = found && readerOf(found.reader);
  if (!reader || found.state !== 'waiting' || found.stage !== 'approved') return;

  const pages = await readPages(files, pagesKey(orderId, found.revision));
  if (!pages) throw new Error('The drawn pages of an approved book are gone');
  const sheet = await printer.findCoverSheet(PAGES_INSIDE);
  const made = await room.print({ pages, name: reader.name, sheet });
  let { report } = made;
  if (report.passed) {
    await files.put(printFileKey(orderId, 'interior'), made.interior);
    await files.put(printFileKey(orderId, 'cover'), made.cover);
    report = withRules(report, await checkAtPartner(room, orderId, now));
  }
  if (!report.passed) {
    for (const part of ['interior', 'cover'] as const) {
      await files.remove(printFileKey(orderId, part));
    }
  }
  await inTransaction(database, async (tx) => {
    const making = await holdMaking(tx, orderId);
    // It was canceled while it was made: these files came after their removal.
    if (making?.stage !== 'approved') return removePrintFilesLater(tx, orderId);
    await end(tx, orderId, report.passed ? whole({ ...made, report }, now) : wanting(report));
  });
}

const withRules = ({ rules }: Preflight, more: Preflight['rules']): Preflight => ({
  passed: [...rules, ...more].every(({ passed }) => passed),
  rules: [...rules, ...more],
});

const whole = ({ interior, cover, report }: PrintedBook, now: Date) => ({
  state: 'made' as const,
  interiorMd5: md5(interior),
  coverMd5: md5(cover),
  interiorBytes: interior.length,
  coverBytes: cover.length,
  preflight: report,
  madeAt: now,
});

const wanting = (report: Preflight) => ({ state: 'refused' as const, preflight: report });

/** As the print partner compares it with what it has got. */
const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

/** Ends a making that will not be tried again; the reason is for the back office. */
export const failPrintFiles = (tx: Transaction, orderId: string, reason: string): Promise<void> =>
  end(tx, orderId, {
    state: 'failed',
    preflight: {
      passed: false,
      rules: [{ file: 'interior', rule: 'can be made', passed: false, seen: reason }],
    } satisfies Preflight,
  });

/** What waits for it is told: a book that is whole is sent, and one that is not holds no other up. */
async function end(
  tx: Transaction,
  orderId: string,
  what: Partial<typeof printFiles.$inferInsert>,
): Promise<void> {
  const ended = await tx
    .update(printFiles)
    .set(what)
    .where(and(eq(printFiles.orderId, orderId), eq(printFiles.state, 'waiting')))
    .returning({ orderId: printFiles.orderId });
  if (ended.length === 0) return;
  const [order] = await tx
    .select({ transactionId: orders.transactionId })
    .from(orders)
    .where(eq(orders.id, orderId));
  await enqueueJob(tx, {
    task: 'send_print_jobs',
    payload: { transactionId: order!.transactionId },
  });
}
