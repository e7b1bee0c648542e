import { setTimeout as wait } from 'node:timers/promises';
import { PAGES_INSIDE } from '#bookmaking/binding/openings.ts';
import type { Preflight } from '#bookmaking/printing/preflight/preflight.ts';
import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import {
  type FilePart,
  PrinterAway,
  PrinterRefused,
  type PrintPartner,
} from '#shop/print-partner.ts';
import { openFileLink } from './file-links.ts';

/** What it takes to have the partner look at files. */
export type FileChecker = {
  database: Database;
  printer: Pick<PrintPartner, 'startFileCheck' | 'findFileCheck'>;
  publicUrl: string;
  /** How long it waits between two questions, in ms. */
  looksEveryMs?: number;
};

/** A look takes the partner some seconds. One that takes longer holds no book up: it looks again as it takes an order. */
const MOST_LOOKS = 30;

/**
 * Has the partner look at both files of a book before anything is ordered. A file that it refused only with the order
 * would stop all books of the parcel.
 * @returns a rule for each file that it came to an end with; none of one that it did not, or while it is away
 */
export async function checkAtPartner(
  { database, printer, publicUrl, looksEveryMs = 2_000 }: FileChecker,
  orderId: string,
  now: Date,
): Promise<Preflight['rules']> {
  const look = async (file: FilePart) => {
    const opened = { publicUrl, now };
    const url = await inTransaction(database, (tx) =>
      openFileLink(tx, { orderId, part: file }, opened),
    );
    let { id, state, errors } = await printer.startFileCheck({
      ...{ part: file, url, interiorPages: PAGES_INSIDE },
    });
    for (let n = 0; state === 'running' && n < MOST_LOOKS; n++) {
      await wait(looksEveryMs);
      ({ id, state, errors } = await printer.findFileCheck(file, id));
    }
    return state === 'running' ? [] : [ruleOf(file, state === 'passed', errors)];
  };
  const check = async (file: FilePart) => {
    try {
      return await look(file);
    } catch (error) {
      if (error instanceof PrinterAway) return [];
      if (error instanceof PrinterRefused) return [ruleOf(file, false, error.reasons)];
      throw error;
    }
  };
  return (await Promise.all([check('interior'), check('cover')])).flat();
}

const ruleOf = (file: FilePart, passed: boolean, reasons: readonly string[]) => ({
  ...{ file, rule: 'is taken by the print partner', passed },
  seen: reasons.join('; ') || 'nothing wrong',
});
