import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { fingerprint, newId, sameSecret } from '#sandbox/secrets.ts';
import type { Store } from '#sandbox/store.ts';
import { costsOf, JOB, type Job, readJob, toAnswer, travelOf } from './job.ts';
import { messageOf, moveWithin } from './moves.ts';
import { shippingTo, wayNames } from './prices.ts';
import { notFound, PrinterRefusal, readBody } from './printer-refusal.ts';
import { coverSheet, MM_PER_INCH, POINTS_PER_INCH } from './product.ts';
import {
  checkRequest,
  costRequest,
  coverRequest,
  jobRequest,
  optionsRequest,
  productOf,
  Stumbled,
  statusRequest,
  webhookChange,
  webhookRequest,
} from './requests.ts';
import { befalls, troubleOf } from './troubles.ts';
import { toWebhook, type Webhook } from './webhooks.ts';

const TOKEN = '/auth/realms/glasstree/protocol/openid-connect/token';
const TOKEN_SECONDS = 3600;

type Env = { Bindings: { incoming: IncomingMessage } };
export type PrintApiSettings = { key: string; secret: string; paceMs: number };

/**
 * The print partner's API as far as the shop uses it, in the partner's own protocol. What is documented nowhere was
 * decided here: no tax, the body of a refused cancellation, how an event's signature is written, and that one may cancel
 * until the job is ready for production.
 * @param wake called when there may be something to look at or to tell
 */
