/**
 * `npm run two-releases -- --from <git ref>`: an older version of the shop and this one side by side on one database,
 * both ways of a release, while families shop. Fails if any call was answered with a 5xx or logged as our error, a job
 * failed, something acknowledged was lost, or the books do not balance (decision 098).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '#database/connect.ts';
import { launchEmbeddedDatabase } from '#database/embedded/launch.ts';
import { freeLoopbackPort } from '#database/embedded/loopback-port.ts';
import { readSettings } from '#server/settings/settings.ts';
import { sandboxEnvironment } from '#server/supervisor/environments.ts';
import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { missingOf, untilDrained } from '#tests/faults/harness/verdict.ts';
import { openBalancer } from '#tests/support/two-of-each/balancer.ts';
import { type Family, newFamily } from './family.ts';
import { oldestBesideUs, unpackRelease } from './older-release.ts';
import { makeReady, type Release, type Running, startWeb, startWorker } from './release.ts';

const { values } = parseArgs({ options: { from: { type: 'string' } } });
const project = path.resolve(import.meta.dirname, '../..');
const FAMILIES = 3;
/** A family whose visit is not over by then has met something that never answers. */
const VISIT_WITHIN_MS = 240_000;

const begun = Date.now();
const { commit, folder } = unpackRelease(values.from ?? oldestBesideUs());
console.log(`This code beside ${commit.slice(0, 9)}, from ${folder}`);

const dataDir = await mkdtemp(path.join(tmpdir(), 'wonderling-two-releases-'));
const embedded = await launchEmbeddedDatabase({ dataDir });
/** Where the balancer sends connections to; changed as processes come and go. */
const webs: number[] = [];
const balancer = await openBalancer(webs);
const shopUrl = `http://127.0.0.1:${balancer.port}`;
const env: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  ENV_FILE: '/dev/null',
  HOST: '127.0.0.1',
  PORT: String(balancer.port),
  PUBLIC_URL: shopUrl,
  DATA_DIR: dataDir,
  DATABASE_URL: embedded.url,
  APP_SECRET: 'of two releases side by side, and of nothing else',
  SANDBOX_PORT: String(await freeLoopbackPort()),
  SANDBOX_SMTP_PORT: String(await freeLoopbackPort()),
  LIMIT_MAILS_PER_ADDRESS: '1000/15m',
  LIMIT_MAILS_PER_NETWORK: '10000/1h',
  LIMIT_CHECKOUTS: '1000/1m',
  LIMIT_UPLOADS: '1000/1m',
};
const older: Release = { name: 'older', folder, env };
const newer: Release = { name: 'newer', folder: project, env };

const database = connect(embedded.url, 2);
const families: Family[] = [];
/** Who has done what only the newer release knows. */
let curious: Family | undefined;
const running: Running[] = [];
const all: { who: string; process: Running }[] = [];
const wrong: string[] = [];

async function openWeb(release: Release): Promise<Running> {
  const web = await startWeb(release);
  webs.push(web.port);
  return note(`${release.name} web`, web);
}
const openWorker = async (release: Release) =>
  note(`${release.name} worker`, await startWorker(release));

function note(who: string, process: Running): Running {
  running.push(process);
  all.push({ who, process });
  return process;
}

/** As an operator does: out of the balancer first, then stopped. */
async function close(process: Running): Promise<void> {
  const place = webs.indexOf(process.port);
  if (place >= 0) webs.splice(place, 1);
  await process.stop();
  running.splice(running.indexOf(process), 1);
}

/**
 * Every family pays a visit, and a new one comes; meanwhile something happens. Throws all that was wrong, as soon as a
 * process has logged something that is our error: the families would insist for minutes.
 */
async function stage(what: string, happening: () => Promise<void> = async () => {}): Promise<void> {
  const from = Date.now();
  const newcomer = newFamily(shopUrl, database).then(async (family) => {
    await family.visit();
    if (families.length < FAMILIES) families.push(family);
  });
  const done = Promise.allSettled([
    happening(),
    newcomer,
    ...families.map((family) => family.visit()),
  ]);
  const result = await Promise.race([done, firstFault(from + VISIT_WITHIN_MS, done)]);
  const wrong = [
    ...result.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : [])),
    ...all.flatMap(({ who, process }) => faultsOf(process, who)),
  ];
  const seconds = ((Date.now() - from) / 1000).toFixed(0);
  console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'}  ${what} (${seconds} s)`);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Looks through the logs until something is wrong in one of them, or the time is over. */
async function firstFault(
  deadline: number,
  done: Promise<unknown>,
): Promise<PromiseRejectedResult[]> {
  let isOver = false;
  void done.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await wait(500);
    const wrong = all.flatMap(({ who, process }) => faultsOf(process, who));
    if (Date.now() > deadline) wrong.push('it was not over in time');
    if (wrong.length > 0) return [{ status: 'rejected', reason: new Error(wrong.join('\n')) }];
  }
  return [];
}

const seen = new WeakMap<Running, number>();
/** What a process has logged since the last look that is our error. */
function faultsOf(process: Running, who: string): string[] {
  const lines = process.lines();
  const fresh = lines.slice(seen.get(process) ?? 0);
  seen.set(process, lines.length);
  return fresh
    .filter(({ level, status = 0 }) => level >= 50 || status >= 500)
    .map(({ msg, method, path, status, err }) =>
      [`${who}:`, msg, method, path, status, err?.message].filter(Boolean).join(' '),
    );
}

// Whoever ends us must not leave the others behind; the database goes with us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all(running.map((one) => one.stop())).finally(() => process.exit(1));
  });
}
const sandbox = spawn(process.execPath, ['sandbox/main.ts'], {
  cwd: project,
  env: sandboxEnvironment(env, readSettings(env), embedded.url),
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
await once(sandbox, 'message');
try {
  await makeReady(older);
  const [oldWeb, oldWorker] = [await openWeb(older), await openWorker(older)];
  await stage('the older release alone');
  await stage('migrated under it', () => makeReady(newer));
  await stage('the older release on the newer tables');
  let [web, worker]: Running[] = [];
  await stage('the newer release starts beside it', async () => {
    worker = await openWorker(newer);
    web = await openWeb(newer);
  });
  await stage('both together');
  await stage('the older release is stopped', async () => {
    await close(oldWeb);
    await close(oldWorker);
  });
  await stage('the newer release alone', async () => {
    curious = await newFamily(shopUrl, database);
    const refused = await curious.tryWhatIsNew();
    if (refused.length > 0) console.log(`      unknown to this version: ${refused.join(', ')}`);
  });
  await stage('back: the older release starts again', async () => {
    await makeReady(older);
    await openWorker(older);
    await openWeb(older);
  });
  await stage('back: the newer release is stopped', async () => {
    if (web) await close(web);
    if (worker) await close(worker);
  });
  await stage('back: the older release alone', async () => {
    await curious?.visit();
  });

  wrong.push(...(await untilDrained(database)));
  if (curious) families.push(curious);
  for (const { customer } of families) wrong.push(...(await missingOf(customer, database)));
  for (const { rule, id } of await findBrokenRules(database.orm))
    wrong.push(`broken: ${rule} (${id})`);
} catch (error) {
  wrong.push((error as Error).message);
} finally {
  for (const process of [...running]) await process.stop();
  sandbox.kill('SIGTERM');
  await database.close();
  await balancer.close();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const line of wrong) console.log(line);
const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
console.log(
  wrong.length === 0
    ? `Neither release met anything that it could not bear, in ${minutes} min.`
    : `${wrong.length} things were wrong, in ${minutes} min.`,
);
process.exit(wrong.length === 0 ? 0 : 1);
