import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../../..');

/** As an orchestrator that restarts always has it; long enough that the others are seen to carry on alone. */
const AGAIN_AFTER_MS = 1_000;
const STOPS_WITHIN_MS = 10_000;

/** Starts a program of ours by its command line and its settings, and by nothing else. */
export function startProgram(words: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, words, {
    cwd: project,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/**
 * Keeps a program running as the orchestrator of a deployment would, who knows nothing of it but how it is started.
 * @param started is told the number of each process
 * @returns how to stop it
 */
export function keepUp(
  words: string[],
  env: NodeJS.ProcessEnv,
  started: (pid: number) => void,
): () => Promise<void> {
  let isOver = false;
  let again: NodeJS.Timeout | undefined;
  let child: ChildProcess;

  function start() {
    child = startProgram(words, env);
    if (child.pid) started(child.pid);
    child.once('exit', () => {
      if (!isOver) again = setTimeout(start, AGAIN_AFTER_MS);
    });
  }

  start();
  return async () => {
    isOver = true;
    clearTimeout(again);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const tooLong = setTimeout(() => child.kill('SIGKILL'), STOPS_WITHIN_MS);
    await gone;
    clearTimeout(tooLong);
  };
}
