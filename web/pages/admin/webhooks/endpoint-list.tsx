import { Trash2 } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { WebhookEndpoint } from '#contract/webhooks.ts';
import { eventTypeLabels } from '#vocabulary/webhooks.ts';
import { atUtc } from '#web/pages/admin/moment.ts';
import { Button } from '#web/ui/button.tsx';

/** Who is told. */
export function EndpointList({ endpoints }: { endpoints: WebhookEndpoint[] }) {
  return (
    <section aria-labelledby="endpoints">
      <h2 id="endpoints" className="text-xl">
        Who is told
      </h2>
      {endpoints.length === 0 ? (
        <p className="mt-3 text-ink-soft">Nobody yet. What happens here stays here.</p>
      ) : (
        <ul className="mt-3 border-t-2 border-ink">
          {endpoints.map((endpoint) => (
            <li
              key={endpoint.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-edge py-3"
            >
              <div className="min-w-48 grow basis-56">
                <p className="font-bold wrap-anywhere">{endpoint.url}</p>
                <p className="text-sm text-ink-soft">
                  {endpoint.events.map((type) => eventTypeLabels[type]).join(', ')}
                </p>
                {endpoint.switched_off_at && <SwitchedOff at={endpoint.switched_off_at} />}
              </div>
              <Remove endpoint={endpoint} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SwitchedOff({ at }: { at: string }) {
  const { day, time } = atUtc(at);
  return (
    <p className="text-sm text-damson">
      <b>Switched off</b> on {day}, {time}: it answered that it wants no more. Sending it an event
      again switches it on, if it takes it.
    </p>
  );
}

function Remove({ endpoint: { id, url } }: { endpoint: WebhookEndpoint }) {
  const { formData } = useNavigation();
  const busy = formData?.get('intent') === 'remove' && formData.get('id') === id;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id} />
      <Button look="danger" className="!min-h-11 !px-4" busy={busy} aria-label={`Remove ${url}`}>
        <Trash2 className="icon" />
        Remove
      </Button>
    </Form>
  );
}
