import { safe } from '@orpc/client';
import { data, Form, useNavigation } from 'react-router';
import { GIFT_CARDS_PAGE_SIZE, type OfficeGiftCard } from '#contract/gift-cards.ts';
import { cardEnding } from '#vocabulary/gift-cards.ts';
import { OUT_OF_REACH } from '#vocabulary/sentences/failures.ts';
import { GIFT_CARDS_TITLE } from '#vocabulary/sentences/gift-cards.ts';
import { FOR_US_ALONE } from '#vocabulary/sentences/refunds.ts';
import { showPrice } from '#web/book/price.ts';
import { failureToast } from '#web/forms/failed-call.ts';
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
import { useAnswer } from '#web/shell/use-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import type { Route } from './+types/gift-cards.ts';

const PATH = '/admin/gift-cards';

export const meta: Route.MetaFunction = () => [
  { title: `${GIFT_CARDS_TITLE} | Wonderling` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, report } = await adminOnly(context);
  const page = readPage(url.searchParams.get('page'));
  const [cards, totals] = await Promise.all([
    safe(api.gift_cards.all({ page })),
    safe(api.gift_cards.totals()),
  ]);
  const error = cards.error ?? totals.error;
  if (error) {
    report(error);
    return loadFailure('Failed to fetch gift cards');
  }
  const found = cards.data!;
  const pages = countPages(Number(found.headers['x-total-count']), GIFT_CARDS_PAGE_SIZE);
  return { cards: found.body, totals: totals.data!, page, pages };
}

type Answer = {
  toast?: ToastMessage;
  /** Of which card the reason was not taken, what was typed, and the sentence for it. */
  refused?: { id: string; why: string; error?: string };
};

/** Stops a card; its only form. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = await adminOnly(context);
  const form = await request.formData();
  const [id, why] = [String(form.get('id')), String(form.get('why') ?? '')];
  const stopped = await safe(shop.api.gift_cards.block({ id, why }));
  if (!stopped.error) return data<Answer>({ toast: BLOCKED });
  const { error, isDefined } = stopped;
  const sentence =
    isDefined && error.code === 'INPUT_INVALID' ? error.data.fields.why?.[0] : undefined;
  const refused = { id, why, error: sentence };
  const answer = sentence ? { refused } : { refused, toast: failureToast(stopped, shop) };
  return data<Answer>(answer, { status: 422 });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  orStay<Answer>(call, { toast: errorToast(OUT_OF_REACH) });

const BLOCKED: ToastMessage = {
  title: 'Gift card stopped',
  description: 'Nothing can be paid with it any more.',
  variant: 'success',
};

/** What is owed on gift cards, and each of them; without their codes, which nobody here has to know. */
export default function OfficeGiftCards({ loaderData, actionData }: Route.ComponentProps) {
  const isReloading = useIsReloading();
  const { refused } = useAnswer(actionData as Answer | undefined) ?? {};
  if ('failure' in loaderData) {
    return (
      <>
        <AdminHeading title={GIFT_CARDS_TITLE} />
        <LoadFailed message={loaderData.failure} />
      </>
    );
  }
  const { cards, totals, page, pages } = loaderData;
  return (
    <>
      <AdminHeading title={GIFT_CARDS_TITLE} />
      <Tiles
        tiles={[
          { label: 'Owed on gift cards', figure: showPrice(totals.owed) },
          { label: 'Sold', figure: showPrice(totals.issued) },
          { label: 'Used for books', figure: showPrice(totals.used) },
          { label: 'Gift cards', figure: totals.cards },
        ]}
      />
      <p className="mt-3 max-w-read text-sm text-ink-soft">
        What is sold on a card is owed until it pays for a book. Total Revenue counts it then.
      </p>
      <div className={isReloading ? 'turning' : ''}>
        {cards.length === 0 ? (
          <EmptyState title="No gift cards yet">
            <p>A gift card shows up here when it has been paid for.</p>
          </EmptyState>
        ) : (
          <ul className="mt-6 grid gap-4">
            {cards.map((card) => (
              <Card
                key={card.id}
                card={card}
                refused={refused?.id === card.id ? refused : undefined}
              />
            ))}
          </ul>
        )}
      </div>
      <PageNumbers page={page} pages={pages} pathOf={(to) => adminPath(PATH, { page: to })} />
    </>
  );
}

function Card({ card, refused }: { card: OfficeGiftCard; refused: Answer['refused'] }) {
  const busy = useNavigation().formData?.get('id') === card.id;
  const name = card.ending ? `Gift card ${cardEnding(card.ending)}` : 'Gift card, not sent yet';
  return (
    <li className="sheet p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{name}</h2>
        <p className="num">
          <strong>{showPrice(card.balance)}</strong> of {showPrice(card.amount)} left
        </p>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        Bought {shortDay.format(new Date(card.created_at))} by {buyerOf(card)}
        {card.send_on && !card.sent_at && `, goes out ${shortDay.format(new Date(card.send_on))}`}
      </p>
      {card.is_blocked ? (
        <p className="mt-2 font-bold text-damson">Stopped: nothing can be paid with it.</p>
      ) : (
        <details className="mt-2" open={refused !== undefined}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            Stop this card
          </summary>
          <Form method="post" noValidate className="flex flex-wrap items-end gap-3 pt-2">
            <input type="hidden" name="id" value={card.id} />
            <div className="min-w-56 max-w-md grow">
              <TextField
                label="Why it is stopped"
                name="why"
                hint={FOR_US_ALONE}
                required
                maxLength={300}
                defaultValue={refused?.why}
                error={refused?.error}
              />
            </div>
            <Button look="danger" className="!min-h-[52px]" busy={busy}>
              Stop gift card
            </Button>
          </Form>
        </details>
      )}
    </li>
  );
}

function buyerOf({ buyer_name: name, buyer_email: email }: OfficeGiftCard): string {
  if (!email) return 'an account that was deleted';
  return name ? `${name} (${email})` : email;
}

const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
