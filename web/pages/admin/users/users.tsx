import { safe } from '@orpc/client';
import { formatDistance } from 'date-fns/formatDistance';
import { redirect } from 'react-router';
import { ADMIN_PAGE_SIZE } from '#contract/admin.ts';
import { AdminHeading } from '#web/pages/admin/admin-heading.tsx';
import { adminOnly } from '#web/pages/admin/admin-only.ts';
import { adminPath } from '#web/pages/admin/admin-path.ts';
import { CountLine } from '#web/pages/admin/count-line.tsx';
import { LoadFailed, loadFailure } from '#web/pages/admin/load-failed.tsx';
import { countPages } from '#web/pages/admin/page-list.ts';
import { PageNumbers } from '#web/pages/admin/page-numbers.tsx';
import { readWords } from '#web/pages/admin/read-words.ts';
import { SearchForm } from '#web/pages/admin/search-form.tsx';
import { Tiles } from '#web/pages/admin/tiles.tsx';
import { useIsReloading } from '#web/pages/admin/use-is-reloading.ts';
import { readPage } from '#web/pages/orders/read-page.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/users.ts';
import { UserList } from './user-list.tsx';
import { UserTable } from './user-table.tsx';

const PATH = '/admin';

export const meta: Route.MetaFunction = () => [
  { title: 'Manage Users | Wonderling' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = await adminOnly(context);
  const q = readWords(url.searchParams);
  const page = readPage(url.searchParams.get('page'));
  const [list, everybody] = await Promise.all([
    safe(shop.api.admin.profiles({ page, q })),
    q === '' ? undefined : countEverybody(shop),
  ]);
  if (list.error) {
    shop.report(list.error);
    return loadFailure(list.isDefined ? list.error.message : 'Failed to fetch users');
  }
  const found = Number(list.data.headers['x-total-count']);
  const pages = countPages(found, ADMIN_PAGE_SIZE);
  if (page > pages) throw redirect(adminPath(PATH, { q, page: pages }));
  const now = new Date();
  return {
    // The words are written here: the browser needs neither the library nor a clock that is right.
    users: list.data.body.map((user) => ({
      ...user,
      created: formatDistance(user.created_at, now, { addSuffix: true }),
    })),
    q,
    page,
    pages,
    pageSize: ADMIN_PAGE_SIZE,
    found,
    total: q === '' ? found : (everybody ?? null),
  };
}

/** All users, whatever is looked for; null if that cannot be told, because a tile is no reason to fail. */
async function countEverybody({ api, report }: ShopRequest): Promise<number | null> {
  const { error, data } = await safe(api.admin.profiles({ page: 1 }));
  if (!error) return Number(data.headers['x-total-count']);
  report(error);
  return null;
}

/** Manage Users (specification, section 2: Admin). */
export default function Users({ loaderData }: Route.ComponentProps) {
  const isReloading = useIsReloading();
  if ('failure' in loaderData) {
    return (
      <>
        <AdminHeading title="Manage Users" />
        <LoadFailed message={loaderData.failure} />
      </>
    );
  }
  const { users, q, page, pages, pageSize, found, total } = loaderData;
  return (
    <>
      <AdminHeading title="Manage Users" />
      <Tiles
        tiles={[
          { label: 'Total Users', figure: total },
          { label: 'Current Page', figure: `${page} of ${pages}` },
          { label: 'Users per Page', figure: pageSize },
        ]}
      />
      <SearchForm label="Name or e-mail" q={q} path={PATH} isFiltered={q !== ''} />
      <CountLine
        found={q === '' ? undefined : found}
        loading={isReloading ? 'Loading users...' : undefined}
      />
      <div className={isReloading ? 'turning' : ''}>
        {users.length === 0 ? (
          <EmptyState title="No users found">
            <p>Nobody here has a name or an e-mail like that.</p>
          </EmptyState>
        ) : (
          <>
            <UserTable users={users} />
            <UserList users={users} />
          </>
        )}
      </div>
      <PageNumbers page={page} pages={pages} pathOf={(to) => adminPath(PATH, { q, page: to })} />
    </>
  );
}
