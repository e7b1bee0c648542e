import { Hono } from 'hono';
import { html } from 'hono/html';
import { button, type Markup, page, price, when } from '#sandbox/page.ts';
import type { Store } from '#sandbox/store.ts';
import { JOB, type Job, type JobStatus } from './job.ts';
import { type Move, move, nextOf } from './moves.ts';
import { isTrouble, setTrouble, type Trouble, troubles } from './troubles.ts';
import { sendOnceMore, type Webhook } from './webhooks.ts';

const SHOWN = 100;
const PATH = '/sandbox/printing';

/** What one may press beside a job: the words, and what they do. */
const presses = {
  ship_untracked: { label: 'Ship without tracking', move: { to: 'SHIPPED', untracked: true } },
  reject: {
    label: 'Reject',
    move: { to: 'REJECTED', reasons: [rejection('The file was rejected by hand.')] },
  },
  fail: { label: 'Fail in production', move: { to: 'ERROR' } },
  cancel: { label: 'Cancel it, as the printer', move: { to: 'CANCELED', byPrinter: true } },
  pay: { label: 'Pay it by card', move: { to: 'PRODUCTION_DELAYED' } },
} satisfies Record<string, { label: string; move: Omit<Move, 'id' | 'paceMs'> }>;

const offered: Record<JobStatus, (keyof typeof presses)[]> = {
  CREATED: ['reject', 'cancel'],
  UNPAID: ['pay', 'reject', 'cancel'],
  PRODUCTION_DELAYED: ['reject', 'cancel'],
  PRODUCTION_READY: ['fail', 'cancel'],
  IN_PRODUCTION: ['ship_untracked', 'fail', 'cancel'],
  SHIPPED: [],
  DELIVERED: [],
  REJECTED: [],
  ERROR: [],
  CANCELED: [],
};

function rejection(reason: string) {
  return { printable_normalization: { interior: [reason] } };
}

/**
 * The print partner's own list, `/sandbox/printing`: what it was ordered, moved on by a press, and what can be wrong with it.
 * @param wake called when an event may be waiting to be sent
 */
export function printingPage(store: Store, paceMs: number, wake: () => void): Hono {
  const pages = new Hono();
  const back = () => {
    wake();
    return new Response(null, { status: 303, headers: { location: PATH } });
  };

  pages.get('/', async (c) => {
    const jobs = await store.pool.query<Job>(
      `select ${JOB} from sandbox.print_jobs order by id desc limit ${SHOWN}`,
    );
    const hooks = await store.pool.query<Webhook>(
      'select * from sandbox.print_webhooks order by url',
    );
    const wrong = await store.pool.query<{ name: Trouble; value: number }>(
      'select name, value from sandbox.print_troubles',
    );
    const values = new Map(wrong.rows.map(({ name, value }) => [name, value]));
    return c.html(list(jobs.rows, hooks.rows, values));
  });

  pages.post('/:id{\\d+}/next', async (c) => {
    const id = c.req.param('id');
    const found = await store.pool.query<{ status: JobStatus }>(
      'select status from sandbox.print_jobs where id = $1',
      [id],
    );
    const to = found.rows[0] && nextOf(found.rows[0].status);
    if (to && to !== 'CREATED') await move(store, { id, to, paceMs });
    return back();
  });
  for (const [name, press] of Object.entries(presses)) {
    pages.post(`/:id{\\d+}/${name}`, async (c) => {
      await move(store, { ...press.move, id: c.req.param('id'), paceMs });
      return back();
    });
  }
  pages.post('/:id{\\d+}/send-again', async (c) => {
    await sendOnceMore(store, c.req.param('id'), 'last');
    return back();
  });
  pages.post('/:id{\\d+}/send-old', async (c) => {
    await sendOnceMore(store, c.req.param('id'), 'one before');
    return back();
  });

  pages.post('/troubles/:name/:value{\\d+}', async (c) => {
    const { name, value } = c.req.param();
    if (isTrouble(name)) await setTrouble(store.pool, name, Number(value));
    return back();
  });
  pages.post('/revoke-tokens', async () => {
    await store.pool.query('delete from sandbox.print_tokens');
    return back();
  });
  pages.post('/switch-off-events', async () => {
    await store.pool.query('update sandbox.print_webhooks set is_active = false');
    return back();
  });

  return pages;
}

