import type { AdminOrderInFull } from '#contract/admin.ts';
import { makingStageLabels } from '#vocabulary/making.ts';
import { showPrice } from '#web/book/price.ts';
import { atUtc } from '#web/pages/admin/moment.ts';
import { inWords } from '#web/pages/order/changed-pages.tsx';

type Happened = { at: string; what: string };

/** All that has happened to an order, to its book and its money, the first first. */
export function Events({ order }: { order: AdminOrderInFull }) {
  const events: Happened[] = [
    { at: order.created_at, what: 'Ordered' },
    ...order.history.map((event) => ({ at: event.at, what: ofBook(event) })),
    ...order.refunds.flatMap(ofMoney),
  ].sort((a, b) => second(a).localeCompare(second(b)));
  return (
    <section aria-labelledby="events">
      <h2 id="events" className="text-xl">
        What has happened
      </h2>
      <ol className="mt-2 grid gap-2 text-sm">
        {events.map(({ at, what }) => {
          const { day, time } = atUtc(at);
          return (
            <li key={`${at} ${what}`} className="flex flex-wrap gap-x-3">
              <time dateTime={at} className="num w-[13rem] whitespace-nowrap text-ink-soft">
                {day}, {time}
              </time>
              <span className="min-w-0 flex-1 basis-40 break-words">{what}</span>
            </li>
          );
        })}
      </ol>
      {order.reason && (
        <p className="mt-3 text-sm">
          <b>Why, as the family reads it:</b> {order.reason}
        </p>
      )}
    </section>
  );
}

/** What was written in one go was not written at the same millisecond; within a second the order above is the right one. */
const second = ({ at }: Happened): string => at.slice(0, 19);

const by = { family: 'by the family', clock: 'by the clock', admin: 'by us', shop: '' } as const;

function ofBook({ stage, by: who, corrected, note }: AdminOrderInFull['history'][number]): string {
  if (corrected.length > 0) return `Corrected: ${inWords(corrected)}`;
  const move = stage === 'checking' ? 'Paid, to be checked' : makingStageLabels[stage];
  return [move, by[who], note && `(${note})`].filter(Boolean).join(' ');
}

function ofMoney(refund: AdminOrderInFull['refunds'][number]): Happened[] {
  const amount = showPrice(refund.amount);
  const begun = { at: refund.created_at, what: `${amount} sent back` };
  if (!refund.settled_at) return [begun];
  const end = refund.status === 'failed' ? 'was not taken by the bank' : 'went back';
  return [begun, { at: refund.settled_at, what: `${amount} ${end}` }];
}
