import { Hono } from 'hono';
import { html } from 'hono/html';
import { button, type Markup, page, price } from '#sandbox/page.ts';
import type { Store } from '#sandbox/store.ts';
import { readCoupon } from './coupon.ts';
import { currentSession, decline, expire, pay, payLater } from './moves.ts';
import { paymentPageUrl, type Session, successUrl } from './session.ts';

/**
 * The page on which the shopper pays, `/sandbox/pay/{session}`, and its buttons. A button that comes too late (a double
 * click, another tab) changes nothing and leads to where the session has got.
 * @param wake called when an event may be waiting to be sent
 */
export function paymentPage(store: Store, publicUrl: string, wake: () => void): Hono {
  const pages = new Hono();

  pages.get('/:id', async (c) => {
    const session = await currentSession(store, publicUrl, c.req.param('id'));
    if (!session) return c.html(unknownPage(), 404);
    const coupon = session.request.discounts?.[0]?.coupon;
    const name = coupon && (await readCoupon(store.pool, coupon)).name;
    return c.html(pageFor(session, name ?? 'Discount'));
  });

  pages.post('/:id/pay', (c) =>
    press(c.req.param('id'), () => pay(store, publicUrl, c.req.param('id'))),
  );
  pages.post('/:id/pay-later', (c) =>
    press(c.req.param('id'), () => payLater(store, publicUrl, c.req.param('id'))),
  );
  pages.post('/:id/decline', (c) =>
    press(c.req.param('id'), () => decline(store, c.req.param('id'))),
  );
  pages.post('/:id/expire', (c) =>
    press(c.req.param('id'), () => expire(store, publicUrl, c.req.param('id'))),
  );

  pages.post('/:id/back', async (c) => {
    const session = await currentSession(store, publicUrl, c.req.param('id'));
    if (!session) return c.html(unknownPage(), 404);
    return c.redirect(wayBack(session) ?? '/', 303);
  });

  async function press(id: string, move: () => Promise<Session | undefined>): Promise<Response> {
    const moved = await move();
    wake();
    const session = moved ?? (await currentSession(store, publicUrl, id));
    const paid = session?.status === 'complete';
    const location = paid ? successUrl(session) : paymentPageUrl(publicUrl, id);
    return new Response(null, { status: 303, headers: { location } });
  }

  return pages;
}

/** @param discount what is taken off is called so */
function pageFor(session: Session, discount: string): Markup {
  return page(
    'Payment',
    html`<h1>Pay for your books</h1>
<section class="sheet" aria-label="What you pay for">
<ul class="plain lines">${session.lines.map(
      (line) =>
        html`<li><span>${line.description}${
          line.quantity > 1 ? html` <span class="soft">(${line.quantity} times)</span>` : ''
        }</span><span class="amount">${price(line.unitAmount * line.quantity, session.currency)}</span></li>`,
    )}${
      session.amount_discount > 0
        ? html`<li><span>${discount}</span><span class="amount">−${price(session.amount_discount, session.currency)}</span></li>`
        : ''
    }</ul>
<p class="total"><span>Total</span><span class="amount">${price(session.amount_total, session.currency)}</span></p>
</section>
${session.status === 'open' ? choices(session) : outcome(session)}`,
  );
}

function choices(session: Session): Markup {
  const at = `/sandbox/pay/${session.id}`;
  return html`${
    session.last_payment_error
      ? html`<p class="notice" role="alert">${session.last_payment_error} Please try another way to pay.</p>`
      : ''
  }
<p>There is no card to type in. Choose how this payment goes.</p>
<div class="actions">
${button(`${at}/pay`, 'Pay', 'primary')}
${button(`${at}/pay-later`, 'Pay later', 'quiet')}
${button(`${at}/decline`, 'Decline', 'quiet')}
${button(`${at}/expire`, 'Let it expire', 'danger')}
${session.request.cancel_url ? button(`${at}/back`, 'Back to the shop', 'quiet') : ''}
</div>
<p class="soft">'Pay later' is a slow payment, such as a bank transfer: it stays on its way until you settle it, or let
it fail, under <a href="/sandbox/payments">Payments</a>.</p>`;
}

function outcome(session: Session): Markup {
  const words =
    session.status === 'expired'
      ? 'This payment page has expired. Nothing was paid.'
      : session.payment_status === 'paid'
        ? 'This payment is complete.'
        : session.payment_intent_status === 'processing'
          ? 'This payment is on its way. It is settled, or fails, under Payments.'
          : 'This payment has failed.';
  return html`<p class="state" role="status">${words}</p>
<div class="actions">${
    wayBack(session) ? button(`/sandbox/pay/${session.id}/back`, 'Back to the shop', 'primary') : ''
  }</div>`;
}

function wayBack(session: Session): string | undefined {
  return session.status === 'complete' ? successUrl(session) : session.request.cancel_url;
}

function unknownPage(): Markup {
  return page(
    'No such payment',
    html`<h1>No such payment</h1><p>This address belongs to no payment that the shop has asked for.</p>`,
  );
}
