import { Hono } from 'hono';
import { html } from 'hono/html';
import { button, type Markup, page, price, when } from '#sandbox/page.ts';
import type { Store } from '#sandbox/store.ts';
import { resendEvent } from './events.ts';
import { fail, settle } from './moves.ts';
import { failRefund, letRefundsWait, type Refund, settleRefund } from './refund.ts';
import type { Session } from './session.ts';

type SentEvent = {
  id: string;
  type: string;
  session_id: string;
  attempts: number;
  delivered_at: Date | null;
  last_answer: string | null;
};

const SHOWN = 100;

/**
 * The provider's own list, `/sandbox/payments`: what became of each payment, and what the shop was told. Slow payments
 * are settled or failed here, and what was given back of a payment too; an event can be sent once more, as the real provider's dashboard can.
 * @param wake called when an event may be waiting to be sent
 */
export function paymentsPage(store: Store, publicUrl: string, wake: () => void): Hono {
  const pages = new Hono();

  pages.get('/', async (c) => {
    const sessions = await store.pool.query<Session>(
      `select * from sandbox.checkout_sessions order by number desc limit ${SHOWN}`,
    );
    const events = await store.pool.query<SentEvent>(
      `select id, type, session_id, attempts, delivered_at, last_answer
       from sandbox.events where session_id = any($1) order by number`,
      [sessions.rows.map(({ id }) => id)],
    );
    const refunds = await store.pool.query<Refund>(
      'select * from sandbox.refunds where session_id = any($1) order by number',
      [sessions.rows.map(({ id }) => id)],
    );
    return c.html(
      list(
        sessions.rows,
        Map.groupBy(events.rows, ({ session_id }) => session_id),
        Map.groupBy(refunds.rows, ({ session_id }) => session_id),
      ),
    );
  });

  pages.post('/:id/settle', async (c) => {
    await settle(store, publicUrl, c.req.param('id'));
    wake();
    return c.redirect('/sandbox/payments', 303);
  });

  pages.post('/:id/fail', async (c) => {
    await fail(store, publicUrl, c.req.param('id'));
    wake();
    return c.redirect('/sandbox/payments', 303);
  });

  for (const wait of [true, false]) {
    pages.post(`/:id/refunds-${wait ? 'wait' : 'go'}`, async (c) => {
      await letRefundsWait(store, c.req.param('id'), wait);
      return c.redirect('/sandbox/payments', 303);
    });
  }

  pages.post('/refunds/:id/settle', async (c) => {
    await settleRefund(store, c.req.param('id'));
    wake();
    return c.redirect('/sandbox/payments', 303);
  });

  pages.post('/refunds/:id/fail', async (c) => {
    await failRefund(store, c.req.param('id'));
    wake();
    return c.redirect('/sandbox/payments', 303);
  });

  pages.post('/events/:id/resend', async (c) => {
    await resendEvent(store.pool, c.req.param('id'));
    wake();
    return c.redirect('/sandbox/payments', 303);
  });

  return pages;
}

function list(
  sessions: Session[],
  events: Map<string, SentEvent[]>,
  refunds: Map<string, Refund[]>,
): Markup {
  return page(
    'Payments',
    html`<h1>Payments</h1>
${
  sessions.length === 0
    ? html`<p>Nothing has been bought yet. A payment shows up here as soon as the shop asks for it.</p>`
    : html`<p class="soft">The newest first, ${SHOWN} at most.</p>`
}
${sessions.map((session) =>
  entry(session, events.get(session.id) ?? [], refunds.get(session.id) ?? []),
)}`,
  );
}

function entry(session: Session, events: SentEvent[], refunds: Refund[]): Markup {
  const { words, look } = stateOf(session);
  const waits = session.payment_intent_status === 'processing';
  return html`<article class="sheet" data-session="${session.id}">
<h2>${price(session.amount_total, session.currency)}, <span class="state ${look}">${words}</span></h2>
<p>${session.lines.map(({ description }) => description).join(', ')}</p>
<p class="soft">${when(session.created)}, <a href="/sandbox/pay/${session.id}">${session.id}</a></p>
${
  waits
    ? html`<div class="actions">
${button(`/sandbox/payments/${session.id}/settle`, 'Settle', 'primary')}
${button(`/sandbox/payments/${session.id}/fail`, 'Fail', 'danger')}
</div>`
    : ''
}
${session.payment_status === 'paid' ? moneyBack(session, refunds) : ''}
${events.map(
  (event) => html`<div class="actions"><p class="soft">${event.type}: ${deliveryOf(event)}</p>
${button(`/sandbox/payments/events/${event.id}/resend`, 'Send again', 'quiet')}</div>`,
)}
</article>`;
}

function moneyBack({ id, refunds_wait: wait }: Session, refunds: Refund[]): Markup {
  return html`${refunds.map(
    (refund) => html`<div class="actions" data-refund="${refund.id}">
<p>Given back: ${price(refund.amount, refund.currency)}, <span class="state ${refundLooks[refund.status]}">${refundWords[refund.status]}</span></p>
${refund.status === 'pending' ? button(`/sandbox/payments/refunds/${refund.id}/settle`, 'Let it arrive', 'primary') : ''}
${refund.status === 'failed' ? '' : button(`/sandbox/payments/refunds/${refund.id}/fail`, 'Let it come back', 'danger')}
</div>`,
  )}
<div class="actions"><p class="soft">${wait ? 'Money given back of this payment waits for you.' : 'Money given back of this payment arrives at once.'}</p>
${button(`/sandbox/payments/${id}/refunds-${wait ? 'go' : 'wait'}`, wait ? 'Let it arrive at once' : 'Let it wait', 'quiet')}
</div>`;
}

const refundWords = { pending: 'on its way', succeeded: 'arrived', failed: 'not taken' } as const;
const refundLooks = { pending: 'waiting', succeeded: '', failed: 'bad' } as const;

function stateOf(session: Session): { words: string; look: '' | 'waiting' | 'bad' } {
  if (session.payment_status === 'paid') return { words: 'paid', look: '' };
  if (session.payment_intent_status === 'processing')
    return { words: 'on its way', look: 'waiting' };
  if (session.status === 'complete') return { words: 'failed', look: 'bad' };
  if (session.status === 'expired') return { words: 'expired', look: 'bad' };
  if (session.last_payment_error) return { words: 'open, declined', look: 'waiting' };
  return { words: 'open', look: 'waiting' };
}

function deliveryOf({ attempts, delivered_at, last_answer }: SentEvent): string {
  if (delivered_at) return `the shop took it (try ${attempts})`;
  if (attempts === 0 || !last_answer) return 'on its way';
  return `not taken yet (try ${attempts}: ${last_answer}), sent again by itself`;
}
