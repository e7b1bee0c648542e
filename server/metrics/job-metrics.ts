import type { TaskList } from 'graphile-worker';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/**
 * What a worker counts: the seconds of each job by task and outcome. `make_preview` are the previews' seconds.
 * @returns the registry, and `timed`, which puts a clock around every task
 */
export function openJobMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'wonderling_job_seconds',
    help: 'Jobs that this worker has ended, done or failed (a failed one is tried again)',
    labelNames: ['task', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60],
    registers: [registry],
  });
  const timed = (tasks: TaskList): TaskList =>
    Object.fromEntries(
      Object.entries(tasks).map(([task, work]) => [
        task,
        async (payload, helpers) => {
          const end = seconds.startTimer({ task });
          try {
            await work?.(payload, helpers);
            end({ outcome: 'done' });
          } catch (error) {
            end({ outcome: 'failed' });
            throw error;
          }
        },
      ]),
    );
  return { registry, timed };
}