export function printApi(
  store: Store,
  settings: PrintApiSettings,
  wake: () => void,
  log: Logger,
): Hono<Env> {
  // Every path of the partner ends in a slash; whoever mounts this is not strict about it.
  const api = new Hono<Env>();

  api.use(async (c, next) => {
    if ((await troubleOf(store.pool, 'away')) > 0) return c.text('Service Unavailable', 503);
    if (!c.req.path.endsWith(TOKEN) && !(await isLetIn(store, c.req.header('authorization')))) {
      return c.json({ detail: 'Authentication credentials were not provided.' }, 401);
    }
    return next();
  });
  api.use(bodyLimit({ maxSize: 1_000_000 }));

  api.post(TOKEN, async (c) => {
    const form = await c.req.parseBody();
    if (!isOurs(c.req.header('authorization'), form, settings)) {
      const error_description = 'Invalid client or Invalid client credentials';
      return c.json({ error: 'unauthorized_client', error_description }, 401);
    }
    if (form.grant_type !== 'client_credentials') {
      return c.json({ error: 'unsupported_grant_type', error_description: '' }, 400);
    }
    const access_token = newId('');
    await store.pool.query(
      `insert into sandbox.print_tokens (token_hash, expires_at)
       values ($1, now() + make_interval(secs => $2))`,
      [fingerprint(access_token), TOKEN_SECONDS],
    );
    return c.json({
      access_token,
      expires_in: TOKEN_SECONDS,
      refresh_expires_in: 0,
      token_type: 'bearer',
      'not-before-policy': 0,
      scope: 'profile email',
    });
  });

  api.post('/print-job-cost-calculations', async (c) => {
    const asked = readBody(costRequest, await bodyOf(c));
    asked.line_items.forEach((line, n) => {
      productOf(line.pod_package_id, n, line.page_count);
    });
    const address = asked.shipping_address;
    const { cents } = travelOf(address.country_code, asked.shipping_option, asked.line_items);
    const dearer = await troubleOf(store.pool, 'dearer');
    return c.json(costsOf(asked.line_items, cents, dearer, address), 201);
  });

  api.post('/shipping-options', async (c) => {
    const { shipping_address, line_items } = readBody(optionsRequest, await bodyOf(c));
    return c.json(
      wayNames.flatMap((level, n) => {
        const travel = shippingTo(shipping_address.country, level, line_items);
        if (!travel) return [];
        const [total_days_min, total_days_max] = travel.days;
        return {
          id: n + 1,
          level,
          carrier_service_name: `Sample Parcels ${level}`,
          // A number here, where other answers have text.
          cost_excl_tax: travel.cents / 100,
          currency: 'USD',
          traceable: travel.isTraceable,
          postbox_ok: level === 'MAIL',
          home_only: false,
          business_only: false,
          is_active: true,
          transit_time: total_days_max - total_days_min,
          total_days_min,
          total_days_max,
        };
      }),
    );
  });

  api.post('/cover-dimensions', async (c) => {
    const asked = readBody(coverRequest, await bodyOf(c));
    const product = productOf(asked.pod_package_id, 0, asked.interior_page_count);
    const sheet = coverSheet(product, asked.interior_page_count);
    const shown = {
      pt: (inches: number) => Math.round(inches * POINTS_PER_INCH).toFixed(3),
      mm: (inches: number) => `${(inches * MM_PER_INCH).toFixed(2)}0`,
      inch: (inches: number) => inches.toFixed(3),
    }[asked.unit];
    return c.json(
      { width: shown(sheet.width), height: shown(sheet.height), unit: asked.unit },
      201,
    );
  });

  for (const part of ['interior', 'cover'] as const) {
    api.post(`/validate-${part}`, async (c) => {
      const asked = readBody(checkRequest, await bodyOf(c));
      productOf(asked.pod_package_id, 0, asked.interior_page_count);
      const begun = await store.pool.query<FileCheckRow>(
        `insert into sandbox.print_file_checks (part, request) values ($1, $2) returning *`,
        [part, JSON.stringify(asked)],
      );
      wake();
      return c.json(toFileCheck(begun.rows[0]!), 201);
    });
    api.get(`/validate-${part}/:id{\\d{1,15}}`, async (c) => {
      const found = await store.pool.query<FileCheckRow>(
        'select * from sandbox.print_file_checks where id = $1 and part = $2',
        [c.req.param('id'), part],
      );
      if (!found.rows[0]) throw notFound();
      return c.json(toFileCheck(found.rows[0]));
    });
  }

  api.post('/print-jobs', async (c) => {
    const asked = readBody(jobRequest, await bodyOf(c));
    if (await befalls(store.pool, 'html_500')) throw new Stumbled();
    asked.line_items.forEach((line, n) => {
      productOf(line.printable_normalization.pod_package_id, n);
    });
    const lines = asked.line_items.map((line, n) => ({
      id: n + 1,
      external_id: line.external_id,
      title: line.title,
      quantity: line.quantity,
      page_count: null,
      status: { name: 'CREATED', messages: {} },
      tracking_id: null,
      tracking_urls: [],
      carrier_name: null,
    }));
    const copies = lines.map(({ quantity }) => ({ quantity, page_count: 0 }));
    const { country_code } = asked.shipping_address;
    const { days } = travelOf(country_code, asked.shipping_level, copies);
    const created = await store.pool.query<Job>(
      `insert into sandbox.print_jobs
         (external_id, message, due_at, request, lines, arrives_from, arrives_until)
       values ($1, $2, now(), $3, $4, current_date + $5::integer, current_date + $6::integer)
       returning ${JOB}`,
      [
        asked.external_id,
        messageOf('CREATED'),
        JSON.stringify(asked),
        JSON.stringify(lines),
        ...days,
      ],
    );
    wake();
    if (await befalls(store.pool, 'lose_answer')) c.env.incoming.socket.destroy();
    return c.json(toAnswer(created.rows[0]!), 201);
  });

  api.get('/print-jobs', async (c) => {
    const { search = '', page = '1', page_size = '100', status } = c.req.query();
    const size = Math.min(Math.max(Number(page_size) || 100, 1), 100);
    const matching = await store.pool.query<Job>(
      `select ${JOB} from sandbox.print_jobs
       where (external_id ilike '%' || $1 || '%' or id::text = $1
         or request ->> 'contact_email' ilike '%' || $1 || '%')
         and ($2::text is null or status = $2) order by id desc`,
      [search.replace(/[%_\\]/g, String.raw`\$&`), status ?? null],
    );
    const from = (Math.max(Number(page) || 1, 1) - 1) * size;
    const results = matching.rows.slice(from, from + size).map(toAnswer);
    return c.json({ count: matching.rows.length, next: null, previous: null, results });
  });

  api.get('/print-jobs/:id', async (c) => c.json(toAnswer(await jobNamed(c.req.param('id')))));
  api.get('/print-jobs/:id/costs', async (c) => c.json((await jobNamed(c.req.param('id'))).costs));
  api.get('/print-jobs/:id/status', async (c) =>
    c.json(toStatus(await jobNamed(c.req.param('id')))),
  );

  api.put('/print-jobs/:id/status', async (c) => {
    readBody(statusRequest, await bodyOf(c));
    const { id } = await jobNamed(c.req.param('id'));
    const canceled = await store.inTransaction((tx) =>
      moveWithin(tx, { id, to: 'CANCELED', paceMs: settings.paceMs }),
    );
    if (!canceled) throw new PrinterRefusal(['Print-job can not be canceled.']);
    wake();
    return c.json(toStatus(canceled));
  });

  api.get('/webhooks', async (c) => {
    const { rows } = await store.pool.query<Webhook>(
      'select * from sandbox.print_webhooks order by url',
    );
    return c.json({ count: rows.length, next: null, previous: null, results: rows.map(toWebhook) });
  });

  api.post('/webhooks', async (c) => {
    const { url, topics } = readBody(webhookRequest, await bodyOf(c));
    const made = await store.pool.query<Webhook>(
      `insert into sandbox.print_webhooks (url, topics) values ($1, $2)
       on conflict (url) do nothing returning *`,
      [url, JSON.stringify(topics)],
    );
    if (!made.rows[0]) throw new PrinterRefusal({ url: ['Webhook with this url already exists.'] });
    return c.json(toWebhook(made.rows[0]), 201);
  });

  api.patch('/webhooks/:id{[0-9a-f-]{36}}', async (c) => {
    const { url, topics, is_active } = readBody(webhookChange, await bodyOf(c));
    const changed = await store.pool.query<Webhook>(
      `update sandbox.print_webhooks set url = coalesce($2, url), topics = coalesce($3, topics),
         is_active = coalesce($4, is_active), failed_in_a_row = 0 where id = $1 returning *`,
      [c.req.param('id'), url, topics && JSON.stringify(topics), is_active],
    );
    if (!changed.rows[0]) throw notFound();
    return c.json(toWebhook(changed.rows[0]));
  });

  api.delete('/webhooks/:id{[0-9a-f-]{36}}', async (c) => {
    await store.pool.query('delete from sandbox.print_webhooks where id = $1', [c.req.param('id')]);
    return c.body(null, 204);
  });

  api.all('*', () => {
    throw notFound();
  });

  api.onError((error, c) => {
    if (error instanceof PrinterRefusal) return c.json(error.body, error.status);
    if (!(error instanceof Stumbled)) log.error({ err: error }, 'print API failed');
    return c.html(
      '<!doctype html><title>Server Error (500)</title><h1>Server Error (500)</h1>',
      500,
    );
  });

  async function jobNamed(id: string): Promise<Job> {
    const job = await readJob(store.pool, id);
    if (!job) throw notFound();
    return job;
  }

  return api;
}

