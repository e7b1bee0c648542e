import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Registry } from 'prom-client';
import type { WebEnv } from '#server/http/web-env.ts';
import { answerMetrics, mayRead, type Readers } from './show-metrics.ts';

/**
 * Shows a worker's figures at http://127.0.0.1:port/metrics, to the same readers as the web process does, and to
 * anybody on this machine at /livez that it lives. A process's figures are its own: Prometheus asks each one and adds
 * them up.
 */
export function serveWorkerMetrics(registry: Registry, port: number, readers: Readers): void {
  const app = new Hono<WebEnv>();
  // For whoever keeps it running: while its event loop hangs, nobody answers.
  app.get('/livez', (c) => c.text('ok'));
  app.get('/metrics', (c) => answerMetrics(registry, mayRead(readers, c.env.incoming)));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port });
  // Not worth keeping the process for, nor ending it: books are made without figures too.
  server.on('error', (error) =>
    process.stderr.write(`The worker shows no figures: ${error.message}\n`),
  );
  server.unref();
}
