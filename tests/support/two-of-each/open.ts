import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '#database/connect.ts';
import { freeLoopbackPort } from '#database/embedded/loopback-port.ts';
import { readEnvironment, readSettings, type Settings } from '#server/settings/settings.ts';
import { sandboxEnvironment } from '#server/supervisor/environments.ts';
import { keepDatabase } from '#server/supervisor/keep-database.ts';
import { noteProcess } from '#server/supervisor/orphans.ts';
import { STORE } from '#tests/support/object-store.ts';
import { untilTwoWork } from '#tests/support/running-worker.ts';
import { keepUp, startProgram } from './keep-up.ts';

/** Where the ways to the world outside lead, if not straight to the sandbox, the store and the shop. */
export type WaysOut = Partial<{
  /** Loopback ports. */
  provider: string;
  mail: string;
  store: string;
  /** The address that the payment provider rings at. */
  bell: string;
}>;

/** The ports of the world outside; given where somebody stands between it and the shop, else any. */
export type World = Partial<Record<'SANDBOX_PORT' | 'SANDBOX_SMTP_PORT' | 'STORE_PORT', string>>;

/** An open shop of two web and two worker processes; `stop` ends it all. */
export type TwoOfEach = { stop(): Promise<void> };

const beside = (file: string) => path.join(import.meta.dirname, file);
/** Where each process would keep what it keeps alone. */
export const MACHINES = 'machines';
const OPEN_WITHIN_MS = 110_000;

/**
 * A shop beyond one machine, played on one: one PostgreSQL, one S3 server, two web and two worker processes behind a
 * plain TCP balancer. Each process is started as a deployment starts it, by `node server/web/main.ts` and its settings,
 * with a data folder of its own that is not there: what it needs, it finds in the database and in the store. PORT is
 * the balancer's.
 *
 * This process takes the place of the orchestrator: it starts again what ends, the database included.
 */
export async function openTwoOfEach(
  options: { ways?: WaysOut; seed?: (databaseUrl: string) => Promise<void> } = {},
): Promise<TwoOfEach> {
  const { ways = {}, seed } = options;
  const world = await chooseWorld(readEnvironment());
  const env = { ...readEnvironment(), ...world };
  const settings = readSettings(env);
  // The last to be started is the first to be stopped.
  const running: (() => Promise<void>)[] = [];
  const keep = (name: string, words: string[], told: NodeJS.ProcessEnv) =>
    running.push(keepUp(words, told, (pid) => noteProcess(settings.dataDir, name, pid)));
  const stop = async () => {
    for (let last = running.pop(); last; last = running.pop()) await last();
  };

  try {
    const database = await keepDatabase(settings.dataDir, {
      say: console.log,
      moved: (url) => console.log(`The database has moved to ${url}, and nobody knows.`),
    });
    running.push(database.stop);
    keep('object store', [beside('object-store-main.ts'), world.STORE_PORT], {});
    await untilOpen(`http://127.0.0.1:${world.STORE_PORT}`);

    const shared = sharedSettings(env, settings, {
      databaseUrl: database.url,
      providerPort: ways.provider ?? world.SANDBOX_PORT,
      mailPort: ways.mail ?? world.SANDBOX_SMTP_PORT,
      storePort: ways.store ?? world.STORE_PORT,
    });
    // Two of these as well: nobody promises that a deployment runs it once.
    await Promise.all([makeReady(shared), makeReady(shared)]);
    await seed?.(database.url);

    const sandbox = sandboxEnvironment(env, settings, database.url);
    keep('sandbox', ['sandbox/main.ts'], {
      ...sandbox,
      ...(ways.bell && { WEBHOOK_URL: ways.bell }),
    });
    const ports = [String(await freeLoopbackPort()), String(await freeLoopbackPort())];
    const ownFolder = (name: string) => path.join(settings.dataDir, MACHINES, name);
    for (const [n, PORT] of ports.entries()) {
      for (const [kind, entry] of [
        ['worker', 'server/worker/main.ts'],
        ['web server', 'server/web/main.ts'],
      ] as const) {
        const name = `${kind} ${n + 1}`;
        keep(name, [entry], { ...shared, PORT, DATA_DIR: ownFolder(name), PGAPPNAME: name });
      }
    }
    keep('balancer', [beside('balancer-main.ts'), String(settings.port), ...ports], {});
    const webs = ports.map((port) => `http://127.0.0.1:${port}/livez`);
    for (const url of [...webs, `${settings.publicUrl}/livez`]) await untilOpen(url);
    await untilBothWork(database.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function chooseWorld(env: World): Promise<Required<World>> {
  return {
    SANDBOX_PORT: env.SANDBOX_PORT ?? String(await freeLoopbackPort()),
    SANDBOX_SMTP_PORT: env.SANDBOX_SMTP_PORT ?? String(await freeLoopbackPort()),
    STORE_PORT: env.STORE_PORT ?? String(await freeLoopbackPort()),
  };
}

/** What every process of the shop is told alike, as `docs/deploy.md` has it. */
function sharedSettings(
  env: NodeJS.ProcessEnv,
  settings: Settings,
  at: { databaseUrl: string; providerPort: string; mailPort: string; storePort: string },
): NodeJS.ProcessEnv {
  const limits = Object.entries(env).filter(([name]) => name.startsWith('LIMIT_'));
  return {
    PATH: env.PATH,
    NODE_ENV: 'production',
    ENV_FILE: env.ENV_FILE,
    HOST: '127.0.0.1',
    PUBLIC_URL: settings.publicUrl,
    DATABASE_URL: at.databaseUrl,
    APP_SECRET: settings.appSecret,
    S3_ENDPOINT: `http://127.0.0.1:${at.storePort}`,
    S3_REGION: STORE.region,
    S3_BUCKET: STORE.bucket,
    S3_ACCESS_KEY_ID: STORE.accessKeyId,
    S3_SECRET_ACCESS_KEY: STORE.secretAccessKey,
    SANDBOX_PORT: at.providerPort,
    SANDBOX_SMTP_PORT: at.mailPort,
    ...Object.fromEntries(limits),
  };
}

/** Tried again as an orchestrator would: on a crowded machine the database may not answer within make-ready's 5 s. */
async function makeReady(env: NodeJS.ProcessEnv): Promise<void> {
  for (let tries = 1; ; tries++) {
    const [code] = await once(startProgram(['server/commands/make-ready.ts'], env), 'exit');
    if (code === 0) return;
    if (tries === 3) throw new Error(`make-ready ended with ${code}`);
  }
}

async function untilOpen(url: string): Promise<void> {
  const deadline = Date.now() + OPEN_WITHIN_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    // A store that does not know who asks is open all the same.
    if (answer) return;
    if (Date.now() > deadline) throw new Error(`Nobody answers at ${url}`);
    await wait(50);
  }
}

async function untilBothWork(databaseUrl: string): Promise<void> {
  const database = connect(databaseUrl, 1);
  try {
    await untilTwoWork(database, OPEN_WITHIN_MS);
  } finally {
    await database.close();
  }
}
