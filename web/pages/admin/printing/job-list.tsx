import { RotateCw, TriangleAlert } from 'lucide-react';
import { Link, useFetcher } from 'react-router';
import type { PrintJob } from '#contract/printing.ts';
import { makingStageLabels } from '#vocabulary/making.ts';
import { showPrice } from '#web/book/price.ts';
import { shortId } from '#web/pages/orders/order-in-words.ts';
import { Button } from '#web/ui/button.tsx';

/** What a page calls the states that no family ever sees; the others are those of its books. */
const stateLabels: Record<PrintJob['state'], string> = {
  ...makingStageLabels,
  waiting: 'Waiting to be sent',
  sending: 'Being sent',
  accepted: makingStageLabels.sent,
};

/** Parcels, those that need somebody first. */
export function JobList({ jobs }: { jobs: PrintJob[] }) {
  return (
    <ul className="grid gap-x-8 border-t-2 border-ink">
      {jobs.map((job) => (
        <li key={job.id} className="border-b border-edge py-4">
          <Parcel job={job} />
        </li>
      ))}
    </ul>
  );
}

/** A parcel with its books, and what was said about it. @param props.heading of its title, by where it stands */
export function Parcel({ job, heading: Heading = 'h2' }: { job: PrintJob; heading?: 'h2' | 'h3' }) {
  const { books, cost, partner_id, partner_status, country_code } = job;
  return (
    <article aria-labelledby={`job-${job.id}`}>
      <Heading id={`job-${job.id}`} className="!font-text font-bold">
        {stateLabels[job.state]}{' '}
        <span className="font-normal text-ink-soft">
          {partner_id === null ? 'not at the printer yet' : `job ${partner_id}, ${partner_status}`}
        </span>
      </Heading>
      <ul>
        {books.map(({ order_id, book_title, quantity, stage }) => (
          <li key={order_id}>
            {book_title}, {quantity} {quantity === 1 ? 'copy' : 'copies'},{' '}
            <Link className="link" to={`/admin/orders/${order_id}`}>
              order {shortId(order_id)}
            </Link>
            : {makingStageLabels[stage]}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {[
          country_code && `To ${country_code}`,
          cost !== null && `${showPrice(cost)} in all`,
          job.arrives_until && `arrives ${job.arrives_from} to ${job.arrives_until}`,
          job.tries > 1 && `${job.tries} tries`,
          job.external_id,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {job.trouble.length > 0 && <Trouble job={job} />}
    </article>
  );
}

function Trouble({ job }: { job: PrintJob }) {
  const fetcher = useFetcher();
  const canRetry = job.state === 'stopped' && job.books.some(({ stage }) => stage === 'stopped');
  return (
    <div className="failure mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="flex min-w-48 grow basis-64 items-start gap-2">
        <TriangleAlert className="icon mt-0.5 text-damson" />
        <span className="min-w-0 break-words">{job.trouble.join(' ')}</span>
      </p>
      {canRetry && (
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value="retry" />
          <input type="hidden" name="job_id" value={job.id} />
          <Button
            look="danger"
            className="!min-h-11"
            busy={fetcher.state !== 'idle'}
            aria-label={`Send again: ${job.external_id}`}
          >
            <RotateCw className="icon" />
            Send again
          </Button>
        </fetcher.Form>
      )}
    </div>
  );
}
