import type { AdminOrderInFull } from '#contract/admin.ts';
import { atUtc } from '#web/pages/admin/moment.ts';
import { trailOf } from './trail.ts';

/** Everything that has happened to an order, as one trail. */
export function Events({ order }: { order: AdminOrderInFull }) {
  return (
    <section aria-labelledby="events">
      <h2 id="events" className="text-xl">
        What has happened
      </h2>
      <ol className="trail">
        {trailOf(order).map(({ at, what, by, why }) => {
          const { day, time } = atUtc(at);
          return (
            <li key={`${at} ${what}`}>
              <time dateTime={at} className="num block text-ink-soft">
                {day}, {time}
              </time>
              <span className="block wrap-anywhere">
                {what}
                {by && (
                  <>
                    , <b>{by}</b>
                  </>
                )}
              </span>
              {why && <q className="block wrap-anywhere text-ink-soft">{why}</q>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
