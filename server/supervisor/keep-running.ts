import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { watchSilence } from '#server/heartbeat/watch-silence.ts';
import { Refusal } from './refusal.ts';

/** A program of the shop: a TypeScript file that sends the message 'ready' when it is, and stops on SIGTERM. */
export type Program = {
  name: string;
  /** Absolute path. */
  entry: string;
  /** How long it may take to finish what it has begun, in ms, before it is killed. */
  graceMs: number;
  /**
   * How long it may be without a beat (heartbeat/report-ready.ts) before it is taken to hang, is killed and started
   * anew, in ms; undefined: it is left alone. Only for production: a breakpoint hangs too.
   */
  hangsAfterMs?: number;
  /** Flags for Node. */
  execArgv?: string[];
  /** What it is told if nobody has told it otherwise. */
  env?: NodeJS.ProcessEnv;
};

/** A program that runs, and runs again whenever it ends. */
export type Kept = {
  /** Resolves when it is ready for the first time; rejects with Refusal if it ends before. */
  ready: Promise<void>;
  /** Stops it and starts it anew in another environment. */
  restart(env: NodeJS.ProcessEnv): Promise<void>;
  stop(): Promise<void>;
};

const READY_WITHIN_MS = 60_000;
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** Whoever ran this long was well; the next pause is short again. */
const WELL_AFTER_MS = 30_000;

/**
 * Starts a program and keeps it running: it is started again after a pause that doubles from 0.1 s to 10 s while it
 * keeps falling, and killed for that if it hangs. One that was never ready is not tried again, for that is a fault to
 * be seen and not an accident.
 */
export function keepRunning(
  program: Program,
  environment: NodeJS.ProcessEnv,
  watch: { say(line: string): void; started(pid: number): void },
): Kept {
  const { name, entry, graceMs, hangsAfterMs, execArgv = [] } = program;
  const first = Promise.withResolvers<void>();
  // Whoever stops us before we are ready does not ask whether we were.
  first.promise.catch(() => {});
  const tooSlow = setTimeout(() => {
    first.reject(new Refusal(`The ${name} was not ready within ${READY_WITHIN_MS / 1000} s.`));
  }, READY_WITHIN_MS);
  let env = environment;
  let child: ChildProcess;
  let wasReady = false;
  let stopping = false;
  let over = false;
  let pauseMs = SHORTEST_PAUSE_MS;
  let next: NodeJS.Timeout | undefined;
  const silence = watchSilence(() => {
    watch.say(`The ${name} hangs: nothing was heard of it for too long, and it is killed.`);
    // Stopped, or caught in a loop, it would not hear anything milder.
    child.kill('SIGKILL');
  });

  function start() {
    const begin = Date.now();
    const self = fork(entry, [], {
      env: { ...program.env, ...env },
      execArgv,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Out of the terminal's process group: Ctrl-C reaches the supervisor alone, who stops everything in order.
      detached: true,
    });
    child = self;
    if (self.pid) watch.started(self.pid);
    if (hangsAfterMs) silence.allow(READY_WITHIN_MS);
    self.on('message', (message) => {
      if (hangsAfterMs && !stopping) silence.allow(hangsAfterMs);
      if (message !== 'ready') return;
      if (wasReady) watch.say(`The ${name} is back.`);
      wasReady = true;
      clearTimeout(tooSlow);
      first.resolve();
    });
    self.on('error', (error) => watch.say(`The ${name}: ${error.message}`));
    self.once('exit', (code, signal) => {
      silence.stop();
      if (stopping || child !== self) return;
      const how = signal ?? `code ${code}`;
      if (!wasReady) {
        first.reject(
          new Refusal(`The ${name} ended (${how}) before it was ready; the lines above say why.`),
        );
        return;
      }
      if (Date.now() - begin > WELL_AFTER_MS) pauseMs = SHORTEST_PAUSE_MS;
      watch.say(`The ${name} ended (${how}); it starts again in ${pauseMs / 1000} s.`);
      next = setTimeout(start, pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    });
  }

  async function end() {
    stopping = true;
    silence.stop();
    clearTimeout(next);
    clearTimeout(tooSlow);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await Promise.race([gone, wait(graceMs, undefined, { ref: false })]);
    if (child.exitCode === null && child.signalCode === null) {
      watch.say(`The ${name} did not stop within ${graceMs / 1000} s and is killed.`);
      child.kill('SIGKILL');
      await gone;
    }
  }

  start();
  return {
    ready: first.promise,
    async stop() {
      over = true;
      await end();
    },
    async restart(other) {
      env = other;
      await end();
      if (over) return;
      stopping = false;
      start();
    },
  };
}
