import type { Logger } from 'pino';
import { type Rounds, startRounds } from '#sandbox/rounds.ts';
import type { Store } from '#sandbox/store.ts';
import { costsOf, readJob, travelOf } from './job.ts';
import { type InnerWay, lookAtFile } from './look-at-file.ts';
import { dueJobs, move, nextOf } from './moves.ts';
import { productNamed } from './product.ts';
import type { CheckRequest } from './requests.ts';
import { troubleOf } from './troubles.ts';
import { releaseLeases, submit, takeSubmissions } from './webhooks.ts';

const AT_ONCE = 8;
const LOOKED_AT_WITHIN = '2 minutes';

export type PrinterSettings = InnerWay & {
  secret: string;
  /** How long a job stays in each state unless somebody presses, in ms. */
  paceMs: number;
};

/**
 * The part of the print partner that acts by itself: it fetches and looks at files, moves jobs on when their time has
 * come, and tells whoever has subscribed.
 */
export function startPrinter(store: Store, settings: PrinterSettings, log: Logger): Rounds {
  return startRounds(
    'print partner',
    {
      atOnce: AT_ONCE,
      async first() {
        await releaseLeases(store);
        await store.pool.query(
          `update sandbox.print_file_checks set status = null where status like '%ING'`,
        );
        await store.pool.query(
          `update sandbox.print_jobs set due_at = now() where status = 'CREATED'`,
        );
      },
      async round(begin, free) {
        for (const id of await takeNewJobs(store, free))
          begin({ id }, lookAtJob(store, settings, id));
        for (const { id, status } of await dueJobs(store.pool)) {
          const to = nextOf(status);
          if (to && to !== 'CREATED') await move(store, { id, to, paceMs: settings.paceMs });
        }
        for (const check of await takeChecks(store, free)) {
          begin({ id: check.id }, lookAtCheck(store, settings, check));
        }
        for (const event of await takeSubmissions(store, free)) {
          begin({ event: event.id }, submit(store, settings, event));
        }
      },
      msToNext: () => msToNext(store),
    },
    log,
  );
}

/** New jobs, which are looked at once: one that was being looked at by a sandbox that died is due again. */
async function takeNewJobs(store: Store, most: number): Promise<string[]> {
  if (most <= 0) return [];
  const taken = await store.pool.query<{ id: string }>(
    `update sandbox.print_jobs set due_at = now() + interval '${LOOKED_AT_WITHIN}'
     where id in (select id from sandbox.print_jobs where status = 'CREATED' and due_at <= now()
       order by id limit $1 for update skip locked) returning id`,
    [most],
  );
  return taken.rows.map(({ id }) => id);
}

async function lookAtJob(store: Store, settings: PrinterSettings, id: string): Promise<void> {
  const job = await readJob(store.pool, id);
  if (!job) return;
  const looked: { reasons: object; pages: number }[] = [];
  for (const { printable_normalization } of job.request.line_items) {
    const { interior, cover, pod_package_id } = printable_normalization;
    const product = productNamed(pod_package_id)!;
    const inside = await lookAtFile(store, settings, {
      part: 'interior',
      url: interior.source_url,
      md5: interior.source_md5sum,
      product,
      interiorPages: 0,
    });
    const outside = await lookAtFile(store, settings, {
      part: 'cover',
      url: cover.source_url,
      md5: cover.source_md5sum,
      product,
      interiorPages: inside.pages,
    });
    const wrong = {
      ...(inside.errors.length > 0 && { interior: inside.errors }),
      ...(inside.pages > 0 && outside.errors.length > 0 && { cover: outside.errors }),
    };
    const isRight = Object.keys(wrong).length === 0;
    looked.push({
      pages: inside.pages,
      reasons: isRight ? {} : { printable_normalization: wrong },
    });
  }
  const isRejected = looked.some(({ reasons }) => Object.keys(reasons).length > 0);
  const unpaid = (await troubleOf(store.pool, 'no_card')) > 0;
  const counted = job.lines.map(({ quantity }, n) => ({ quantity, page_count: looked[n]!.pages }));
  const { shipping_address, shipping_level } = job.request;
  const { cents } = travelOf(shipping_address.country_code, shipping_level, counted);
  const dearer = await troubleOf(store.pool, 'dearer');
  await move(store, {
    id,
    to: isRejected ? 'REJECTED' : unpaid ? 'UNPAID' : 'PRODUCTION_DELAYED',
    paceMs: settings.paceMs,
    reasons: looked.map(({ reasons }) => reasons),
    pages: looked.map(({ pages }) => pages),
    costs: costsOf(counted, cents, dearer, shipping_address),
  });
}

type Check = { id: string; part: 'interior' | 'cover'; request: CheckRequest };

async function takeChecks(store: Store, most: number): Promise<Check[]> {
  if (most <= 0) return [];
  const taken = await store.pool.query<Check>(
    `update sandbox.print_file_checks set status = 'NORMALIZING'
     where id in (select id from sandbox.print_file_checks where status is null
       order by id limit $1 for update skip locked) returning id, part, request`,
    [most],
  );
  return taken.rows;
}

async function lookAtCheck(
  store: Store,
  settings: PrinterSettings,
  { id, part, request }: Check,
): Promise<void> {
  const seen = await lookAtFile(store, settings, {
    part,
    url: request.source_url,
    md5: undefined,
    product: productNamed(request.pod_package_id)!,
    interiorPages: request.interior_page_count ?? 0,
  });
  const isRight = seen.errors.length === 0;
  await store.pool.query(
    'update sandbox.print_file_checks set status = $2, page_count = $3, errors = $4 where id = $1',
    [
      id,
      isRight ? 'NORMALIZED' : 'ERROR',
      seen.pages,
      isRight ? null : JSON.stringify(seen.errors),
    ],
  );
}

async function msToNext(store: Store): Promise<number | null> {
  const next = await store.pool.query<{ ms: number | null }>(
    `select (extract(epoch from (least(
       (select min(due_at) from sandbox.print_jobs where due_at is not null),
       (select min(next_attempt_at) from sandbox.print_submissions where ended_at is null),
       (select min(now()) from sandbox.print_file_checks where status is null)
     ) - now())) * 1000)::float as ms`,
  );
  return next.rows[0]?.ms ?? null;
}
