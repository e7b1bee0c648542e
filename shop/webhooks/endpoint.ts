import type { webhookEndpoints } from '#database/tables/webhooks.ts';

/** An address that is told of what happens. Whoever may know its secret has been shown it. */
export type Endpoint = Omit<typeof webhookEndpoints.$inferSelect, 'secret'>;
