import { sql } from 'drizzle-orm';
import type { Transaction } from './transaction.ts';

/**
 * A job for the worker process: the name of its task and what the task is given. Somebody waits for most jobs and has
 * to be told soon if they cannot be done: five tries, a minute and a half in all. A `patient` one is tried for three
 * days: nobody is told of a letter or a removal that was given up, so an evening without mail must not lose one.
 */
export type Job = {
  task: string;
  payload: Record<string, unknown>;
  patient?: boolean;
  /** How long nobody begins it, in ms. */
  afterMs?: number;
  /** The jobs of a queue are done one after the other, in the whole shop. */
  queue?: string;
};

/**
 * Puts a job into the queue as part of the caller's transaction: the job exists exactly if the rows
 * that it works on exist.
 */
export async function enqueueJob(
  tx: Transaction,
  { task, payload, patient, afterMs = 0, queue }: Job,
): Promise<void> {
  // The queue waits e^n seconds after the nth failure, and never longer than 6 hours.
  const attempts = patient ? 22 : 5;
  await tx.execute(
    sql`select graphile_worker.add_job(${task}, payload => ${JSON.stringify(payload)}::json, max_attempts => ${attempts},
      run_at => now() + ${afterMs} * interval '1 millisecond', queue_name => ${queue ?? null}::text)`,
  );
}
