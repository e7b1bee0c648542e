import { isRouteErrorResponse, Link } from 'react-router';
import { orderPath } from '#web/book/paths.ts';
import { shopRequest } from '#web/request-context.ts';
import { MissingScreen } from '#web/shell/missing-screen.tsx';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/receipt.ts';
import { findReceipt } from './find-receipt.ts';
import { receiptFilePath } from './paths.ts';
import { WHAT_STAYS } from './receipt-in-words.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { timeZone } = signedInViewer({ url, context });
  const receipt = await findReceipt(context.get(shopRequest), params.erasureId, timeZone);
  return { id: params.erasureId, ...receipt };
}

/** What was erased of a child and when, and what still waits for what. It names nobody. */
export default function Receipt({ loaderData: receipt }: Route.ComponentProps) {
  const { id, number, askedAt, finishedAt, went, orders } = receipt;
  return (
    <div className="shop pb-section">
      <title>What was erased | Wonderling</title>
      <PageHeading title={finishedAt ? 'All of it is erased' : 'Nearly all of it is erased'}>
        You asked us to erase everything about one child. This receipt names nobody, because we no
        longer know whom it was about.
      </PageHeading>
      <div className="stack max-w-read p-6 md:p-8">
        <dl className="grid gap-4 sm:grid-cols-3">
          <Fact about="Receipt" fact={number} />
          <Fact about="Asked" fact={askedAt} />
          <Fact about="Finished" fact={finishedAt ?? 'Not yet'} />
        </dl>
        <h2 className="mt-8 mb-2 text-xl">What went</h2>
        {went.length > 0 ? (
          <ul className="list-disc space-y-1 pl-5">
            {went.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p>Nothing yet.</p>
        )}
        {orders.length > 0 && (
          <>
            <h2 className="mt-8 mb-2 text-xl">Its orders</h2>
            <ul>
              {orders.map((order) => (
                <li key={order.id} className="border-t border-edge py-3">
                  <Link className="link" to={orderPath(order.id)}>
                    {order.title}
                  </Link>
                  <p className={order.isGone ? 'text-ink-soft' : undefined}>{order.about}</p>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-6 border-t-2 border-ink pt-4 text-sm text-ink-soft">{WHAT_STAYS}</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={receiptFilePath(id)} reloadDocument download>
          Save this receipt
        </ButtonLink>
        <ButtonLink look="quiet" to="/profile">
          Family Profile
        </ButtonLink>
      </div>
    </div>
  );
}

function Fact({ about, fact }: { about: string; fact: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{about}</dt>
      <dd>{fact}</dd>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <MissingScreen
      title={isUnknown ? 'Receipt not found' : 'Error loading receipt'}
      back={{ to: '/profile', label: 'Family Profile' }}
    >
      {isUnknown
        ? 'There is no such receipt of yours.'
        : "We couldn't load the receipt. Please try refreshing the page."}
    </MissingScreen>
  );
}
