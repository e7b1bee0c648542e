import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from './refusal.ts';

/** How long a port may stay taken by nobody: a killed process is gone before its sockets are. */
const LINGERS_MS = 2_000;

/** Makes sure that the shop can listen on `host` and `port`. Throws Refusal, with the holder's name if it can be seen. */
export async function assertPortFree(host: string, port: number): Promise<void> {
  const deadline = Date.now() + LINGERS_MS;
  for (;;) {
    const failure = await tryToListen(host, port);
    if (!failure) return;
    if (failure.code !== 'EADDRINUSE') throw new Refusal(whyNot(failure, host, port));
    const holder = holderOf(port);
    if (holder || Date.now() > deadline) {
      const by = holder && ` by ${holder}`;
      throw new Refusal(
        `Port ${port} on ${host} is taken${by}. Stop that, or set PORT to another.`,
      );
    }
    await wait(50);
  }
}

function whyNot(failure: NodeJS.ErrnoException, host: string, port: number): string {
  if (failure.code === 'EACCES') {
    return `This user may not open port ${port}. Set PORT to one above 1023.`;
  }
  return `HOST ${host} is no address of this machine (${failure.code}). Set HOST to 127.0.0.1, or to one that is.`;
}

function tryToListen(host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** Finds the listening process the way `lsof` does; Linux only, and only among processes that we may look into. */
function holderOf(port: number): string {
  try {
    const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listenersIn(table, port));
    const sockets = new Set(inodes.map((inode) => `socket:[${inode}]`));
    for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      if (!opens(pid, sockets)) continue;
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return `process ${pid} (${command.slice(0, 80)})`;
    }
  } catch {
    // No /proc, or the process has just ended: then the line goes without a name.
  }
  return '';
}

function listenersIn(table: string, port: number): string[] {
  const rows = readFileSync(table, 'utf8').trim().split('\n').slice(1);
  const inodes: string[] = [];
  for (const row of rows) {
    const [, local, , state, , , , , , inode] = row.trim().split(/\s+/);
    const isListening = state === '0A';
    if (isListening && Number.parseInt(local?.split(':')[1] ?? '', 16) === port && inode)
      inodes.push(inode);
  }
  return inodes;
}

function opens(pid: string, sockets: Set<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) =>
      sockets.has(readlinkSync(`/proc/${pid}/fd/${fd}`)),
    );
  } catch {
    return false;
  }
}
