import { safe } from '@orpc/client';
import { data, Form, Link, useNavigation } from 'react-router';
import type { BoughtGiftCard, GiftCardBalance } from '#contract/gift-cards.ts';
import { cardEnding } from '#vocabulary/gift-cards.ts';
import { OUT_OF_REACH } from '#vocabulary/sentences/failures.ts';
import { GIFT_CARD_BLOCKED } from '#vocabulary/sentences/gift-cards.ts';
import { showPrice } from '#web/book/price.ts';
import { sentenceOf } from '#web/forms/failed-call.ts';
import { orStay } from '#web/forms/or-stay.ts';
import { shopRequest } from '#web/request-context.ts';
import { useAnswer } from '#web/shell/use-answer.ts';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import { useFirstInvalid } from '#web/ui/use-first-invalid.ts';
import type { Route } from './+types/balance.ts';
import { cardInWords } from './card-in-words.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Gift card balance | Wonderling' }];

export async function loader({ url, context }: Route.LoaderArgs) {
  signedInViewer({ url, context });
  const { api, report } = context.get(shopRequest);
  const { data: bought, error } = await safe(api.gift_cards.list({}));
  if (error) report(error);
  // What came to nothing, or is not paid yet, is no card.
  return { bought: (bought ?? []).filter(({ balance }) => balance !== null) };
}

type Answer = { found?: GiftCardBalance; typed?: string; error?: string; toast?: ToastMessage };

export async function action({ request, url, context }: Route.ActionArgs) {
  signedInViewer({ url, context });
  const shop = context.get(shopRequest);
  const typed = String((await request.formData()).get('code') ?? '');
  const asked = await safe(shop.api.gift_cards.balance({ code: typed }));
  if (!asked.error) return data<Answer>({ found: asked.data, typed });
  const status = asked.isDefined ? asked.error.status : 500;
  return data<Answer>({ typed, error: sentenceOf(asked, shop) }, { status });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  orStay<Answer>(call, { toast: errorToast(OUT_OF_REACH) });

/** What is left on a card, for who has its code; below, the cards that one has bought. */
export default function Balance({ loaderData: { bought }, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const form = useFirstInvalid(answer?.error ? { code: answer.error } : undefined);
  const isLooking = useNavigation().formAction === '/gift-cards/balance';
  return (
    <div className="shop pb-section">
      <PageHeading title="What is left on a gift card" />
      <Form
        ref={form}
        method="post"
        noValidate
        className="flex max-w-[34rem] flex-wrap items-end gap-3"
      >
        <div className="min-w-64 grow">
          <TextField
            label="The letters on the card"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="num tracking-wider uppercase"
            defaultValue={answer?.typed}
            error={answer?.error}
          />
        </div>
        <Button className="!min-h-[52px]" busy={isLooking}>
          See what is left
        </Button>
      </Form>
      <div role="status" className="mt-6 max-w-[34rem]">
        {answer?.found && <Found {...answer.found} />}
      </div>
      {bought.length > 0 && (
        <section aria-labelledby="bought" className="mt-12">
          <h2 id="bought" className="text-2xl">
            Gift cards that you have bought
          </h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {bought.map((card) => (
              <Bought key={card.id} {...card} />
            ))}
          </ul>
        </section>
      )}
      <p className="mt-10">
        <Link className="link" to="/gift-cards">
          Give a gift card
        </Link>
      </p>
    </div>
  );
}

function Found({ ending, amount, balance, is_blocked }: GiftCardBalance) {
  if (is_blocked) return <Notice kind="error">{GIFT_CARD_BLOCKED}</Notice>;
  return (
    <div className="stack p-6">
      <p>
        Gift card {cardEnding(ending)}, {showPrice(amount)}
      </p>
      <p className="mt-1">
        <span className="display num text-4xl">{showPrice(balance)}</span>{' '}
        {balance > 0 ? 'left' : 'left. It is all used.'}
      </p>
      {balance > 0 && (
        <ButtonLink className="mt-4" to="/books">
          Choose a story
        </ButtonLink>
      )}
    </div>
  );
}

function Bought(card: BoughtGiftCard) {
  return (
    <li className="sheet p-5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-bold">{card.recipient ?? 'Gift card'}</span>
        <span className="num display text-xl">{showPrice(card.amount)}</span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">{cardInWords(card)}</p>
    </li>
  );
}
