import { html } from 'hono/html';
import { eventTypeLabels, eventTypes } from '#vocabulary/webhooks.ts';
import { coloredJson } from './colored-json.ts';

const example = {
  type: 'order.paid',
  timestamp: '2026-11-22T10:15:00.000Z',
  data: {
    order_id: 'a4f6c8e0-1b3d-45f7-8a9c-2e4d6f8b0c13',
    transaction_id: '3e8b1f6a-7c2d-4b95-a0e4-9d5c7f1a2b38',
    book_id: 1,
    quantity: 2,
    total_amount: 65.98,
    currency: 'usd',
    stage: 'checking',
  },
};

/** How a program that an admin has entered is told of what happens, and knows that it is told by us. */
export const eventsForOthers = html`<section id="events" aria-labelledby="events-title">
  <h2 id="events-title">Events for other programs</h2>
  <p>
    An admin may enter addresses at <a class="link" href="/admin/webhooks">Webhooks</a> that are told of
    ${eventTypes.map(
      (type, n) =>
        html`${n > 0 ? (n === eventTypes.length - 1 ? ' and ' : ', ') : ''}<code>${type}</code>
          (${eventTypeLabels[type].toLowerCase()})`,
    )},
    each posted as JSON after the
    <a class="link" href="https://www.standardwebhooks.com">Standard Webhooks</a> convention. An event has ids,
    amounts and the stage of a book; never a name, a photo or an address.
  </p>
  <pre tabindex="0" aria-label="An event"><code>${coloredJson(example)}</code></pre>
  <p>
    To know that it is from us, take the libraries of the convention, or: join <code>webhook-id</code>,
    <code>webhook-timestamp</code> and the body as it came with dots, compute HMAC-SHA256 over that with the secret
    that was shown when the address was entered (the base64 after <code>whsec_</code>), and compare its base64, in
    constant time, with what follows <code>v1,</code> in <code>webhook-signature</code>. Refuse what is more than five
    minutes old.
  </p>
  <ul>
    <li>Answer 2xx within 15 seconds. Redirects are not followed, and what else you answer is not kept.</li>
    <li>
      Anything else is tried again, ten times in all: after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours,
      or later where <code>Retry-After</code> says so.
    </li>
    <li>
      The same event may come twice, always under the same <code>webhook-id</code>; events may come in any order.
    </li>
    <li>Answer 410 to be told nothing more.</li>
  </ul>
</section>`;
