import type { Erasure } from '#contract/erasures.ts';
import { momentInWords } from '#vocabulary/day.ts';
import { staysLabels, type WhatWent, wentInWords } from '#vocabulary/erasing.ts';
import { shortId } from '#web/pages/orders/order-in-words.ts';

/** A receipt as it is read, on its page and in its file. */
export type ReceiptInWords = {
  number: string;
  askedAt: string;
  /** Undefined while a book still waits. */
  finishedAt: string | undefined;
  went: string[];
  /** Its orders, each with when it forgot whom it was for, or what it waits for. */
  orders: { id: string; title: string; about: string; isGone: boolean }[];
};

/** @param timeZone where whoever reads it is */
export function receiptInWords(erasure: Erasure, timeZone: string): ReceiptInWords {
  const of = (moment: string) => momentInWords(new Date(moment), timeZone);
  return {
    number: shortId(erasure.id),
    askedAt: of(erasure.asked_at),
    finishedAt: erasure.finished_at ? of(erasure.finished_at) : undefined,
    went: wentInWords(erasure.went as WhatWent),
    orders: erasure.orders.map(({ order_id, book_title, gone_at, stays }) => ({
      id: order_id,
      title: `${book_title}, order ${shortId(order_id)}`,
      about: gone_at ? `Erased ${of(gone_at)}.` : staysLabels[stays ?? 'letter'],
      isGone: gone_at !== null,
    })),
  };
}

export const WHAT_STAYS =
  'What you paid for these orders stays on record, as the law asks of us: numbers, titles, amounts and days, without any name, address or drawing.';

/** The same as a text to keep. */
export function receiptAsText(receipt: ReceiptInWords, address: string): string {
  const list = (lines: string[]) => lines.map((line) => `- ${line}`);
  const { number, askedAt, finishedAt, went, orders } = receipt;
  return [
    `Wonderling: receipt ${number}`,
    address,
    '',
    `You asked us to erase everything about one child, ${askedAt}.`,
    finishedAt ? `It was finished ${finishedAt}.` : 'It is not finished yet.',
    '',
    'What went:',
    ...list(went.length > 0 ? went : ['Nothing yet.']),
    ...(orders.length > 0
      ? ['', 'Its orders:', ...list(orders.map(({ title, about }) => `${title}. ${about}`))]
      : []),
    '',
    WHAT_STAYS,
    'This receipt names nobody, because we no longer know whom it was about.',
    '',
  ].join('\n');
}