type FileCheckRow = {
  id: string;
  part: 'interior' | 'cover';
  request: { source_url: string; pod_package_id: string };
  status: string | null;
  page_count: number | null;
  errors: string[] | null;
};

function toFileCheck({ id, part, request, status, page_count, errors }: FileCheckRow) {
  return {
    id: Number(id),
    source_url: request.source_url,
    status,
    ...(part === 'interior' && { page_count }),
    errors,
    valid_pod_package_ids: status === 'NORMALIZED' ? [request.pod_package_id] : null,
  };
}

const toStatus = ({ id, status, message, changed, lines }: Job) => ({
  name: status,
  message,
  changed: changed.toISOString(),
  line_item_statuses: lines.map((line) => ({
    name: line.status.name,
    messages: line.status.messages,
    line_item_id: line.id,
  })),
  print_job_id: Number(id),
});

async function bodyOf(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new PrinterRefusal({ detail: 'JSON parse error' });
  }
}

/** The client's name and secret, in the header or in the form. */
function isOurs(
  header: string | undefined,
  form: Record<string, unknown>,
  { key, secret }: PrintApiSettings,
): boolean {
  const basic = /^Basic (.+)$/i.exec(header ?? '')?.[1];
  const given = basic
    ? Buffer.from(basic, 'base64').toString()
    : `${form.client_id}:${form.client_secret}`;
  return sameSecret(given, `${key}:${secret}`);
}

async function isLetIn(store: Store, header: string | undefined): Promise<boolean> {
  const token = /^Bearer (.+)$/i.exec(header ?? '')?.[1];
  if (!token) return false;
  const found = await store.pool.query(
    'select 1 from sandbox.print_tokens where token_hash = $1 and expires_at > now()',
    [fingerprint(token)],
  );
  return found.rowCount === 1;
}
