import type { AdminOrderInFull } from '#contract/admin.ts';
import { auditActLabels } from '#vocabulary/audit.ts';
import { makingStageLabels } from '#vocabulary/making.ts';
import { REPRINT_NOTE } from '#vocabulary/printing.ts';
import { showPrice } from '#web/book/price.ts';
import { inWords } from '#web/pages/order/changed-pages.tsx';
import { isTried, nameOf } from './letters.tsx';

/** Something that has happened to an order. */
export type Happened = {
  at: string;
  what: string;
  /** Who of the shop did it. */
  by?: string;
  /** In the words of who did it. */
  why?: string | null;
};

/** All that has happened to an order, to its book and its money, what was written and what was done here; the first first. */
export function trailOf(order: AdminOrderInFull): Happened[] {
  const { acts } = order;
  const events: Happened[] = [
    { at: order.created_at, what: 'Ordered' },
    ...order.history
      .filter((event) => event.by !== 'admin' || !acts.some((act) => isAtOnce(act, event)))
      .map((event) => ({ at: event.at, what: ofBook(event) })),
    ...acts.map((act) => ({ at: act.at, what: ofAct(act, order), by: act.by, why: act.why })),
    ...order.refunds.flatMap(ofMoney),
    ...order.letters.map(ofLetter),
  ];
  return events.toSorted((a, b) => second(a).localeCompare(second(b)));
}

/** What was written in one go was not written at the same millisecond; within a second the order above is the right one. */
const second = ({ at }: { at: string }): string => at.slice(0, 19);

/** An act is told with who did it; what it moved, in the same transaction, is not told once more. */
const isAtOnce = (one: { at: string }, other: { at: string }): boolean =>
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) < 2_000;

const by = { family: 'by the family', clock: 'by the clock', admin: 'by us', shop: '' } as const;

function ofBook({ stage, by: who, corrected, note }: AdminOrderInFull['history'][number]): string {
  if (corrected.length > 0) return `Corrected: ${inWords(corrected)}`;
  if (note === REPRINT_NOTE) return 'To the printer once more, free of charge';
  const move =
    stage === 'checking' && who === 'shop' ? 'Paid, to be checked' : makingStageLabels[stage];
  return [move, by[who], note && `(${note})`].filter(Boolean).join(' ');
}

function ofAct(
  { act, subject }: AdminOrderInFull['acts'][number],
  order: AdminOrderInFull,
): string {
  const letter = order.letters.find(({ id }) => id === subject);
  return letter ? `${auditActLabels[act]}: ${nameOf(letter)}` : auditActLabels[act];
}

function ofMoney(refund: AdminOrderInFull['refunds'][number]): Happened[] {
  const amount = showPrice(refund.amount);
  const begun = { at: refund.created_at, what: `${amount} sent back` };
  if (!refund.settled_at) return [begun];
  const end = refund.status === 'failed' ? 'was not taken by the bank' : 'went back';
  return [begun, { at: refund.settled_at, what: `${amount} ${end}` }];
}

const ofLetter = (letter: AdminOrderInFull['letters'][number]): Happened =>
  letter.sent_at
    ? { at: letter.sent_at, what: `Letter sent: ${nameOf(letter)}` }
    : {
        at: letter.queued_at,
        what: `Letter ${isTried(letter) ? 'on its way' : 'not sent'}: ${nameOf(letter)}`,
      };
