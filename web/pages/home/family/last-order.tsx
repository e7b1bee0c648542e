import { makingStageLabels } from '#vocabulary/making.ts';
import { orderPath } from '#web/book/paths.ts';
import { StandingBook } from '#web/book/standing-book.tsx';
import { statusInWords } from '#web/pages/orders/order-in-words.ts';
import { ParcelNews } from '#web/pages/orders/parcel-news.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Stamp } from '#web/ui/stamp.tsx';
import type { FamilyHome } from './load-family-home.ts';
import { OwnCover } from './own-cover.tsx';

/** What was bought last, and how its payment stands. */
export function LastOrder({ order }: { order: NonNullable<FamilyHome['lastOrder']> }) {
  return (
    <section className="mt-16 border-t-2 border-ink pt-6" aria-labelledby="last-order">
      <h2 id="last-order" className="text-2xl">
        Your last order
      </h2>
      <div className="mt-5 grid grid-cols-[6.5rem_1fr] gap-6">
        <StandingBook book={order} cover={<OwnCover book={order} />} />
        <div className="min-w-0">
          <p className="font-bold">{order.title}</p>
          <p className="text-sm text-ink-soft">
            {order.childName && (
              <>
                For <span className="rubric break-words">{order.childName}</span>,{' '}
              </>
            )}
            {order.date}
          </p>
          <p className="mt-2">
            <Stamp
              look={order.status}
              label={statusInWords(order.status)}
              inked={order.status === 'completed'}
            />
          </p>
          {order.making && (
            <p className="mt-1">
              <b className="block">{makingStageLabels[order.making.stage]}</b>
              <ParcelNews making={order.making} title={order.title} />
            </p>
          )}
        </div>
      </div>
      <p className="mt-5">
        {order.making?.stage === 'checking' && (
          <ButtonLink look="quiet" to={orderPath(order.orderId)} className="mr-3">
            Check it
          </ButtonLink>
        )}
        <ButtonLink look="quiet" to="/orders">
          View Orders
        </ButtonLink>
      </p>
    </section>
  );
}
