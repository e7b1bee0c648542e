import { safe } from '@orpc/client';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { data, Form, isRouteErrorResponse, Link, useNavigation } from 'react-router';
import { filledShipTo } from '#contract/addresses.ts';
import { dayIn, momentInWords } from '#vocabulary/day.ts';
import { type MakingStage, makingStageLabels } from '#vocabulary/making.ts';
import { firstNameIn } from '#vocabulary/reviews.ts';
import { PHOTO_LOST } from '#vocabulary/sentences/photos.ts';
import { stoppedFor } from '#vocabulary/sentences/printing.ts';
import { PRINTED_ONCE_MORE } from '#vocabulary/sentences/reprints.ts';
import { isSecret } from '#vocabulary/surprise.ts';
import { stageSentences } from '#vocabulary/what-becomes-of-it.ts';
import { findCountries } from '#web/address/countries.ts';
import { linesOf } from '#web/address/lines-of.ts';
import { CoverFor } from '#web/book/buying/cover-for.tsx';
import { bookFilePath, bookPath, cardPath, orderPath, readPath } from '#web/book/paths.ts';
import { readerOfOrder } from '#web/book/reader-of-order.ts';
import { StandingBook } from '#web/book/standing-book.tsx';
import { constraintsOf } from '#web/forms/read-form.ts';
import { Written } from '#web/pages/cart/line-dedication.tsx';
import { erasePath } from '#web/pages/erasing/paths.ts';
import { BOOK_ERASED, BOOK_ERASED_TITLE, isErased } from '#web/pages/orders/is-erased.ts';
import { MoneyBack } from '#web/pages/orders/money-back.tsx';
import {
  ADDRESS_FORGOTTEN,
  ADDRESS_NOT_KEPT,
  dateInWords,
  shortId,
  statusInWords,
} from '#web/pages/orders/order-in-words.ts';
import { PaidFor } from '#web/pages/orders/paid-for.tsx';
import { ParcelNews } from '#web/pages/orders/parcel-news.tsx';
import { unlessSecret } from '#web/pages/orders/unless-secret.ts';
import { ReadLink } from '#web/reading/read-link.tsx';
import { type ShopRequest, shopRequest } from '#web/request-context.ts';
import { MissingScreen } from '#web/shell/missing-screen.tsx';
import { useAnswer } from '#web/shell/use-answer.ts';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Stamp } from '#web/ui/stamp.tsx';
import type { Route } from './+types/order.ts';
import { buyReprint } from './buy-reprint.ts';
import { CancelBook } from './cancel-book.tsx';
import { type BookAnswer, changeBook } from './change-book.ts';
import { ChangedPages } from './changed-pages.tsx';
import { CorrectForm } from './correct-form.tsx';
import { History } from './history.tsx';
import { typedFromBook } from './read-correction.ts';
import { ReprintOffer } from './reprint-offer.tsx';
import { useFollowBook } from './use-follow-book.ts';
import { YourReview } from './your-review.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Your order | Wonderling' }];

const constraints = constraintsOf(filledShipTo);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { timeZone, name } = signedInViewer({ url, context });
  const shop = context.get(shopRequest);
  const { api } = shop;
  const id = params.orderId;
  const [found, shelf, proposal] = await Promise.all([
    safe(api.orders.find({ id })),
    safe(api.books.list({})),
    safe(api.orders.changes({ id })),
  ]);
  if (found.error) {
    const isUnknown = found.isDefined && ['NOT_FOUND', 'INPUT_INVALID'].includes(found.error.code);
    throw isUnknown ? data('Order not found', { status: 404 }) : found.error;
  }
  const today = dayIn(timeZone, new Date());
  const isHidden =
    isSecret(found.data.surprise_until, today) && url.searchParams.get('show') !== 'true';
  const { reader, history, ...order } = isHidden ? unlessSecret(today)(found.data) : found.data;
  const slug = reader ? shelf.data?.find(({ id }) => id === order.book_id)?.slug : undefined;
  const { making } = order;
  const isStoppedByAddress = making?.stage === 'stopped' && making.reason === stoppedFor.address;
  const isOpen = making?.stage === 'checking' || making?.stage === 'approved' || isStoppedByAddress;
  const changes =
    isOpen && !isHidden && proposal.data && !proposal.data.is_kept ? proposal.data : undefined;
  const said = isHidden ? undefined : await safe(api.reviews.mine({ id: order.book_id }));
  const mine = said?.data;
  const of = (moment: string) => momentInWords(new Date(moment), timeZone);
  return {
    order,
    isErased: isErased(found.data),
    isForgotten: found.data.reader === null,
    leftover: reader && !order.child_id ? await findLeftover(shop, reader) : undefined,
    secretUntil:
      isHidden && order.surprise_until
        ? dateInWords(`${order.surprise_until}T12:00:00Z`, 'UTC')
        : undefined,
    slug,
    reader: reader ? readerOfOrder(reader) : undefined,
    goesTo: order.ship_to ? linesOf(order.ship_to) : [],
    date: dateInWords(order.created_at, timeZone),
    until: order.making?.until && of(order.making.until),
    history: history.map((event) => ({ ...event, when: of(event.at) })),
    changes,
    // Who may not write any more may still delete what was written.
    review: mine && (mine.may_write || mine.review) ? mine.review : undefined,
    firstName: firstNameIn(name),
    correct:
      reader && isOpen
        ? {
            start: typedFromBook(changes?.book ?? { ...order, reader }),
            bought: typedFromBook({ ...order, reader }),
            countries: await findCountries(shop, order.ship_to?.country_code),
            constraints,
          }
        : undefined,
  };
}

