/** Vite before the shop's own app, in one process and on one port. Vite loads both pages and app, so both follow edits. */
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { migrate } from '#database/migrate.ts';
import { openLog } from '#server/logging/log.ts';
import { sharedSettings } from '#server/settings/shared-settings.ts';
import type { Web } from '#server/web/open-web.ts';
import type { Sources } from './development.ts';
import { tellOfEdits } from './tell-of-edits.ts';

const root = path.resolve(import.meta.dirname, '..');
const { host, port, dataDir, databaseUrl } = sharedSettings();
const log = openLog('web');
const http = createHttpServer();
const vite = await createServer({
  root,
  appType: 'custom',
  clearScreen: false,
  plugins: [tellOfEdits()],
  optimizeDeps: {
    // All that a page may ask for: found one by one, each new package would have the open page loaded anew.
    entries: ['web/**/*.{ts,tsx}', '!**/*.test.*', '!web/bundling/**'],
  },
  server: {
    middlewareMode: true,
    hmr: { server: http },
    // The app answers other sites as it does elsewhere.
    cors: false,
    // Vite hands out the files of the project; not the shop's secret and its customers' pictures.
    fs: { deny: [`${dataDir}/**`, '.env', '.env.*', '**/.git/**'] },
    watch: { ignored: ['data', 'build', 'tests'].map((folder) => `${root}/${folder}/**`) },
  },
});

const load = <Module>(file: string) => vite.ssrLoadModule(file) as Promise<Module>;

const sources: Sources = {
  pages: () => load<ServerBuild>('virtual:react-router/server-build'),
  async picture(address) {
    const { drawPicture } = await load<typeof import('./draw-picture.ts')>('/dev/draw-picture.ts');
    return drawPicture(address);
  },
};

type Development = typeof import('./development.ts');
/** How long the last answers of an app may take that has been replaced, in ms. */
const LAST_ANSWERS_MS = 5_000;
let newest: { module: Development; web: Promise<Web> } | undefined;

/** The app as its files are now. Throws while one of them is wrong. */
async function webNow(): Promise<Web> {
  const module = await load<Development>('/dev/development.ts');
  // A module that nothing has changed is the very same object.
  if (newest?.module === module) return newest.web;
  const before = newest?.web;
  newest = { module, web: module.openDevelopment(sources) };
  before?.then((old) => {
    old.letGo();
    setTimeout(() => old.close(), LAST_ANSWERS_MS).unref();
  }, ignore);
  return newest.web;
}

http.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { app } = await webNow();
      await getRequestListener(app.fetch)(request, response);
    } catch (error) {
      // A file that does not parse, for one: said in the log and over the open page, until it is mended.
      log.error({ err: error }, 'the shop does not load');
      const { message, stack = message } = error as Error;
      vite.ws.send({ type: 'error', err: { message, stack } });
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(stack);
    }
  });
});
http.listen(port, host, () => process.send?.('ready'));
// So that the first page waits less, and its pictures too. What is wrong is said to whoever asks for one.
webNow()
  .then(() => sources.picture('/'))
  .catch(ignore);

function ignore() {}

/** What Vite does not load anew: when it is saved this process ends, and the supervisor starts it again. */
const LOADED_ONCE = ['vite.config.ts', 'dev/web.ts', 'dev/open.ts', 'dev/tell-of-edits.ts'];
vite.watcher.on('change', (file) => {
  if (LOADED_ONCE.includes(path.relative(root, file))) void stop();
});

/** A new migration is applied when it is written; what is written beside its journal gets a moment. */
const JOURNAL = 'database/migrations/meta/_journal.json';
vite.watcher.on('change', async (file) => {
  if (path.relative(root, file) !== JOURNAL) return;
  try {
    await wait(300);
    await migrate(databaseUrl);
    log.info('the database has the tables of the newest migration');
  } catch (error) {
    log.error({ err: error }, 'the newest migration cannot be applied');
  }
});

async function stop(): Promise<void> {
  // Whatever hangs in there must not hold up who wants to go.
  await Promise.race([vite.close(), wait(2_000)]);
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);
