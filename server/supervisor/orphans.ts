import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beginningOf } from '#setup/lock.js';

/** The processes of a start, by name: number and beginning, which together are never used twice. */
type Family = Record<string, { pid: number; beginning: string }>;

const fileOf = (dataDir: string) => path.join(dataDir, 'processes.json');

/** Notes a process, so that a later start can end it should it outlive us. */
export function noteProcess(dataDir: string, name: string, pid: number): void {
  const family = { ...read(dataDir), [name]: { pid, beginning: beginningOf(pid) } };
  // Whoever reads it meanwhile, or after a kill, finds a whole list.
  const draft = `${fileOf(dataDir)}.part`;
  writeFileSync(draft, JSON.stringify(family));
  renameSync(draft, fileOf(dataDir));
}

/**
 * Ends what an earlier start left running: a child normally leaves by itself when its supervisor is gone, but one that
 * hangs would keep the port. Only for the holder of the data folder.
 */
export async function endOrphans(dataDir: string, say: (line: string) => void): Promise<void> {
  const left = Object.entries(read(dataDir)).filter(([, { pid, beginning }]) =>
    lives(pid, beginning),
  );
  await Promise.all(
    left.map(async ([name, { pid, beginning }]) => {
      say(`Ending the ${name} that an earlier start left behind (process ${pid}) ...`);
      for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
        process.kill(pid, signal);
        const deadline = Date.now() + 5_000;
        while (lives(pid, beginning) && Date.now() < deadline) await wait(20);
        if (!lives(pid, beginning)) return;
      }
    }),
  );
}

const lives = (pid: number, beginning: string) =>
  beginning !== '' && beginningOf(pid) === beginning;

function read(dataDir: string): Family {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
  } catch {
    // None yet: nothing is known to be left.
    return {};
  }
}
