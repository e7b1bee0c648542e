import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import qs from 'qs';
import { newId, sameSecret } from '#sandbox/secrets.ts';
import type { Queries, Store } from '#sandbox/store.ts';
import { createCoupon, readCoupon, toStripeCoupon } from './coupon.ts';
import { createSession } from './create-session.ts';
import { API_VERSION } from './events.ts';
import { answerOnce } from './idempotency.ts';
import { createdFilters, listObjects } from './list-objects.ts';
import { currentSession, expireWithin } from './moves.ts';
import { createRefund, type Refund, toStripeRefund } from './refund.ts';
import { readSession, type Session, toStripeLines, toStripeSession } from './session.ts';
import { readSessionRequest } from './session-request.ts';
import { noSuch, StripeRefusal } from './stripe-error.ts';

type Env = { Variables: { requestId: string } };
type Parameters = Record<string, unknown>;

/**
 * The payment provider's API, as far as the shop uses it: checkout sessions (create, retrieve, list, expire, lines),
 * coupons (create, retrieve), refunds (create, retrieve, list) and events (retrieve, list), in the provider's own
 * protocol, so that the shop speaks to it through the provider's SDK.
 * @param wake called when an event may be waiting to be sent
 */
export function stripeApi(
  store: Store,
  settings: { secretKey: string; publicUrl: string },
  wake: () => void,
  log: Logger,
): Hono<Env> {
  const { publicUrl } = settings;
  const api = new Hono<Env>();

  api.use(async (c, next) => {
    c.set('requestId', newId('req_'));
    c.header('request-id', c.get('requestId'));
    c.header('stripe-version', c.req.header('stripe-version') ?? API_VERSION);
    c.header('cache-control', 'no-cache, no-store');
    refuseStrangers(c.req.header('authorization'), settings.secretKey);
    await next();
  });
  api.use(
    bodyLimit({
      maxSize: 1_000_000,
      onError: () => {
        throw new StripeRefusal('The request is too large.', { status: 413 });
      },
    }),
  );

  api.post('/checkout/sessions', async (c) => {
    const parameters = await readForm(c);
    return replayable(c, store, parameters, async (tx) => {
      const request = readSessionRequest(parameters, Math.floor(Date.now() / 1000));
      const expand = readExpand(request.expand);
      return toStripeSession(await createSession(tx, request), publicUrl, expand);
    });
  });

  api.post('/checkout/sessions/:id/expire', async (c) => {
    const id = c.req.param('id');
    const parameters = await readForm(c);
    const answer = await replayable(c, store, parameters, async (tx) => {
      const expired = await expireWithin(tx, publicUrl, id);
      if (expired) return toStripeSession(expired, publicUrl, readExpand(parameters.expand));
      const session = await readSession(tx, id);
      if (!session) throw noSuch('checkout.session', id, 'session');
      throw new StripeRefusal(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    });
    wake();
    return answer;
  });

  api.get('/checkout/sessions', async (c) => {
    const query = readQuery(c);
    const expand = readExpand(query.expand, 'data.');
    const filters = createdFilters(query.created);
    for (const column of ['status', 'payment_intent'] as const) {
      if (query[column]) filters.push({ sql: `${column} = $`, value: String(query[column]) });
    }
    const { rows, hasMore } = await listObjects<Session>(
      store,
      { table: 'checkout_sessions', object: 'checkout.session' },
      query,
      filters,
    );
    return c.json({
      object: 'list',
      data: rows.map((row) => toStripeSession(row, publicUrl, expand)),
      has_more: hasMore,
      url: '/v1/checkout/sessions',
    });
  });

  api.get('/checkout/sessions/:id', async (c) => {
    const expand = readExpand(readQuery(c).expand);
    const session = await sessionNamed(c.req.param('id'));
    return c.json(toStripeSession(session, publicUrl, expand));
  });

  api.get('/checkout/sessions/:id/line_items', async (c) =>
    c.json(toStripeLines(await sessionNamed(c.req.param('id')))),
  );

  api.post('/coupons', async (c) => {
    const parameters = await readForm(c);
    return replayable(c, store, parameters, async (tx) =>
      toStripeCoupon(await createCoupon(tx, parameters)),
    );
  });

  api.get('/coupons/:id', async (c) =>
    c.json(toStripeCoupon(await readCoupon(store.pool, c.req.param('id')))),
  );

  api.post('/refunds', async (c) => {
    const parameters = await readForm(c);
    const answer = await replayable(c, store, parameters, async (tx) =>
      toStripeRefund(await createRefund(tx, parameters)),
    );
    wake();
    return answer;
  });

  api.get('/refunds', async (c) => {
    const query = readQuery(c);
    const filters = createdFilters(query.created);
    if (query.payment_intent) {
      filters.push({ sql: 'payment_intent = $', value: String(query.payment_intent) });
    }
    const { rows, hasMore } = await listObjects<Refund>(
      store,
      { table: 'refunds', object: 'refund' },
      query,
      filters,
    );
    const data = rows.map(toStripeRefund);
    return c.json({ object: 'list', data, has_more: hasMore, url: '/v1/refunds' });
  });

  api.get('/refunds/:id', async (c) => {
    const id = c.req.param('id');
    const found = await store.pool.query<Refund>('select * from sandbox.refunds where id = $1', [
      id,
    ]);
    if (!found.rows[0]) throw noSuch('refund', id, 'id');
    return c.json(toStripeRefund(found.rows[0]));
  });

  api.get('/events', async (c) => {
    const query = readQuery(c);
    const filters = createdFilters(query.created);
    if (query.type) filters.push({ sql: 'type = $', value: String(query.type) });
    const { rows, hasMore } = await listObjects<{ id: string; number: string; body: unknown }>(
      store,
      { table: 'events', object: 'event' },
      query,
      filters,
    );
    const data = rows.map(({ body }) => body);
    return c.json({ object: 'list', data, has_more: hasMore, url: '/v1/events' });
  });

  api.get('/events/:id', async (c) => {
    const id = c.req.param('id');
    const found = await store.pool.query<{ body: object }>(
      'select body from sandbox.events where id = $1',
      [id],
    );
    if (!found.rows[0]) throw noSuch('event', id, 'id');
    return c.json(found.rows[0].body);
  });

  api.all('*', (c) => {
    throw new StripeRefusal(
      `Unrecognized request URL (${c.req.method}: ${c.req.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
      { status: 404 },
    );
  });

  api.onError((error, c) => {
    const requestId = c.get('requestId');
    if (error instanceof StripeRefusal) return c.json(error.toBody(requestId), error.status);
    log.error({ err: error, requestId }, 'payment API failed');
    const failure = new StripeRefusal('An unknown error occurred', { type: 'api_error' });
    return c.json(failure.toBody(requestId), 500);
  });

  async function sessionNamed(id: string): Promise<Session> {
    const session = await currentSession(store, publicUrl, id);
    if (!session) throw noSuch('checkout.session', id, 'session');
    return session;
  }

  return api;
}

function refuseStrangers(authorization: string | undefined, secretKey: string): void {
  const key = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (!key) {
    throw new StripeRefusal(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      { status: 401 },
    );
  }
  if (sameSecret(key, secretKey)) return;
  throw new StripeRefusal(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`, {
    status: 401,
  });
}

/** A POST that carries an idempotency key is answered once; the headers say when an answer is an old one. */
async function replayable(
  c: Context<Env>,
  store: Store,
  parameters: Parameters,
  act: (tx: Queries) => Promise<unknown>,
): Promise<Response> {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && (key.length < 1 || key.length > 255)) {
    throw new StripeRefusal('Idempotency keys must be from 1 to 255 characters long.');
  }
  const request = { key, endpoint: c.req.path, parameters, requestId: c.get('requestId') };
  const { answer, replayOf } = await answerOnce(store, request, act);
  if (key !== undefined) c.header('idempotency-key', key);
  c.header('original-request', replayOf ?? request.requestId);
  if (replayOf) c.header('idempotent-replayed', 'true');
  return c.json(answer as object);
}

// A cart of 100 lines is more than the parser's usual 20 list entries; deeper nesting than this has no meaning here.
const brackets = { arrayLimit: 100, parameterLimit: 20_000, depth: 6 } as const;

async function readForm(c: Context): Promise<Parameters> {
  return qs.parse(await c.req.text(), brackets) as Parameters;
}

function readQuery(c: Context): Parameters {
  return qs.parse(new URL(c.req.url).search, {
    ...brackets,
    ignoreQueryPrefix: true,
  }) as Parameters;
}

/** The names to show in full, without the `data.` that they bear in a list. */
function readExpand(given: unknown, prefix = ''): string[] {
  if (given === undefined) return [];
  const names = Array.isArray(given) ? given.map(String) : [String(given)];
  return names.map((name) => {
    const plain = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (plain === 'payment_intent' || plain === 'line_items') return plain;
    throw new StripeRefusal(`This property cannot be expanded (${name}).`, { param: 'expand' });
  });
}
