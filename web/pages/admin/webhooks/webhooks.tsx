import { safe } from '@orpc/client';
import { data } from 'react-router';
import { DELIVERIES_PAGE_SIZE } from '#contract/webhooks.ts';
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
import { errorToast } from '#web/ui/toast.ts';
import type { Route } from './+types/webhooks.ts';
import { changeWebhooks, type WebhooksAnswer } from './change-webhooks.ts';
import { DeliveryList } from './delivery-list.tsx';
import { EndpointList } from './endpoint-list.tsx';
import { MakeEndpoint } from './make-endpoint.tsx';
import { SecretOnce } from './secret-once.tsx';

const PATH = '/admin/webhooks';
const TITLE = 'Webhooks';

export const meta: Route.MetaFunction = () => [
  { title: `${TITLE} | Wonderling` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, report } = await adminOnly(context);
  const page = readPage(url.searchParams.get('page'));
  const [endpoints, deliveries] = await Promise.all([
    safe(api.webhooks.endpoints()),
    safe(api.webhooks.deliveries({ page })),
  ]);
  if (endpoints.error || deliveries.error) {
    report(endpoints.error ?? deliveries.error);
    return loadFailure('Failed to fetch events');
  }
  const found = Number(deliveries.data.headers['x-total-count']);
  return {
    endpoints: endpoints.data,
    deliveries: deliveries.data.body,
    page,
    pages: countPages(found, DELIVERIES_PAGE_SIZE),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = await adminOnly(context);
  const answer = await changeWebhooks(shop, await request.formData());
  const isRefused = answer.refused || answer.toast?.variant === 'destructive';
  return data(answer, { status: isRefused ? 422 : 200 });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  orStay<WebhooksAnswer>(call, { toast: errorToast(OUT_OF_REACH) });

/** Who else is told of what happens in the shop, and what was sent to them. */
export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const isReloading = useIsReloading();
  const answer = useAnswer(actionData as WebhooksAnswer | undefined);
  if ('failure' in loaderData) {
    return (
      <>
        <AdminHeading title={TITLE} />
        <LoadFailed message={loaderData.failure} />
      </>
    );
  }
  const { endpoints, deliveries, page, pages } = loaderData;
  return (
    <>
      <AdminHeading title={TITLE} />
      <p className="mt-2 max-w-[62ch]">
        Other programs can be told when an order is paid, a book is approved or shipped, or money
        has gone back.{' '}
        <a className="link" href="/api#events">
          How they know that it is from us
        </a>
      </p>
      {answer?.made && <SecretOnce made={answer.made} />}
      <div className="mt-8 grid items-start gap-x-16 gap-y-8 @min-[54rem]/desk:grid-cols-2">
        <EndpointList endpoints={endpoints} />
        <MakeEndpoint key={answer?.made?.secret} refused={answer?.refused} />
      </div>
      <div className={isReloading ? 'turning' : ''}>
        <DeliveryList deliveries={deliveries} />
      </div>
      <PageNumbers page={page} pages={pages} pathOf={(to) => adminPath(PATH, { page: to })} />
    </>
  );
}
