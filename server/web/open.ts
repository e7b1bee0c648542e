/** The web process as it is served: the app of open-web.ts with the built pages, on one port. */
import path from 'node:path';
import { serve } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { reportReady } from '#server/heartbeat/report-ready.ts';
import { IDLE_CONNECTION_MS } from '#server/http/idle-connections.ts';
import { openLog } from '#server/logging/log.ts';
import { sharedSettings } from '#server/settings/shared-settings.ts';
import { production } from './mode.ts';
import { openWeb } from './open-web.ts';
import { warmUp } from './warm-up.ts';

const settings = sharedSettings();
const log = openLog('web');
const buildFolder = path.resolve(import.meta.dirname, '../../build');

// Read while the rest is put together: it is the biggest single file of the process.
const build: Promise<ServerBuild> = import(`${buildFolder}/server/index.js`);
const mode = build.then((read) => production(read, `${buildFolder}/client`));
const web = await openWeb(settings, log, mode);

const WARM_AFTER_MS = 300;

const server = serve(
  {
    fetch: web.app.fetch,
    hostname: settings.host,
    port: settings.port,
    serverOptions: { keepAliveTimeout: IDLE_CONNECTION_MS },
  },
  () => {
    log.info({ host: settings.host, port: settings.port }, 'listening');
    reportReady();
    // Not in the way of whoever has waited for it to open.
    setTimeout(() => void warmUp(settings.port, web.bookIds), WARM_AFTER_MS).unref();
  },
);
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = `Port ${settings.port} is taken. Stop what runs there, or set PORT to another one.`;
  process.stderr.write(`${error.code === 'EADDRINUSE' ? taken : error.message}\n`);
  process.exit(1);
});

/** Answers what has been asked, then leaves; whoever is not done in time is cut off. */
const LAST_ANSWERS_MS = 5_000;

function stop(): void {
  web.letGo();
  server.close(async () => {
    await web.close();
    process.exit(0);
  });
  setTimeout(() => process.exit(0), LAST_ANSWERS_MS).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The supervisor holds the other end: when it is killed, nobody would restart or stop this process.
process.once('disconnect', stop);
