import type { Queries, Store } from '#sandbox/store.ts';
import { JOB, type Job, type JobStatus, readJob } from './job.ts';
import { recordEvent } from './webhooks.ts';

/*
 * Every move of a job is one guarded UPDATE: of two presses, or a press and the clock, one finds the state that it starts
 * from and the other finds nothing to do. The event is written in the same transaction.
 */

const messages: Record<JobStatus, string> = {
  CREATED: 'Print-job is currently being validated',
  UNPAID: 'Print-job was accepted and needs to be paid',
  PRODUCTION_DELAYED: 'Print-job is waiting for the production delay time to pass',
  PRODUCTION_READY: 'Print-job is ready for production',
  IN_PRODUCTION: 'Print-job is in production',
  SHIPPED: 'All line-items were shipped',
  DELIVERED: 'All line-items were delivered',
  REJECTED: 'One or more line-items were rejected.',
  ERROR: 'An error occurred during production',
  CANCELED: 'Print-job was canceled',
};
export const messageOf = (status: JobStatus) => messages[status];

/** Where a job goes when its time has come, or somebody presses 'Next stage'. */
const after: Partial<Record<JobStatus, JobStatus>> = {
  PRODUCTION_DELAYED: 'PRODUCTION_READY',
  PRODUCTION_READY: 'IN_PRODUCTION',
  IN_PRODUCTION: 'SHIPPED',
  SHIPPED: 'DELIVERED',
};
export const nextOf = (status: JobStatus) => after[status];

/** The states that each can be entered from. */
const from: Record<Exclude<JobStatus, 'CREATED'>, JobStatus[]> = {
  UNPAID: ['CREATED'],
  PRODUCTION_DELAYED: ['CREATED', 'UNPAID'],
  PRODUCTION_READY: ['PRODUCTION_DELAYED'],
  IN_PRODUCTION: ['PRODUCTION_READY'],
  SHIPPED: ['IN_PRODUCTION'],
  DELIVERED: ['SHIPPED'],
  REJECTED: ['CREATED', 'UNPAID', 'PRODUCTION_DELAYED'],
  ERROR: ['PRODUCTION_READY', 'IN_PRODUCTION'],
  // Once it is ready nobody can cancel it, but for the partner itself.
  CANCELED: ['CREATED', 'UNPAID', 'PRODUCTION_DELAYED'],
};

export type Move = {
  id: string;
  to: Exclude<JobStatus, 'CREATED'>;
  /** How long a job stays in each state, in ms. */
  paceMs: number;
  /** Sent by a carrier that cannot be followed. */
  untracked?: boolean;
  /** By line, in the partner's words. */
  reasons?: object[];
  pages?: number[];
  costs?: object;
  /** The partner cancels by itself, later than others may. */
  byPrinter?: boolean;
};

/** @returns the job in its new state; undefined if the move was not open to it (any more) */
export function move(store: Store, wanted: Move): Promise<Job | undefined> {
  return store.inTransaction((tx) => moveWithin(tx, wanted));
}

/** The same inside a transaction that does more. */
export async function moveWithin(tx: Queries, wanted: Move): Promise<Job | undefined> {
  const { id, to, paceMs, byPrinter } = wanted;
  const before = await readJob(tx, id);
  if (!before) return undefined;
  const may = byPrinter ? [...from[to], 'PRODUCTION_READY', 'IN_PRODUCTION'] : from[to];
  const lines = before.lines.map((line, n) => ({
    ...line,
    page_count: wanted.pages?.[n] ?? line.page_count,
    status: {
      name: lineStatus(to, line.status.name),
      messages: wanted.reasons?.[n] ?? line.status.messages,
    },
    ...(to === 'SHIPPED' && !wanted.untracked && parcel(id)),
  }));
  const moved = await tx.query<Job>(
    `update sandbox.print_jobs set status = $2, message = $3, changed = clock_timestamp(), lines = $4,
       costs = coalesce($8, costs), due_at = case when $5 then now() + $6 * interval '1 ms' end
     where id = $1 and status = any($7) returning ${JOB}`,
    [
      id,
      to,
      messages[to],
      JSON.stringify(lines),
      nextOf(to) !== undefined,
      paceMs,
      may,
      wanted.costs ? JSON.stringify(wanted.costs) : null,
    ],
  );
  const job = moved.rows[0];
  if (job) await recordEvent(tx, job);
  return job;
}

function lineStatus(to: JobStatus, was: string): string {
  if (to === 'PRODUCTION_DELAYED' || to === 'UNPAID') return 'ACCEPTED';
  const own = ['REJECTED', 'IN_PRODUCTION', 'ERROR', 'SHIPPED'];
  return own.includes(to) ? to : was;
}

function parcel(id: string) {
  const tracking_id = `WL${id.padStart(10, '0')}`;
  return {
    tracking_id,
    carrier_name: 'Sample Parcels',
    tracking_urls: [`https://parcels.example.com/${tracking_id}`],
  };
}

/** The jobs whose time has come, the first first. */
export async function dueJobs(db: Queries): Promise<{ id: string; status: JobStatus }[]> {
  const due = await db.query<{ id: string; status: JobStatus }>(
    'select id, status from sandbox.print_jobs where due_at <= now() order by due_at limit 100',
  );
  return due.rows;
}
