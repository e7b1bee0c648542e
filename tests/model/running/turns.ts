import { setTimeout as wait } from 'node:timers/promises';
import type fc from 'fast-check';

/** Before the next one has its turn: nothing is waited for, or a moment, or until whoever had a turn has done something. */
export const PAUSES = ['none', 'a moment', 'until it is quiet'] as const;
export type Pause = (typeof PAUSES)[number];

const MOMENT_MS = 2;
/** Whoever waits for a lock that somebody without a turn holds is never done; then the next one has its turn. */
const QUIET_WITHIN_MS = 25;
const STUCK_AFTER_MS = 20_000;

/**
 * The places where things that happen at once wait: before a call is sent, before its answer is used, before the shop
 * asks the provider and before it hears the answer, before a job begins. Whose turn is next is drawn by fast-check's
 * scheduler, how long the others wait by `pauses`; what had its turn then runs at once with all that had theirs.
 */
export class Turns {
  /** How many have had their turn and have not come to the next place. */
  #atWork = 0;
  #wake = () => {};
  readonly #scheduler: fc.Scheduler;
  readonly #pauses: Iterator<Pause>;

  constructor(scheduler: fc.Scheduler, pauses: Iterable<Pause>) {
    this.#scheduler = scheduler;
    this.#pauses = pauses[Symbol.iterator]();
  }

  /** Waits for a turn and then works, with or without further turns in it. */
  async take<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(what);
    this.#atWork++;
    try {
      return await work();
    } finally {
      this.#atWork--;
    }
  }

  /** The same in the middle of other work: meanwhile that counts as quiet. */
  async takeWithin<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    this.#atWork--;
    try {
      await this.#turn(what);
    } finally {
      this.#atWork++;
    }
    return work();
  }

  /** Gives turns until this is done. */
  async until<Result>(done: Promise<Result>): Promise<Result> {
    const deadline = Date.now() + STUCK_AFTER_MS;
    let isDone = false;
    const end = () => {
      isDone = true;
      this.#wake();
    };
    done.then(end, end);
    while (!isDone) {
      if (Date.now() > deadline) throw new Error(`Nothing moves: ${this.#scheduler}`);
      if (this.#scheduler.count() === 0) await this.#somethingComes();
      else {
        await this.#pause(this.#pauses.next().value);
        await this.#scheduler.waitOne();
      }
    }
    return done;
  }

  async #turn(what: string): Promise<void> {
    const turn = this.#scheduler.schedule(Promise.resolve(), what);
    this.#wake();
    await turn;
  }

  #somethingComes(): Promise<void> {
    const timer = setTimeout(() => this.#wake(), STUCK_AFTER_MS);
    return new Promise<void>((resolve) => {
      this.#wake = resolve;
    }).finally(() => clearTimeout(timer));
  }

  async #pause(pause: Pause): Promise<void> {
    if (pause === 'a moment') await wait(MOMENT_MS);
    if (pause !== 'until it is quiet') return;
    const deadline = Date.now() + QUIET_WITHIN_MS;
    while (this.#atWork > 0 && Date.now() < deadline) await wait(1);
  }
}