/** What is left of a child that was deleted, unless it waits to be erased already. Its id is in what the book is drawn from. */
async function findLeftover({ api }: ShopRequest, { seed, name }: { seed: string; name: string }) {
  const { data } = await safe(api.erasures.look({ id: seed }));
  return data && { name, path: erasePath(seed) };
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  signedInViewer({ url, context });
  const shop = context.get(shopRequest);
  const form = await request.formData();
  if (form.get('intent') === 'reprint') return buyReprint(shop, params.orderId, form);
  return changeBook(shop, params.orderId, form);
}

const BEFORE_IT_IS_SENT: MakingStage[] = ['approved', 'sent', 'in_production'];

/** An order by itself: what was bought, where it goes, and what becomes of the book until when. */
export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, secretUntil, slug, reader, goesTo, date, until, history, changes, correct } =
    loaderData;
  const { leftover } = loaderData;
  const { review, firstName } = loaderData;
  const answer = useAnswer(actionData as BookAnswer | undefined);
  useFollowBook({
    orderId: order.id,
    isMade: order.book_status !== 'waiting',
    isDrawn: changes?.pages !== null,
  });
  const { making } = order;
  const isChecked = making?.stage !== 'checking';
  const isPrintedAgain =
    making !== null && making.reprints > 0 && BEFORE_IT_IS_SENT.includes(making.stage);
  return (
    <div className="shop pb-section">
      <Link className="link inline-flex min-h-11 items-center" to="/orders">
        All orders
      </Link>
      <PageHeading title={order.book_title}>
        {order.child_name && (
          <>
            For <b className="rubric">{order.child_name}</b>
          </>
        )}
      </PageHeading>
      <div className="grid items-start gap-x-16 gap-y-8 md:grid-cols-[minmax(0,20rem)_1fr]">
        <div aria-hidden="true" className="mx-auto w-full max-w-[16rem] md:max-w-none">
          {slug ? (
            <CoverFor
              book={{ id: order.book_id, slug, image: '' }}
              reader={reader}
              instead={null}
            />
          ) : (
            <StandingBook book={{ id: order.book_id }} cover={null} />
          )}
        </div>
        <div className="grid gap-8">
          {secretUntil && (
            <Notice kind="todo" title={`A surprise until ${secretUntil}`}>
              <p>Its title and its cover are not shown here until then.</p>
              <Link
                className="link inline-flex min-h-11 items-center"
                to="?show=true"
                replace
                preventScrollReset
              >
                Show the book now
              </Link>
            </Notice>
          )}
          {loaderData.isErased && (
            <Notice kind="todo" title={BOOK_ERASED_TITLE}>
              <p>{BOOK_ERASED} What you paid stays on record, without any name or address.</p>
            </Notice>
          )}
          <section aria-label="What becomes of it" className="stack p-6">
            <p className="flex flex-wrap items-center gap-4">
              <Stamp
                look={order.status}
                label={statusInWords(order.status)}
                inked={order.status === 'completed'}
              />
              {making && <b className="display text-2xl">{makingStageLabels[making.stage]}</b>}
            </p>
            {making && (
              <p className="mt-4">
                {!(making.stage === 'stopped' && making.reason) && stageSentences[making.stage]}
                {isPrintedAgain && ` ${PRINTED_ONCE_MORE}`}
                {until && ` Until ${until}; then it counts as approved.`}
                <ParcelNews making={making} title={order.book_title} />
                {making.stage === 'cancelled' && making.reason && ` ${making.reason}`}
              </p>
            )}
            <MoneyBack order={order} />
            <div role="status" className="mt-4 flex flex-wrap items-center gap-3">
              {order.book_status === 'waiting' && <p>The book is being made right now.</p>}
              {order.book_status === 'failed' && <p>The book is being made.</p>}
              {order.book_status === 'photo_missing' && (
                <p>
                  {PHOTO_LOST}{' '}
                  <Link className="link" to="/orders">
                    Choose under My Orders
                  </Link>
                </p>
              )}
              {order.book_status === 'made' && (
                <ReadLink
                  className={`btn ${isChecked ? 'btn-primary' : 'btn-quiet'}`}
                  orderId={order.id}
                >
                  Read it now
                </ReadLink>
              )}
              {making && !isChecked && order.book_status === 'made' && (
                <Approve version={making.version} />
              )}
              {order.book_status === 'made' && (
                <a
                  className="btn btn-text"
                  href={bookFilePath(order.id)}
                  target="_blank"
                  rel="noreferrer"
                >
                  Open book
                </a>
              )}
              {order.has_card && (
                <a
                  className="btn btn-text"
                  href={cardPath(order.id)}
                  target="_blank"
                  rel="noreferrer"
                >
                  A card to print
                </a>
              )}
            </div>
          </section>
          <dl className="grid gap-4 sm:grid-cols-2">
            <Fact about="Order">
              {shortId(order.id)}, {date}
            </Fact>
            <Fact about="Total">
              <span className="num">
                <PaidFor order={order} payment={order.transaction} />
              </span>
              {order.quantity > 1 && `${order.quantity} copies`}
            </Fact>
            <Fact about="Goes to">
              {goesTo.length === 0 &&
                (loaderData.isForgotten ? ADDRESS_FORGOTTEN : ADDRESS_NOT_KEPT)}
              {goesTo.map((line) => (
                <span key={line} className="block break-words">
                  {line}
                </span>
              ))}
            </Fact>
            {order.reprint_of && (
              <Fact about="Printed once more">
                As a correction of{' '}
                <Link className="link" to={orderPath(order.reprint_of)}>
                  order {shortId(order.reprint_of)}
                </Link>
              </Fact>
            )}
            {(order.dedication !== null || order.from !== null) && (
              <Fact about="Dedication">
                <Written line={order} />
              </Fact>
            )}
          </dl>
          {correct && making && (
            <section aria-labelledby="fix">
              <details
                open={
                  changes !== undefined ||
                  making.stage === 'stopped' ||
                  answer?.refused !== undefined
                }
              >
                <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-pine">
                  <PenLine className="icon" />
                  <h2 id="fix" className="text-xl">
                    {making.stage === 'checking' ? 'Fix something' : 'Change the address'}
                  </h2>
                </summary>
                <div className="mt-4">
                  {!isChecked && order.book_status === 'made' && (
                    <p className="mb-4">
                      What does the book say now?{' '}
                      <Link className="link" to={readPath(order.id)}>
                        Check it page by page
                      </Link>
                      .
                    </p>
                  )}
                  <CorrectForm
                    key={`${making.version} ${changes?.fields.join()} ${making.stage}`}
                    {...correct}
                    version={making.version}
                    refused={answer?.refused}
                    isProposed={changes !== undefined}
                    isAddressOnly={making.stage !== 'checking'}
                  />
                </div>
              </details>
              {changes && <ChangedPages orderId={order.id} changes={changes} />}
            </section>
          )}
          <ReprintOffer order={order} />
          {review !== undefined && (
            <YourReview
              review={review}
              firstName={firstName}
              refused={answer?.refusedReview}
              isAsked={making?.stage === 'delivered'}
            />
          )}
          {history.length > 0 && <History events={history} />}
          {making?.stage === 'checking' && (
            <CancelBook order={order} isAsked={answer?.asksToCancel ?? false} />
          )}
          {leftover && (
            <p className="text-sm text-ink-soft">
              {leftover.name} isn't in your Family Profile anymore. Should the book go, too?{' '}
              <Link className="link" to={leftover.path}>
                Erase everything about {leftover.name}
              </Link>
            </p>
          )}
          <p className="text-sm text-ink-soft">
            Something else?{' '}
            <Link className="link" to="/contact">
              Write to us
            </Link>{' '}
            with the order's number, or{' '}
            <Link className="link" to={bookPath(order.book_id)}>
              see the book on the shelf
            </Link>
            .
          </p>
        </div>
      </div>
    </div>
  );
}

function Approve({ version }: { version: number }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="approve" />
      <input type="hidden" name="version" value={version} />
      <Button busy={formData?.get('intent') === 'approve'}>Print it now</Button>
    </Form>
  );
}

function Fact({ about, children }: { about: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{about}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <MissingScreen
      title={isUnknown ? 'Order not found' : 'Error loading order'}
      back={{ to: '/orders', label: 'All orders' }}
    >
      {isUnknown
        ? 'There is no such order of yours.'
        : "We couldn't load the order. Please try refreshing the page."}
    </MissingScreen>
  );
}
