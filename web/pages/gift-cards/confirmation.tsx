import { safe } from '@orpc/client';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { BoughtGiftCard } from '#contract/gift-cards.ts';
import { showPrice } from '#web/book/price.ts';
import { forgetTyped } from '#web/checkout/typed-sheet.ts';
import { shopRequest } from '#web/request-context.ts';
import { shop } from '#web/shell/shop-client.ts';
import { sleep } from '#web/shell/sleep.ts';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/confirmation.ts';
import { CARD_PURCHASE } from './card-fields.ts';
import { cardInWords } from './card-in-words.ts';
import { CardPreview } from './card-preview.tsx';
import './gift-cards.css';

/** The longest id that a session of ours can have; a longer one is unknown without asking. */
const LONGEST_SESSION_ID = 200;

export const meta: Route.MetaFunction = () => [{ title: 'Your gift card | Wonderling' }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { email } = signedInViewer({ url, context });
  const { api, report } = context.get(shopRequest);
  const sessionId = url.searchParams.get('session_id') ?? '';
  if (sessionId === '' || sessionId.length > LONGEST_SESSION_ID) return { email, sessionId: '' };
  // Asking settles it with the provider first.
  const { data, error } = await safe(api.gift_cards.list({ session_id: sessionId }));
  if (error) report(error);
  return { email, sessionId, card: data?.[0] };
}

/** How the payment of a gift card went. */
export default function CardConfirmation({
  loaderData: { email, sessionId, card },
}: Route.ComponentProps) {
  useFollow(sessionId, card);
  const isPaid = card?.status === 'completed';
  useEffect(() => {
    if (isPaid) forgetTyped(CARD_PURCHASE);
  }, [isPaid]);
  return (
    <div className="stage">
      <div className="shop items-center gap-x-16 pt-8 pb-section md:grid md:grid-cols-2 md:pt-14">
        <div className="text-center md:text-left">
          <h1 className="text-3xl">{titleOf(card)}</h1>
          <Told card={card} email={email} />
        </div>
        {isPaid && (
          <CardPreview
            dollars={`$${card.amount}`}
            recipient={card.recipient ?? ''}
            message={card.message ?? ''}
            from={card.from ?? ''}
          />
        )}
      </div>
    </div>
  );
}

function titleOf(card: BoughtGiftCard | undefined): string {
  if (card?.status === 'completed')
    return `A gift card${card.recipient ? ` for ${card.recipient}` : ''}`;
  if (card?.is_on_its_way) return 'Your bank is working on it';
  return card?.status === 'pending' ? 'Not paid yet' : 'There is no gift card yet';
}

function Told({ card, email }: { card: BoughtGiftCard | undefined; email: string }) {
  if (card?.status === 'completed') {
    return (
      <>
        <p className="mt-4 max-w-[30rem] text-lg" role="status">
          Thank you! It is worth {showPrice(card.amount)}, and never runs out. {cardInWords(card)}
        </p>
        <p className="mt-3 max-w-[30rem]">Your receipt goes to {email}.</p>
        <div className="mt-6 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to="/gift-cards/balance" look="quiet">
            My gift cards
          </ButtonLink>
          <ButtonLink to="/gift-cards" look="quiet">
            Give another one
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="mt-4 max-w-[30rem] text-lg" role="status">
        {card?.is_on_its_way
          ? "That can take a day or two. We'll write to you when the card is ready."
          : 'Nothing was charged. What you have written for the card is still there.'}
      </p>
      {!card?.is_on_its_way && (
        <ButtonLink to="/gift-cards" className="mt-6">
          Back to the gift card
        </ButtonLink>
      )}
    </>
  );
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;

/** Looks again, ever more rarely, while something will still happen: the money comes, or the letter is written. */
function useFollow(sessionId: string, card: BoughtGiftCard | undefined): void {
  const { revalidate } = useRevalidator();
  const isWritten = card && (card.sent_at !== null || card.send_on !== null);
  const isAwaited = card?.status === 'pending' || (card?.status === 'completed' && !isWritten);
  const stand = standOf(card);
  useEffect(() => {
    if (!sessionId || !isAwaited) return;
    const page = new AbortController();
    followCard(sessionId, stand, page.signal)
      .then((isNew) => (isNew ? revalidate() : undefined))
      .catch((error) => console.warn('The gift card could not be followed', error));
    return () => page.abort();
  }, [sessionId, isAwaited, stand, revalidate]);
}

const standOf = (card: BoughtGiftCard | undefined): string =>
  [card?.status, card?.is_on_its_way, card?.sent_at].join(' ');

async function followCard(sessionId: string, stand: string, signal: AbortSignal): Promise<boolean> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    await sleep(wait, signal);
    if (signal.aborted) return false;
    if (document.hidden) continue;
    const { data, error, isDefined } = await shop.gift_cards.list(
      { session_id: sessionId },
      { signal },
    );
    if (signal.aborted) return false;
    if (data && standOf(data[0]) !== stand) return true;
    if (isDefined && error.code === 'UNAUTHORIZED') return false;
  }
}
