import { safe } from '@orpc/client';
import { type EventType, eventTypes } from '#vocabulary/webhooks.ts';
import { failureToast } from '#web/forms/failed-call.ts';
import type { ShopRequest } from '#web/request-context.ts';
import type { ToastMessage } from '#web/ui/toast.ts';

/** What there is to say about what an admin asked for. */
export type WebhooksAnswer = {
  toast?: ToastMessage;
  /** An endpoint that was just entered, with its secret, which nobody is told again. */
  made?: { url: string; secret: string };
  /** What was typed and not taken, with the sentences for it. */
  refused?: { url: string; events: EventType[]; fields: Record<string, string[]> };
};

const done = (title: string): WebhooksAnswer => ({ toast: { title, variant: 'success' } });

/** Does what a form of the page asks: `make` an endpoint, `remove` one, or else `replay` a delivery. */
export async function changeWebhooks(shop: ShopRequest, form: FormData): Promise<WebhooksAnswer> {
  const id = String(form.get('id') ?? '');
  switch (form.get('intent')) {
    case 'make':
      return make(shop, form);
    case 'remove': {
      const removed = await safe(shop.api.webhooks.remove({ id }));
      return removed.error ? { toast: failureToast(removed, shop) } : done('Endpoint removed');
    }
    default: {
      const sent = await safe(shop.api.webhooks.replay({ id }));
      return sent.error ? { toast: failureToast(sent, shop) } : done('It is being sent again');
    }
  }
}

async function make(shop: ShopRequest, form: FormData): Promise<WebhooksAnswer> {
  const url = String(form.get('url') ?? '');
  const events = form.getAll('events').filter((type): type is EventType => isEventType(type));
  const made = await safe(shop.api.webhooks.make({ url, events }));
  if (!made.error) return { made: { url: made.data.url, secret: made.data.secret } };
  if (made.isDefined && made.error.code === 'INPUT_INVALID') {
    return { refused: { url, events, fields: made.error.data.fields } };
  }
  return { toast: failureToast(made, shop), refused: { url, events, fields: {} } };
}

const isEventType = (type: FormDataEntryValue): boolean =>
  (eventTypes as readonly FormDataEntryValue[]).includes(type);
