import type { DayInFigures as WireDay, Waiting as WireWaiting } from '#contract/today.ts';
import { inTransaction } from '#database/transaction.ts';
import { type DayInFigures, daysInFigures } from '#shop/admin/days-in-figures.ts';
import { type Waiting, whatWaits } from '#shop/admin/what-waits.ts';
import { settleMisfit } from '#shop/checkout/misfits.ts';
import { toDollars } from '#shop/money.ts';
import { MOST_WAITING } from '#vocabulary/today.ts';
import { adminOnly, os } from './implement.ts';

const presentWaiting = ({ kind, count, since, misfit, ...what }: Waiting): WireWaiting => ({
  kind,
  count,
  since: since.toISOString(),
  order_id: what.orderId,
  book_title: what.bookTitle,
  misfit: misfit && {
    stripe_session_id: misfit.stripeSessionId,
    kind: misfit.kind,
    amount: toDollars(misfit.amount),
    wanted: misfit.wanted === null ? null : toDollars(misfit.wanted),
  },
});

const presentDay = ({ revenue, refunded, ...day }: DayInFigures): WireDay => ({
  ...day,
  revenue: toDollars(revenue),
  refunded: toDollars(refunded),
});

export const today = os.today.router({
  show: os.today.show.use(adminOnly).handler(async ({ context: { shop } }) => {
    const [waiting, days] = await Promise.all([
      whatWaits(shop.database.orm, shop.now()),
      daysInFigures(shop.database.orm, shop.now()),
    ]);
    return {
      waiting: waiting.slice(0, MOST_WAITING).map(presentWaiting),
      more: Math.max(0, waiting.length - MOST_WAITING),
      days: days.map(presentDay),
    };
  }),
  settleMisfit: os.today.settleMisfit
    .use(adminOnly)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const wish = { sessionId: input.session_id, how: input.how };
      const isSettled = await inTransaction(shop.database, (tx) =>
        settleMisfit(tx, caller, wish, shop.now()),
      );
      if (!isSettled) throw errors.NOT_FOUND();
    }),
});
