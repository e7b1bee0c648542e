import { safe } from '@orpc/client';
import { data } from 'react-router';
import type { ShopRequest } from '#web/request-context.ts';
import { type ReceiptInWords, receiptInWords } from './receipt-in-words.ts';

/** The viewer's receipt; anything else is answered 404. */
export async function findReceipt(
  { api }: ShopRequest,
  id: string,
  timeZone: string,
): Promise<ReceiptInWords> {
  const found = await safe(api.erasures.find({ id }));
  if (!found.error) return receiptInWords(found.data, timeZone);
  throw found.isDefined ? data('No such receipt', { status: 404 }) : found.error;
}
