import { readSettings, type Settings } from '#server/settings/settings.ts';
import { assertPortFree } from './assert-port-free.ts';
import { checkDatabase } from './check-database.ts';
import { claimDataFolder } from './claim-data-folder.ts';
import { sandboxEnvironment, shopEnvironment } from './environments.ts';
import { keepDatabase } from './keep-database.ts';
import { type Kept, keepRunning, type Program } from './keep-running.ts';
import { endOrphans, noteProcess } from './orphans.ts';
import { Refusal } from './refusal.ts';
import { seedOnce } from './seed-once.ts';

/** The shop's programs, and how a database is laid out and filled. */
export type Shop = {
  web: Program;
  worker: Program;
  sandbox: Program;
  /** Keeps the embedded database's rows if `prepareDatabase` will change its tables; answers in which file. */
  keepRows(url: string, dataDir: string): Promise<string | undefined>;
  /** Brings the database to this version's tables and titles. */
  prepareDatabase(url: string): Promise<void>;
  seed(url: string): Promise<void>;
};

/** A shop that is being opened or is open. */
export type Supervision = {
  /** Resolves with the address to open. Rejects, with all of it stopped again, if the shop cannot open or must not. */
  opened: Promise<string>;
  /** Stops web, worker, sandbox and database, in this order, whatever is running of them already. */
  stop(): Promise<void>;
};

/**
 * Opens the shop: claims the data folder, brings up the database and its tables, and keeps the programs running.
 * `env` is the operator's environment, completed with ports for the sandbox. `say` gets progress lines.
 */
export function supervise(
  shop: Shop,
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Supervision {
  // What has to be ended, the latest first: web, worker, sandbox, database, the claim on the data folder.
  const running: (() => Promise<void> | void)[] = [];
  const stopping = Promise.withResolvers<never>();
  stopping.promise.catch(() => {});
  let isStopping = false;

  async function open(): Promise<string> {
    const settings = readSettings(env);
    running.push(claimDataFolder(settings.dataDir));
    await endOrphans(settings.dataDir, say);
    await assertPortFree(settings.host, settings.port);

    const programs: { kept: Kept; environment: (databaseUrl: string) => NodeJS.ProcessEnv }[] = [];
    const databaseUrl = await openDatabase(settings, (url) => {
      for (const { kept, environment } of programs) kept.restart(environment(url));
    });
    await shop.prepareDatabase(databaseUrl);
    // Nobody should meet invented families in a real shop.
    const seeded = settings.sandbox && (await seedOnce(databaseUrl, shop.seed));
    if (seeded) say('The database was empty; the demo shop has moved in.');
    if (isStopping) throw new Refusal('Stopped before the shop was open.');

    say('Opening the shop ...');
    const begin = (program: Program, environment: (databaseUrl: string) => NodeJS.ProcessEnv) => {
      const started = (pid: number) => noteProcess(settings.dataDir, program.name, pid);
      const kept = keepRunning(program, environment(databaseUrl), { say, started });
      running.push(kept.stop);
      programs.push({ kept, environment });
    };
    if (settings.sandbox) begin(shop.sandbox, (url) => sandboxEnvironment(env, settings, url));
    begin(shop.worker, (url) => shopEnvironment(env, settings, url));
    begin(shop.web, (url) => shopEnvironment(env, settings, url));
    await Promise.race([stopping.promise, Promise.all(programs.map(({ kept }) => kept.ready))]);
    return settings.publicUrl;
  }

  async function openDatabase(settings: Settings, moved: (url: string) => void): Promise<string> {
    if (settings.databaseUrl) {
      say('Checking the database ...');
      await checkDatabase(settings.databaseUrl);
      return settings.databaseUrl;
    }
    say('Starting the database ...');
    const database = await keepDatabase(settings.dataDir, { say, moved });
    running.push(database.stop);
    const kept = await shop.keepRows(database.url, settings.dataDir);
    if (kept) say(`This version changes the tables; the rows as they were are kept in ${kept}.`);
    return database.url;
  }

  async function endAll() {
    for (let last = running.pop(); last; last = running.pop()) await last();
  }

  const opened = open().catch(async (error) => {
    await endAll();
    throw error;
  });
  return {
    opened,
    async stop() {
      isStopping = true;
      stopping.reject(new Refusal('Stopped before the shop was open.'));
      await opened.catch(() => {});
      await endAll();
    },
  };
}
