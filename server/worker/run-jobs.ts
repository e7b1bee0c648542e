import { EventEmitter } from 'node:events';
import { Logger as QueueLogger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { findHopelessJobs, forgetJob } from '#database/hopeless-jobs.ts';
import { bePresent, releaseJobsOfTheDead } from '#database/worker-presence.ts';

/** How often a worker looks for jobs that a dead one has left (retaken within 15 s), or that nobody will try again. */
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
  const tasksToTell = Object.keys(lastFailures);
  const presence = await bePresent(database.url, options.lost);
  const events: WorkerEvents = new EventEmitter();
  // Jobs are locked in the name of the pool, not of its single workers.
  events.on('pool:create', ({ workerPool }) => {
    presence.announce(workerPool.id).catch(options.lost);
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
    await tellOfHopelessJobs();
  };
  // Looked for rather than told by the queue: it says nothing of a job whose last worker was killed, and a
  // worker that is killed between a job's last failure and noting it would leave somebody waiting for ever.
  const tellOfHopelessJobs = async () => {
    for (const { id, task, payload, reason } of await findHopelessJobs(database.orm, tasksToTell)) {
      await lastFailures[task]?.(payload, reason);
      await forgetJob(database.orm, id);
    }
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
