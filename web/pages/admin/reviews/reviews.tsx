import { safe } from '@orpc/client';
import { data, Link, redirect } from 'react-router';
import { OFFICE_REVIEWS_PAGE_SIZE } from '#contract/reviews.ts';
import { type ReviewState, reviewStateLabels, reviewStates } from '#vocabulary/reviews.ts';
import { OUT_OF_REACH } from '#vocabulary/sentences/failures.ts';
import { orStay } from '#web/forms/or-stay.ts';
import { AdminHeading } from '#web/pages/admin/admin-heading.tsx';
import { adminOnly } from '#web/pages/admin/admin-only.ts';
import { adminPath } from '#web/pages/admin/admin-path.ts';
import { LoadFailed, loadFailure } from '#web/pages/admin/load-failed.tsx';
import { countPages } from '#web/pages/admin/page-list.ts';
import { PageNumbers } from '#web/pages/admin/page-numbers.tsx';
import { useIsReloading } from '#web/pages/admin/use-is-reloading.ts';
import { readPage } from '#web/pages/orders/read-page.ts';
import { useAnswer } from '#web/shell/use-answer.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { errorToast } from '#web/ui/toast.ts';
import type { Route } from './+types/reviews.ts';
import { type JudgeAnswer, judgeReview } from './judge-review.ts';
import { ReviewList } from './review-list.tsx';

const PATH = '/admin/reviews';
const TITLE = 'Reviews';

export const meta: Route.MetaFunction = () => [
  { title: `${TITLE} | Wonderling` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, report } = await adminOnly(context);
  const state = reviewStates.find((known) => known === url.searchParams.get('status')) ?? 'waiting';
  const page = readPage(url.searchParams.get('page'));
  const { error, data: found, isDefined } = await safe(api.reviews.inOffice({ state, page }));
  if (error) {
    report(error);
    return loadFailure(isDefined ? error.message : 'Failed to fetch reviews');
  }
  const { counts, reviews } = found;
  const pages = countPages(counts[state], OFFICE_REVIEWS_PAGE_SIZE);
  if (page > pages) throw redirect(pathOf(state, pages));
  return { counts, reviews, state, page, pages };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = await adminOnly(context);
  const answer = await judgeReview(shop, await request.formData());
  return data(answer, { status: answer.toast?.variant === 'success' ? 200 : 422 });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  orStay<JudgeAnswer>(call, { toast: errorToast(OUT_OF_REACH) });

const pathOf = (state: ReviewState, page = 1): string =>
  adminPath(PATH, { page, ...(state !== 'waiting' && { status: state }) });

/** What families say of their books: read, let through, answered, or hidden. */
export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const isReloading = useIsReloading();
  const { refused } = useAnswer(actionData as JudgeAnswer | undefined) ?? {};
  if ('failure' in loaderData) {
    return (
      <>
        <AdminHeading title={TITLE} />
        <LoadFailed message={loaderData.failure} />
      </>
    );
  }
  const { counts, reviews, state, page, pages } = loaderData;
  return (
    <>
      <AdminHeading title={TITLE} />
      <nav aria-label="Reviews by state" className="tab-row mt-5 mb-4 flex-wrap">
        {reviewStates.map((one) => (
          <Link
            key={one}
            to={pathOf(one)}
            className="tab num"
            aria-current={one === state ? 'page' : undefined}
          >
            {reviewStateLabels[one]} ({counts[one].toLocaleString('en-US')})
          </Link>
        ))}
      </nav>
      <div className={isReloading ? 'turning' : ''}>
        {reviews.length === 0 ? (
          <EmptyState title={empty[state].title}>
            <p>{empty[state].words}</p>
          </EmptyState>
        ) : (
          <ReviewList reviews={reviews} refused={refused} />
        )}
      </div>
      <PageNumbers page={page} pages={pages} pathOf={(to) => pathOf(state, to)} />
    </>
  );
}

const empty: Record<ReviewState, { title: string; words: string }> = {
  waiting: {
    title: 'Nothing waits to be read',
    words:
      'What a family writes about its book comes here first. Stars without words count by themselves.',
  },
  shown: {
    title: 'No reviews yet',
    words: "What you let through stands on the book's page, and here.",
  },
  hidden: {
    title: 'Nothing is hidden',
    words: 'A review that should not be read by anybody goes here, with the reason in the records.',
  },
};
