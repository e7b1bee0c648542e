import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#database/connect.ts';
import { countJobs } from '#database/job-counts.ts';
import { countStages } from '#shop/admin/count-stages.ts';
import { countPrintJobs } from '#shop/printing/list-print-jobs.ts';

/** How a call of the payment provider's webhook ended, or of the print partner's. */
export type WebhookOutcome = 'noted' | 'forged' | 'unreadable' | 'broken';

/** What the web process counts, for Prometheus. Labels come from short lists of our own and never name anybody. */
export type WebMetrics = {
  registry: Registry;
  /** `route` is a pattern such as '/book/:bookId', never the path that was asked for. */
  noteRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  noteWebhook(outcome: WebhookOutcome): void;
};

/** Sets the figures up: requests, webhooks, the pool of this process, the queue that all processes share. */
export function openWebMetrics(database: Database): WebMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'wonderling_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'wonderling_request_seconds',
    help: 'From the request to the beginning of its answer',
    labelNames: ['route'],
    // A poll is held open for up to 25 seconds.
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const webhooks = new Counter({
    name: 'wonderling_webhooks_total',
    help: 'Calls of the payment provider and the print partner',
    labelNames: ['outcome'],
    registers,
  });
  new Gauge({
    name: 'wonderling_pool_connections',
    help: 'Database connections of this process, and queries that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'awaited' }, waitingCount);
    },
  });
  new Gauge({
    name: 'wonderling_queue_jobs',
    help: 'Jobs in the queue that all workers share',
    labelNames: ['task', 'state'],
    registers,
    async collect() {
      this.reset();
      // The other figures are wanted most of all while the database is away.
      const counts = await countJobs(database.orm).catch(() => []);
      for (const { task, state, jobs } of counts) this.set({ task, state }, jobs);
    },
  });
  new Gauge({
    name: 'wonderling_books',
    help: 'Paid books by what becomes of them',
    labelNames: ['stage'],
    registers,
    async collect() {
      this.reset();
      const counts = await countStages(database.orm).catch(() => []);
      for (const { stage, books } of counts) this.set({ stage }, books);
    },
  });
  new Gauge({
    name: 'wonderling_print_jobs',
    help: 'Parcels at the print partner, or on their way to it, by what becomes of them',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const counts = await countPrintJobs(database.orm).catch(() => []);
      for (const { state, jobs } of counts) this.set({ state }, jobs);
    },
  });
  return {
    registry,
    noteRequest({ method, route, status, seconds: taken }) {
      requests.inc({ method, route, status });
      seconds.observe({ route }, taken);
    },
    noteWebhook: (outcome) => webhooks.inc({ outcome }),
  };
}
