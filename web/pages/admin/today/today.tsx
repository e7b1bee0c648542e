import { safe } from '@orpc/client';
import { data } from 'react-router';
import { OUT_OF_REACH } from '#vocabulary/sentences/failures.ts';
import { orStay } from '#web/forms/or-stay.ts';
import { AdminHeading } from '#web/pages/admin/admin-heading.tsx';
import { adminOnly } from '#web/pages/admin/admin-only.ts';
import { LoadFailed, loadFailure } from '#web/pages/admin/load-failed.tsx';
import { ReadingSpot } from '#web/shell/reading-spot.tsx';
import { useAnswer } from '#web/shell/use-answer.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { errorToast } from '#web/ui/toast.ts';
import type { Route } from './+types/today.ts';
import { type MisfitAnswer, settleMisfit } from './settle-misfit.ts';
import { WaitingList } from './waiting-list.tsx';
import { Week } from './week.tsx';
import { Yesterday } from './yesterday.tsx';

const TITLE = 'Today';

export const meta: Route.MetaFunction = () => [
  { title: `${TITLE} | Wonderling` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, report } = await adminOnly(context);
  const { error, data: found, isDefined } = await safe(api.today.show());
  if (!error) return found;
  report(error);
  return loadFailure(isDefined ? error.message : 'Failed to look around');
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = await adminOnly(context);
  const answer = await settleMisfit(shop, await request.formData());
  return data(answer, { status: answer.refused ? 422 : 200 });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  orStay<MisfitAnswer>(call, { toast: errorToast(OUT_OF_REACH) });

/** The morning page: what waits for somebody, and what yesterday and the week were like. */
export default function Today({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData as MisfitAnswer | undefined);
  if ('failure' in loaderData) {
    return (
      <>
        <AdminHeading title={TITLE} />
        <LoadFailed message={loaderData.failure} />
      </>
    );
  }
  const { waiting, more, days } = loaderData;
  const yesterday = days.at(-1);
  return (
    <>
      <AdminHeading title={TITLE} />
      {waiting.length === 0 ? (
        <EmptyState picture={<ReadingSpot />} title="Nothing waits for you.">
          <p>Every book is on its way, and all money is where it belongs. Enjoy your morning.</p>
        </EmptyState>
      ) : (
        <WaitingList waiting={waiting} more={more} refused={answer?.refused} />
      )}
      {yesterday && (
        <div className="mt-10 grid gap-y-10 pb-4">
          <Yesterday figures={yesterday} />
          <Week days={days} />
        </div>
      )}
    </>
  );
}
