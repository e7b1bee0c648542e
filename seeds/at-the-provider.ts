import { sql } from 'drizzle-orm';
import type { Transaction } from '#database/transaction.ts';

/** A payment of the demo shop as its provider remembers it; prices in cents. */
export type PaidSession = {
  id: string;
  /** How the shop calls it. */
  transactionId: string;
  paidAt: Date;
  lines: { title: string; price: number; quantity: number }[];
};

/**
 * Tells the sandbox's payment provider, in its own tables, of a payment that was made before it opened. To a provider that did
 * not know it, nothing of what the demo family paid could be given back.
 */
export async function rememberAtProvider(
  tx: Transaction,
  { id, transactionId, paidAt, lines }: PaidSession,
): Promise<void> {
  const currency = 'usd';
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const request = {
    mode: 'payment',
    client_reference_id: transactionId,
    line_items: lines.map(({ title, price, quantity }) => ({
      quantity,
      price_data: {
        ...{ currency, unit_amount: price },
        product_data: { name: title, metadata: {} },
      },
    })),
    // Nobody is on their way back from its page any more.
    success_url: 'http://127.0.0.1/',
    ...{ metadata: {}, payment_method_types: ['card'] },
  };
  const kept = lines.map(({ title, price, quantity }, n) => ({
    ...{ id: `li_${id}_${n}`, productId: `prod_${id}_${n}`, priceId: `price_${id}_${n}` },
    ...{ description: title, metadata: {}, unitAmount: price, quantity },
  }));
  await tx.execute(
    sql`insert into sandbox.checkout_sessions (id, created, expires_at, status, payment_status, payment_intent,
        payment_intent_status, amount_total, currency, request, lines)
      values (${id}, ${paidAt}, ${paidAt}, 'complete', 'paid', ${`pi_${id}`}, 'succeeded', ${total}, ${currency},
        ${JSON.stringify(request)}, ${JSON.stringify(kept)})`,
  );
  for (const [line, { title, price, quantity }] of lines.entries()) {
    await tx.execute(
      sql`insert into sandbox.ledger (session_id, line, description, metadata, quantity, unit_amount, amount, currency, paid_at)
        values (${id}, ${line}, ${title}, '{}', ${quantity}, ${price}, ${price * quantity}, ${currency}, ${paidAt})`,
    );
  }
}
