import { PrinterAway } from '#shop/print-partner.ts';
import { Refused } from '#shop/refused.ts';
import { cancelPrinting } from './cancel-printing.ts';
import type { Printing } from './printing.ts';

/**
 * The same as `cancelPrinting`, for somebody who waits for the answer.
 * @throws PRINTER_AWAY
 */
export async function letGo(
  printing: Pick<Printing, 'database' | 'printer'>,
  orderId: string,
): Promise<boolean> {
  try {
    return await cancelPrinting(printing, orderId);
  } catch (error) {
    if (error instanceof PrinterAway) throw new Refused('PRINTER_AWAY', { cause: error });
    throw error;
  }
}