function list(jobs: Job[], hooks: Webhook[], values: Map<Trouble, number>): Markup {
  return page(
    'Printing',
    html`<h1>Printing</h1>
${
  jobs.length === 0
    ? html`<p>Nothing has been ordered yet. A book shows up here when it was paid for, checked and approved.</p>`
    : html`<p class="soft">The newest first, ${SHOWN} at most. Nothing is printed: the files are fetched and looked at, and that is all.</p>`
}
${jobs.map(entry)}
<section class="sheet" aria-labelledby="wrong">
<h2 id="wrong">What can be wrong</h2>
${Object.entries(troubles).map(([name, words]) => trouble(name as Trouble, words, values))}
<div class="actions"><p class="soft">Whoever is signed in must sign in anew</p>
${button(`${PATH}/revoke-tokens`, 'Revoke all tokens', 'quiet')}</div>
${hooks.map(
  ({ url, is_active }) =>
    html`<p class="soft">Events go to ${url}: ${is_active ? 'switched on' : 'switched off'}</p>`,
)}
<div class="actions"><p class="soft">As after five events that nobody took</p>
${button(`${PATH}/switch-off-events`, 'Switch events off', 'quiet')}</div>
</section>`,
  );
}

function trouble(name: Trouble, words: string, values: Map<Trouble, number>): Markup {
  const value = values.get(name) ?? 0;
  const amount = name === 'dearer' ? 30 : 1;
  return html`<div class="actions"><p class="soft">${words}${value > 0 ? html` (<strong>${value}</strong>)` : ''}</p>
${
  value > 0
    ? button(`${PATH}/troubles/${name}/0`, 'Mend it', 'primary')
    : button(`${PATH}/troubles/${name}/${amount}`, 'Let it happen', 'quiet')
}</div>`;
}

function entry(job: Job): Markup {
  const { id, request, lines } = job;
  const next = nextOf(job.status);
  const reasons = lines
    .map(({ status }) => JSON.stringify(status.messages))
    .filter((s) => s !== '{}');
  const total = job.costs && Math.round(Number(job.costs.total_cost_incl_tax) * 100);
  return html`<article class="sheet" data-job="${id}" aria-label="Job ${id}">
<h2>Job ${id}, <span class="state ${lookOf(job.status)}">${job.status}</span></h2>
<ul class="plain">${lines.map(
    ({ title, quantity, page_count }) =>
      html`<li>${title}, ${quantity} ${quantity === 1 ? 'copy' : 'copies'}${page_count ? `, ${page_count} pages` : ''}</li>`,
  )}</ul>
<p>${request.shipping_address.name}, ${request.shipping_address.city}, ${request.shipping_address.country_code}, ${request.shipping_level}${total ? `, ${price(total, 'USD')} in all` : ''}</p>
<p class="soft">${when(job.created)}, ${job.external_id}; arrives ${job.arrives_from} to ${job.arrives_until}</p>
${reasons.map((reason) => html`<p class="soft">${reason}</p>`)}
<div class="actions">
${next ? button(`${PATH}/${id}/next`, `Next stage: ${next}`, 'primary') : ''}
${offered[job.status].map((name) => button(`${PATH}/${id}/${name}`, presses[name].label, name === 'pay' || name === 'ship_untracked' ? 'quiet' : 'danger'))}
</div>
<div class="actions"><p class="soft">Its events</p>
${button(`${PATH}/${id}/send-again`, 'Send the last again', 'quiet')}
${button(`${PATH}/${id}/send-old`, 'Send the one before', 'quiet')}</div>
</article>`;
}

function lookOf(status: JobStatus): '' | 'waiting' | 'bad' {
  if (status === 'REJECTED' || status === 'ERROR' || status === 'CANCELED') return 'bad';
  return status === 'SHIPPED' || status === 'DELIVERED' ? '' : 'waiting';
}
