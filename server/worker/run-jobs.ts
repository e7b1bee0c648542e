import { EventEmitter } from 'node:events';
import { Logger as QueueLogger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Database } from '../../database/connect.ts';
import { bePresent, releaseJobsOfTheDead } from '../../database/worker-presence.ts';

/** How often a worker looks for jobs that a dead one has left: a killed worker's job is retaken within 15 s. */
const LOOK_FOR_THE_DEAD_MS = 3_000;
/** New jobs announce themselves; polling only finds retries and released ones. */
const POLL_MS = 1_000;
/** Drawing is one core's work; the other places are for mails and look-ups that wait on the network. */
const JOBS_AT_ONCE = 4;

/** Jobs that have failed for the last time, by task: what is then said to whom. */
export type LastFailures = Record<string, (payload: unknown, reason: string) => Promise<void>>;

export type RunningJobs = {
  /** Lets running jobs finish, then leaves. */
  stop(): Promise<void>;
  /** Resolves when the jobs have stopped, for whatever reason. */
  stopped: Promise<void>;
};

/**
 * Works off the queue until stopped.
 * @param crontab what is done by the clock, in crontab notation
 * @param lost is called when this worker no longer counts as alive; the process should then end
 */
export async function runJobs(options: {
  database: Database;
  log: Logger;
  tasks: TaskList;
  lastFailures: LastFailures;
  crontab: string;
  lost: (error: Error) => void;
}): Promise<RunningJobs> {
  const { database, log, tasks, lastFailures } = options;
  const presence = await bePresent(database.url, options.lost);
  const events: WorkerEvents = new EventEmitter();
  // Jobs are locked in the name of the pool, not of its single workers.
  events.on('pool:create', ({ workerPool }) => {
    presence.announce(workerPool.id).catch(options.lost);
  });
  events.on('job:failed', ({ job, error }) => {
    const reason = error instanceof Error ? error.message : String(error);
    lastFailures[job.task_identifier]?.(job.payload, reason).catch((error: unknown) =>
      log.error({ err: error, task: job.task_identifier }, 'could not note a last failure'),
    );
  });

  const runner = await run({
    pgPool: database.pool,
    taskList: tasks,
    crontab: options.crontab,
    events,
    concurrency: JOBS_AT_ONCE,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: queueLogger(log),
  });
  const release = async () => {
    const released = await releaseJobsOfTheDead(database.orm);
    if (released > 0) log.warn({ workers: released }, 'took back the jobs of dead workers');
  };
  const timer = setInterval(
    () => release().catch((error) => log.warn({ err: error }, 'could not look for dead workers')),
    LOOK_FOR_THE_DEAD_MS,
  );
  await release();

  const stopped = runner.promise.finally(() => clearInterval(timer));
  return {
    stopped,
    async stop() {
      await runner.stop();
      await stopped;
      await presence.leave();
    },
  };
}

/** The queue's own lines go to our log, without payloads. */
function queueLogger(log: Logger): QueueLogger {
  return new QueueLogger((scope) => (level, message) => {
    const line = { task: scope.taskIdentifier, job: scope.jobId };
    if (level === 'error') log.error(line, message);
    else if (level === 'warning') log.warn(line, message);
    else log.debug(line, message);
  });
}
