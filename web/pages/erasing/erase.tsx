import { safe } from '@orpc/client';
import type { ReactNode } from 'react';
import { data, Form, isRouteErrorResponse, Link, redirect, useNavigation } from 'react-router';
import type { Erasable } from '#contract/erasures.ts';
import { staysLabels } from '#vocabulary/erasing.ts';
import { CHILD_DELETED } from '#vocabulary/sentences/children.ts';
import { orderPath } from '#web/book/paths.ts';
import { shortId } from '#web/pages/orders/order-in-words.ts';
import { removeChild } from '#web/pages/profile/remove-child.ts';
import { shopRequest } from '#web/request-context.ts';
import { redirectWithToast } from '#web/shell/flash-toast.ts';
import { MissingScreen } from '#web/shell/missing-screen.tsx';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Route } from './+types/erase.ts';
import { receiptPath } from './paths.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  signedInViewer({ url, context });
  const { api } = context.get(shopRequest);
  const found = await safe(api.erasures.look({ id: params.childId }));
  if (!found.error) return found.data;
  throw found.isDefined ? data('No such child', { status: 404 }) : found.error;
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  signedInViewer({ url, context });
  const shop = context.get(shopRequest);
  const form = await request.formData();
  if (form.get('intent') === 'delete') {
    await removeChild(shop, params.childId);
    return redirectWithToast('/profile', {
      title: 'Success',
      description: CHILD_DELETED,
      variant: 'success',
    });
  }
  const erased = await safe(shop.api.erasures.erase({ id: params.childId }));
  if (!erased.error) return redirect(receiptPath(erased.data.id));
  if (erased.isDefined) return redirect('/profile');
  throw erased.error;
}

/** What goes with a child and what stays until when, before anything is erased. It needs no scripts. */
export default function Erase({ loaderData: child }: Route.ComponentProps) {
  const { formData } = useNavigation();
  const intent = formData?.get('intent');
  const going = child.orders.filter(({ stays }) => stays === null);
  const waiting = child.orders.filter(({ stays }) => stays !== null);
  return (
    <div className="shop pb-section">
      <title>Erase everything | Wonderling</title>
      <PageHeading title={`Erase everything about ${child.name}?`}>
        It goes for good, and nobody can bring it back. You'll get a receipt.
      </PageHeading>
      <div className="grid max-w-read gap-8">
        <Part title="What goes now">
          <ul className="list-disc space-y-2 pl-5">
            {child.is_there && (
              <li>
                What you told us: name, birthday, looks and words; the photo, the previews and links
                to them; and what's in your cart for {child.name}.
              </li>
            )}
            {going.map((order) => (
              <li key={order.order_id}>
                <Book order={order} />: its pages, its dedication and the address. You can't read it
                here anymore. The printed one is yours.
              </li>
            ))}
            {!child.is_there && going.length === 0 && <li>Nothing yet.</li>}
          </ul>
        </Part>
        {waiting.length > 0 && (
          <Part title="What goes later">
            <ul className="list-disc space-y-2 pl-5">
              {waiting.map((order) => (
                <li key={order.order_id}>
                  <Book order={order} />. {staysLabels[order.stays!]}
                  {order.stays === 'checking' &&
                    " If you don't want it printed, cancel it on its own page first."}
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part title="What stays">
          <ul className="list-disc space-y-2 pl-5">
            <li>What you paid, as the law asks of us, without any name, address or drawing.</li>
            {child.named_elsewhere > 0 && (
              <li>
                {child.name}'s name in {placesInWords(child.named_elsewhere)} somebody else in your
                family or to you: a dedication, say, a review, or the baby of a story. You can
                change it there.
              </li>
            )}
          </ul>
        </Part>
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="intent" value="erase" />
          <Button look="danger" busy={intent === 'erase'} busyLabel="Erasing...">
            Erase everything about {child.name}
          </Button>
          <ButtonLink look="quiet" to="/profile">
            Keep {child.name}
          </ButtonLink>
        </Form>
        {child.is_there && (
          <section aria-labelledby="only-delete" className="border-t-2 border-ink pt-6">
            <h2 id="only-delete" className="text-xl">
              Or keep the books
            </h2>
            <p className="mt-1 mb-4">
              Then what you told us, the photo and the previews go, and every book that you have
              bought stays as it is.
            </p>
            <Form method="post">
              <input type="hidden" name="intent" value="delete" />
              <Button look="quiet" busy={intent === 'delete'}>
                Delete {child.name} and keep the books
              </Button>
            </Form>
          </section>
        )}
      </div>
    </div>
  );
}

const placesInWords = (places: number): string =>
  places === 1 ? 'one place that belongs to' : `${places} places that belong to`;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Book({ order: { order_id, book_title } }: { order: Erasable['orders'][number] }) {
  return (
    <>
      <Link className="link" to={orderPath(order_id)}>
        {book_title}
      </Link>
      , order {shortId(order_id)}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <MissingScreen
      title={isUnknown ? 'Nobody to erase' : 'Something went wrong'}
      back={{ to: '/profile', label: 'Family Profile' }}
    >
      {isUnknown
        ? 'There is no such child in your family, and no book for one.'
        : "We couldn't look it up. Nothing was erased; please try again."}
    </MissingScreen>
  );
}
