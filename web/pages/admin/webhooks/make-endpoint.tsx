import { Form, useNavigation } from 'react-router';
import { eventTypeLabels, eventTypes } from '#vocabulary/webhooks.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { WebhooksAnswer } from './change-webhooks.ts';

/** Where an admin enters who is to be told, and of what. */
export function MakeEndpoint({ refused }: { refused: WebhooksAnswer['refused'] }) {
  const { formData } = useNavigation();
  const { url, events = eventTypes, fields = {} } = refused ?? {};
  const noEvent = Object.entries(fields).find(([field]) => field.startsWith('events'))?.[1][0];
  return (
    <section aria-labelledby="make">
      <h2 id="make" className="text-xl">
        Tell another program
      </h2>
      <Form method="post" preventScrollReset className="mt-3 grid gap-4">
        <input type="hidden" name="intent" value="make" />
        <TextField
          label="Address"
          hint="where it listens"
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com/events"
          required
          maxLength={500}
          defaultValue={url}
          error={fields.url?.[0]}
        />
        <fieldset aria-describedby={noEvent ? 'events-error' : undefined}>
          <legend className="legend">It is told of</legend>
          <div className="grid grid-cols-2 gap-x-4">
            {eventTypes.map((type) => (
              <label key={type} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  name="events"
                  value={type}
                  defaultChecked={events.includes(type)}
                  className="size-5 flex-none accent-pine"
                />
                {eventTypeLabels[type]}
              </label>
            ))}
          </div>
          <FieldError id="events-error" error={noEvent} />
        </fieldset>
        <div>
          <Button busy={formData?.get('intent') === 'make'}>Add endpoint</Button>
        </div>
      </Form>
    </section>
  );
}
