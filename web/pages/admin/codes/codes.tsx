import { safe } from '@orpc/client';
import { redirect } from 'react-router';
import { CODES_PAGE_SIZE } from '#contract/codes.ts';
import { OUT_OF_REACH } from '#vocabulary/sentences/failures.ts';
import { orStay } from '#web/forms/or-stay.ts';
import { AdminHeading } from '#web/pages/admin/admin-heading.tsx';
import { adminOnly } from '#web/pages/admin/admin-only.ts';
import { adminPath } from '#web/pages/admin/admin-path.ts';
import { CountLine } from '#web/pages/admin/count-line.tsx';
import { LoadFailed, loadFailure } from '#web/pages/admin/load-failed.tsx';
import { countPages } from '#web/pages/admin/page-list.ts';
import { PageNumbers } from '#web/pages/admin/page-numbers.tsx';
import { readWords } from '#web/pages/admin/read-words.ts';
import { SearchForm } from '#web/pages/admin/search-form.tsx';
import { useIsReloading } from '#web/pages/admin/use-is-reloading.ts';
import { readPage } from '#web/pages/orders/read-page.ts';
import { useAnswer } from '#web/shell/use-answer.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { errorToast } from '#web/ui/toast.ts';
import type { Route } from './+types/codes.ts';
import { type CodesAnswer, changeCodes } from './change-codes.ts';
import { codeInWords } from './code-in-words.ts';
import { CodeList } from './code-list.tsx';
import { MakeCode } from './make-code.tsx';

const PATH = '/admin/codes';
const TITLE = 'Discount Codes';

export const meta: Route.MetaFunction = () => [
  { title: `${TITLE} | Wonderling` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, report } = await adminOnly(context);
  const q = readWords(url.searchParams);
  const page = readPage(url.searchParams.get('page'));
  const [list, shelf] = await Promise.all([
    safe(api.codes.list({ page, q })),
    safe(api.books.list({})),
  ]);
  if (list.error) {
    report(list.error);
    return loadFailure(list.isDefined ? list.error.message : 'Failed to fetch codes');
  }
  if (shelf.error) report(shelf.error);
  const found = Number(list.data.headers['x-total-count']);
  const pages = countPages(found, CODES_PAGE_SIZE);
  if (page > pages) throw redirect(adminPath(PATH, { q, page: pages }));
  const titles = (shelf.data ?? []).map(({ id, title }) => ({ id, title }));
  const byId = new Map(titles.map(({ id, title }) => [id, title]));
  const now = new Date();
  const codes = list.data.body.map((code) => codeInWords(code, byId, now));
  return { codes, titles, q, page, pages, found };
}

export async function action({ request, context }: Route.ActionArgs): Promise<CodesAnswer> {
  const shop = await adminOnly(context);
  return changeCodes(shop, await request.formData());
}

export const clientAction = (call: Route.ClientActionArgs) =>
  orStay<CodesAnswer>(call, { toast: errorToast(OUT_OF_REACH) });

/** Discount codes: made, looked at and ended here (decision 138). */
export default function Codes({ loaderData, actionData }: Route.ComponentProps) {
  const isReloading = useIsReloading();
  const answer = useAnswer(actionData as CodesAnswer | undefined);
  if ('failure' in loaderData) {
    return (
      <>
        <AdminHeading title={TITLE} />
        <LoadFailed message={loaderData.failure} />
      </>
    );
  }
  const { codes, titles, q, page, pages, found } = loaderData;
  return (
    <>
      <AdminHeading title={TITLE} />
      <MakeCode key={found} titles={titles} refused={answer?.refused} />
      <SearchForm label="A code, or how it begins" q={q} path={PATH} isFiltered={q !== ''} />
      <CountLine
        found={q === '' ? undefined : found}
        loading={isReloading ? 'Loading codes...' : undefined}
      />
      <div className={isReloading ? 'turning' : ''}>
        {codes.length === 0 ? (
          <EmptyState title={q === '' ? 'No codes yet' : 'No codes found'}>
            <p>
              {q === ''
                ? 'A code takes a part of the price off, or an amount.'
                : 'No code begins like that.'}
            </p>
          </EmptyState>
        ) : (
          <CodeList codes={codes} />
        )}
      </div>
      <PageNumbers page={page} pages={pages} pathOf={(to) => adminPath(PATH, { q, page: to })} />
    </>
  );
}
