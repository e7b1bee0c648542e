import {
  DELIVERIES_PAGE_SIZE,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '#contract/webhooks.ts';
import { inTransaction } from '#database/transaction.ts';
import { isOnlyHere } from '#server/settings/only-here.ts';
import { whyNotCallable } from '#services/webhooks/why-not-callable.ts';
import { Refused } from '#shop/refused.ts';
import type { Endpoint } from '#shop/webhooks/endpoint.ts';
import { type Delivery, listDeliveries } from '#shop/webhooks/list-deliveries.ts';
import { listEndpoints } from '#shop/webhooks/list-endpoints.ts';
import { makeEndpoint } from '#shop/webhooks/make-endpoint.ts';
import { removeEndpoint } from '#shop/webhooks/remove-endpoint.ts';
import { replayDelivery } from '#shop/webhooks/replay-delivery.ts';
import { adminOnly, os } from './implement.ts';

const presentEndpoint = (endpoint: Endpoint): WebhookEndpoint => ({
  id: endpoint.id,
  url: endpoint.url,
  events: endpoint.events,
  switched_off_at: endpoint.switchedOffAt?.toISOString() ?? null,
  created_at: endpoint.createdAt.toISOString(),
});

const presentDelivery = (delivery: Delivery, url: string): WebhookDelivery => ({
  id: delivery.id,
  event_id: delivery.eventId,
  type: delivery.type,
  url,
  state: delivery.state,
  tries: delivery.tries,
  tried_at: delivery.triedAt?.toISOString() ?? null,
  next_try_at: delivery.nextTryAt?.toISOString() ?? null,
  answer_status: delivery.answerStatus,
  failure: delivery.failure,
  created_at: delivery.createdAt.toISOString(),
});

export const webhooks = os.webhooks.router({
  endpoints: os.webhooks.endpoints.use(adminOnly).handler(async ({ context: { shop } }) => {
    return (await listEndpoints(shop.database.orm)).map(presentEndpoint);
  }),
  make: os.webhooks.make.use(adminOnly).handler(async ({ input, context: { shop, caller } }) => {
    const why = whyNotCallable(input.url, isOnlyHere(shop.publicUrl));
    if (why) throw new Refused('INPUT_INVALID', { data: { fields: { url: [why] }, form: [] } });
    const wish = { url: input.url, events: [...new Set(input.events)] };
    const { endpoint, secret } = await inTransaction(shop.database, (tx) =>
      makeEndpoint(tx, caller, wish),
    );
    return { ...presentEndpoint(endpoint), secret };
  }),
  remove: os.webhooks.remove
    .use(adminOnly)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const isRemoved = await inTransaction(shop.database, (tx) =>
        removeEndpoint(tx, caller, input.id),
      );
      if (!isRemoved) throw errors.NOT_FOUND();
    }),
  deliveries: os.webhooks.deliveries
    .use(adminOnly)
    .handler(async ({ input, context: { shop } }) => {
      const { deliveries, total } = await listDeliveries(shop.database.orm, {
        page: input.page,
        pageSize: DELIVERIES_PAGE_SIZE,
      });
      return {
        headers: { 'x-total-count': String(total) },
        body: deliveries.map(({ delivery, url }) => presentDelivery(delivery, url)),
      };
    }),
  replay: os.webhooks.replay
    .use(adminOnly)
    .handler(async ({ input, context: { shop, caller }, errors }) => {
      const isQueued = await inTransaction(shop.database, (tx) =>
        replayDelivery(tx, caller, input.id),
      );
      if (!isQueued) throw errors.NOT_FOUND();
    }),
});
