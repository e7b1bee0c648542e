import { RotateCw } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { WebhookDelivery } from '#contract/webhooks.ts';
import { eventTypeLabels } from '#vocabulary/webhooks.ts';
import { atUtc } from '#web/pages/admin/moment.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stamp } from '#web/ui/stamp.tsx';

const stamps = {
  waiting: { look: 'pending', label: 'Waiting' },
  delivered: { look: 'completed', label: 'Delivered' },
  failed: { look: 'failed', label: 'Given up' },
} as const;

/** What was sent, newest first. */
export function DeliveryList({ deliveries }: { deliveries: WebhookDelivery[] }) {
  return (
    <section aria-labelledby="deliveries" className="mt-10">
      <h2 id="deliveries" className="text-xl">
        What was sent in the last 30 days
      </h2>
      {deliveries.length === 0 ? (
        <EmptyState title="Nothing sent yet">
          <p>An event shows up here as soon as something happens that somebody is told of.</p>
        </EmptyState>
      ) : (
        <ul className="mt-3 border-t-2 border-ink">
          {deliveries.map((delivery) => (
            <li key={delivery.id} className="border-b border-edge py-3">
              <Sent delivery={delivery} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Sent({ delivery }: { delivery: WebhookDelivery }) {
  const { id, type, url, state, created_at: at } = delivery;
  return (
    <article
      aria-labelledby={`delivery-${id}`}
      className="flex flex-wrap items-center gap-x-5 gap-y-2"
    >
      <span className="w-32">
        <Stamp {...stamps[state]} />
      </span>
      <div className="min-w-56 grow basis-72">
        <h3 id={`delivery-${id}`} className="!font-text font-bold">
          {eventTypeLabels[type]}{' '}
          <span className="num font-normal text-ink-soft">
            <Moment at={at} />
          </span>
        </h3>
        <p className="text-sm wrap-anywhere">{url}</p>
        <p className="num text-sm text-ink-soft">{whatCameOfIt(delivery)}</p>
      </div>
      <SendAgain delivery={delivery} />
    </article>
  );
}

function Moment({ at }: { at: string }) {
  const { day, time } = atUtc(at);
  return <time dateTime={at}>{`${day}, ${time}`}</time>;
}

/** '2 tries, the last answered 503, next on Nov 23, 2026, 8:05 AM UTC'. */
function whatCameOfIt({ tries, answer_status, failure, next_try_at }: WebhookDelivery): string {
  if (tries === 0) return 'Not tried yet';
  const next = next_try_at && atUtc(next_try_at);
  const last = answer_status ? `answered ${answer_status}` : failure?.toLowerCase();
  return [
    tries === 1 ? '1 try' : `${tries} tries`,
    last && (tries === 1 ? last : `the last ${answer_status ? '' : 'without an answer: '}${last}`),
    next && `next on ${next.day}, ${next.time}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function SendAgain({ delivery: { id, type, state } }: { delivery: WebhookDelivery }) {
  const { formData } = useNavigation();
  const busy = formData?.get('intent') === 'replay' && formData.get('id') === id;
  const words = state === 'waiting' ? 'Send now' : 'Send again';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="replay" />
      <input type="hidden" name="id" value={id} />
      <Button
        look="quiet"
        className="!min-h-11 !px-4"
        busy={busy}
        aria-label={`${words}: ${eventTypeLabels[type]}`}
      >
        <RotateCw className="icon" />
        {words}
      </Button>
    </Form>
  );
}
