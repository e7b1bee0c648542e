import type { AdminOrderInFull } from '#contract/admin.ts';
import { makingStageLabels } from '#vocabulary/making.ts';
import { atUtc } from '#web/pages/admin/moment.ts';
import { BookFailure, BookState, hasFailed } from '#web/pages/admin/orders/book-state.tsx';
import { isErased } from '#web/pages/admin/orders/erased.ts';
import { Parcel } from '#web/pages/admin/printing/job-list.tsx';
import { PrintFiles } from './print-files.tsx';

/** What becomes of the book: its stage and why, its files, and the parcels that it is in or was in. */
export function Making({ order }: { order: AdminOrderInFull }) {
  const { stage, until, reason, print_files: files, parcels, tracking_url: tracking } = order;
  return (
    <section aria-labelledby="making">
      <h2 id="making" className="text-xl">
        What becomes of the book
      </h2>
      <div className="mt-1 grid gap-3">
        <div className="text-sm">
          {stage ? (
            <p>
              <b>{makingStageLabels[stage]}</b>
              {until && ` until ${inWords(until)}`}
            </p>
          ) : (
            order.book === null && <p className="text-ink-soft">Nothing yet: it is not paid for.</p>
          )}
          {reason && !order.is_held && (
            <p>
              Why, as the family reads it: <span className="wrap-anywhere">{reason}</span>
            </p>
          )}
          <BookState order={order} />
          {tracking && (
            <a
              className="link flex min-h-11 items-center"
              href={tracking}
              target="_blank"
              rel="noreferrer"
            >
              Follow the parcel
            </a>
          )}
        </div>
        {hasFailed(order) && (
          <div className="failure text-sm">
            <BookFailure order={order} />
          </div>
        )}
        {/* They went with the book. */}
        {files && !isErased(order) && <PrintFiles files={files} />}
        {parcels.map((job) => (
          <Parcel key={job.id} job={job} heading="h3" />
        ))}
      </div>
    </section>
  );
}

function inWords(moment: string): string {
  const { day, time } = atUtc(moment);
  return `${day}, ${time}`;
}
