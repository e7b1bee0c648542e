import { safe } from '@orpc/client';
import { Pause, Play } from 'lucide-react';
import { data, Form, useNavigation } from 'react-router';
import { PRINT_JOBS_PAGE_SIZE } from '#contract/printing.ts';
import { OUT_OF_REACH } from '#vocabulary/sentences/failures.ts';
import { orStay } from '#web/forms/or-stay.ts';
import { AdminHeading } from '#web/pages/admin/admin-heading.tsx';
import { adminOnly } from '#web/pages/admin/admin-only.ts';
import { adminPath } from '#web/pages/admin/admin-path.ts';
import { LoadFailed, loadFailure } from '#web/pages/admin/load-failed.tsx';
import { countPages } from '#web/pages/admin/page-list.ts';
import { PageNumbers } from '#web/pages/admin/page-numbers.tsx';
import { Tiles } from '#web/pages/admin/tiles.tsx';
import { useIsReloading } from '#web/pages/admin/use-is-reloading.ts';
import { readPage } from '#web/pages/orders/read-page.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { errorToast } from '#web/ui/toast.ts';
import type { Route } from './+types/printing.ts';
import { changePrinting, type PrintingAnswer } from './change-printing.ts';
import { JobList } from './job-list.tsx';

const PATH = '/admin/printing';
const TITLE = 'Printing';

export const meta: Route.MetaFunction = () => [
  { title: `${TITLE} | Wonderling` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, report } = await adminOnly(context);
  const page = readPage(url.searchParams.get('page'));
  const { error, data: found, isDefined } = await safe(api.printing.jobs({ page }));
  if (error) {
    report(error);
    return loadFailure(isDefined ? error.message : 'Failed to fetch parcels');
  }
  const { hold, counts, jobs } = found;
  const total = Object.values(counts).reduce((sum, jobs) => sum + jobs, 0);
  return { hold, counts, jobs, page, pages: countPages(total, PRINT_JOBS_PAGE_SIZE) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = await adminOnly(context);
  const answer = await changePrinting(shop, await request.formData());
  return data(answer, { status: answer.toast.variant === 'destructive' ? 422 : 200 });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  orStay<PrintingAnswer>(call, { toast: errorToast(OUT_OF_REACH) });

/** What is ordered from the print partner, what is in its way, and the switch that holds all of it. */
export default function Printing({ loaderData }: Route.ComponentProps) {
  const isReloading = useIsReloading();
  if ('failure' in loaderData) {
    return (
      <>
        <AdminHeading title={TITLE} />
        <LoadFailed message={loaderData.failure} />
      </>
    );
  }
  const { hold, counts, jobs, page, pages } = loaderData;
  const waiting = (counts.waiting ?? 0) + (counts.sending ?? 0);
  const printed = (counts.accepted ?? 0) + (counts.in_production ?? 0);
  return (
    <>
      <AdminHeading title={TITLE} />
      <Tiles
        tiles={[
          { label: 'Waiting to be sent', figure: waiting },
          { label: 'At the printer', figure: printed },
          { label: 'On their way', figure: counts.shipped ?? 0 },
          {
            label: 'Stopped',
            figure: counts.stopped ?? 0,
            className: counts.stopped ? 'text-damson' : '',
          },
        ]}
      />
      <Switch hold={hold} />
      <div className={isReloading ? 'turning' : ''}>
        {jobs.length === 0 ? (
          <EmptyState title="No parcels yet">
            <p>A parcel shows up here when a book was paid for, checked and approved.</p>
          </EmptyState>
        ) : (
          <JobList jobs={jobs} />
        )}
      </div>
      <PageNumbers page={page} pages={pages} pathOf={(to) => adminPath(PATH, { page: to })} />
    </>
  );
}

type Hold = { since: string; by: string; why: string } | null;

/** Holds all sending, or lets it go on. What the partner has already is printed either way. */
function Switch({ hold }: { hold: Hold }) {
  const busy = useNavigation().state === 'submitting';
  if (hold) {
    return (
      <Form method="post" className="my-6">
        <input type="hidden" name="intent" value="go-on" />
        <Notice kind="todo">
          <p>
            <strong>All sending is held.</strong> {hold.why} ({hold.by})
          </p>
          <Button className="mt-3" busy={busy}>
            <Play className="icon" />
            Let sending go on
          </Button>
        </Notice>
      </Form>
    );
  }
  return (
    <Form method="post" className="my-6 flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="hold" />
      <div className="min-w-56 max-w-md grow">
        <TextField label="Why nothing may be sent" name="why" required maxLength={200} />
      </div>
      <Button look="danger" className="!min-h-[52px]" busy={busy}>
        <Pause className="icon" />
        Hold all sending
      </Button>
    </Form>
  );
}
