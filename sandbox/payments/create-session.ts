import { newId } from '#sandbox/secrets.ts';
import type { Queries } from '#sandbox/store.ts';
import type { Session, SessionLine } from './session.ts';
import { type SessionRequest, totalOf } from './session-request.ts';

const A_DAY = 24 * 60 * 60;

/** Opens a session for a checked request; without `expires_at` it stays open for a day, as at the provider. */
export async function createSession(tx: Queries, request: SessionRequest): Promise<Session> {
  const created = await tx.query<Session>(
    `insert into sandbox.checkout_sessions (id, expires_at, amount_total, currency, request, lines)
     values ($1, coalesce(to_timestamp($2), now() + make_interval(secs => $3)), $4, $5, $6, $7)
     returning *`,
    [
      newId('cs_test_'),
      request.expires_at ?? null,
      A_DAY,
      totalOf(request),
      request.line_items[0]!.price_data.currency,
      JSON.stringify(request),
      JSON.stringify(request.line_items.map(toLine)),
    ],
  );
  return created.rows[0]!;
}

function toLine({ quantity, price_data }: SessionRequest['line_items'][number]): SessionLine {
  return {
    id: newId('li_'),
    description: price_data.product_data.name,
    metadata: price_data.product_data.metadata,
    productId: newId('prod_'),
    priceId: newId('price_'),
    unitAmount: price_data.unit_amount,
    quantity,
  };
}
