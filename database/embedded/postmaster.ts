import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a running server says of itself in its `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; status: string };

const pidFile = (cluster: string) => path.join(cluster, 'postmaster.pid');

/** Reads `postmaster.pid` of a cluster folder; undefined if there is none or it is half written. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() };
}

/** Whether a process lives. A zombie does not: it holds no files and answers nothing. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !/\) [ZX] /.test(stat);
}

/** The command line of a process, its words parted by spaces; empty if it is gone. macOS has no /proc: `ps` is asked. */
export async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text.replaceAll('\0', ' ').trim();
  }
  const listed = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return listed.stdout.trim();
}

/** Waits until a process is gone; answers false if it still lives after `ms`. */
export async function untilGone(pid: number, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (await isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}

/** Stops a server: "fast" (sessions are cut, all is written down), and harder if that takes longer than 20 s. */
export async function stopPostmaster(pid: number): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ];
  for (const [signal, ms] of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await untilGone(pid, ms)) return;
  }
}

/**
 * Clears the way after a server that died without a goodbye. Its sessions may outlive it for a moment and still
 * write, so they are waited for (and ended after 10 s) before its pid file goes; PostgreSQL itself would stumble
 * over a pid that meanwhile belongs to a zombie or to somebody else.
 */
export async function clearDeadPostmaster(cluster: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const left = await sessionsIn(cluster);
    if (left.length === 0) break;
    if (Date.now() > deadline) for (const pid of left) process.kill(pid, 'SIGKILL');
    await wait(50);
  }
  // Only /proc can prove that nobody is left; elsewhere PostgreSQL's own check has the last word.
  if (process.platform === 'linux') await rm(pidFile(cluster), { force: true });
}

/** Every process of a PostgreSQL works inside its cluster folder, which is how orphaned sessions are found. */
async function sessionsIn(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const found: number[] = [];
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const folder = await readlink(`/proc/${entry}/cwd`).catch(() => '');
    const name =
      folder === cluster ? await readFile(`/proc/${entry}/comm`, 'utf8').catch(() => '') : '';
    if (name.startsWith('postgres')) found.push(Number(entry));
  }
  return found;
}
