import { data, Link } from 'react-router';
import { CHECKOUT_FAILED } from '#vocabulary/sentences/checkout.ts';
import { GIFT_CARD_KEEPS, GIFT_CARDS_TITLE } from '#vocabulary/sentences/gift-cards.ts';
import { orStay } from '#web/forms/or-stay.ts';
import { shopRequest } from '#web/request-context.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { useAnswer } from '#web/shell/use-answer.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { errorToast } from '#web/ui/toast.ts';
import type { Route } from './+types/gift-cards.ts';
import { buyCard, type RefusedCard } from './buy-card.ts';
import { CardForm } from './card-form.tsx';
import './gift-cards.css';

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await buyCard(context.get(shopRequest), await request.formData());
  return answer instanceof Response ? answer : data(answer, { status: 422 });
}

export const clientAction = (call: Route.ClientActionArgs) =>
  orStay<RefusedCard>(call, { toast: errorToast(CHECKOUT_FAILED, 'Checkout Error') });

/** Where a gift card is bought: it is seen as it will be printed, while it is written. */
export default function GiftCards({ actionData }: Route.ComponentProps) {
  const refused = useAnswer(actionData);
  return (
    <div className="shop pb-section">
      <PageHead
        title={GIFT_CARDS_TITLE}
        description="Give a picture book without choosing it: a card to print or to send by e-mail, from $20 to $200, that never runs out."
        picture="/scenes/gift-card.jpg"
      />
      <PageHeading title={GIFT_CARDS_TITLE}>
        You know they will love a book in which their child is the hero, and they know the child.
        Let them choose the story.
      </PageHeading>
      <CardForm refused={refused} />
      <p className="mt-10 max-w-read">
        {GIFT_CARD_KEEPS} Have you got one?{' '}
        <Link className="link" to="/gift-cards/balance">
          See what is left on it
        </Link>
        . Would you rather choose the story yourself?{' '}
        <Link className="link" to="/onboarding?flow=gift">
          Give a book
        </Link>
        .
      </p>
    </div>
  );
}
