/**
 * One thing that happened to something that several change and read at once, between two moments of the record.
 * @template State what they change and read; never altered in place
 */
export type Operation<State> = {
  /** For whoever reads that nothing fits: 'ines adds 1 for Ida: 2 of it'. */
  what: string;
  /** The moment before which it cannot have happened: the call was sent. */
  from: number;
  /** The moment after which it cannot have happened: the answer was there. */
  to: number;
  /** It may not have happened at all. */
  maybe?: true;
  /** The state after it; undefined if it could not have happened, or not with this answer, in that state. */
  apply(state: State): State | undefined;
};

/** How far the best try came, for an error message. */
export type NoOrder<State> = { fitted: string[]; state: State; stuckAt: string[] };

/**
 * Whether the operations fit some order: one after the other, each between its two moments, from the first state on
 * (linearizability). The search is Wing and Gong's with Lowe's memory: a set of operations that were done, and the
 * state that they led to, is looked at once however it was reached.
 *
 * J. Wing, C. Gong, "Testing and Verifying Concurrent Objects", 1993; G. Lowe, "Testing for Linearizability", 2017.
 * @returns undefined if there is such an order
 */
export function findOrder<State>(
  first: State,
  operations: readonly Operation<State>[],
  keyOf: (state: State) => string,
): NoOrder<State> | undefined {
  const seen = new Set<string>();
  let best: { done: number[]; state: State } = { done: [], state: first };
  const isLeft = (done: bigint, n: number) => ((done >> BigInt(n)) & 1n) === 0n;

  /** Those that may come next: begun before the first that must come was over, and not over before the last began. */
  function candidates(done: bigint): number[] {
    const all = operations.map((_, n) => n);
    const left = all.filter((n) => isLeft(done, n));
    const must = left.filter((n) => !operations[n]!.maybe);
    const end = Math.min(...must.map((n) => operations[n]!.to));
    const begin = Math.max(...all.filter((n) => !isLeft(done, n)).map((n) => operations[n]!.from));
    return left.filter((n) => operations[n]!.from <= end && operations[n]!.to >= begin);
  }

  function goOn(done: bigint, order: number[], state: State): boolean {
    if (order.length > best.done.length) best = { done: order, state };
    if (operations.every(({ maybe }, n) => maybe || !isLeft(done, n))) return true;
    const key = `${done} ${keyOf(state)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return candidates(done).some((n) => {
      const next = operations[n]!.apply(state);
      return next !== undefined && goOn(done | (1n << BigInt(n)), [...order, n], next);
    });
  }

  if (goOn(0n, [], first)) return undefined;
  const done = best.done.reduce((set, n) => set | (1n << BigInt(n)), 0n);
  const name = (n: number) => {
    const { what, from, to } = operations[n]!;
    return `${what} [${from} to ${to}]`;
  };
  return {
    fitted: best.done.map(name),
    state: best.state,
    stuckAt: candidates(done).map(name),
  };
}
