import type { Queries, Store } from '#sandbox/store.ts';
import { StripeRefusal } from './stripe-error.ts';

/** An answer, and whether it was given before: then `first` is the id of the request that it was given to. */
export type OnceAnswer = { answer: unknown; replayOf?: string };

/**
 * Answers a request once per idempotency key, by the provider's rules: the same key with the same parameters gets the
 * stored answer again for 24 hours; with others, or at another endpoint, it is refused; while the first request is
 * still running, the second is told so (409) and may try again. A refused request is not stored: it may be corrected
 * and sent again under its key. Act and answer are one transaction, so there is no moment at which a kill leaves a
 * session behind that its key does not know.
 * @param act what the request does; it throws StripeRefusal to refuse
 */
export function answerOnce(
  store: Store,
  request: { key: string | undefined; endpoint: string; parameters: unknown; requestId: string },
  act: (tx: Queries) => Promise<unknown>,
): Promise<OnceAnswer> {
  const { key, endpoint, requestId } = request;
  const parameters = JSON.stringify(request.parameters);
  return store.inTransaction(async (tx) => {
    if (key === undefined) return { answer: await act(tx) };
    await refuseWhileRunning(tx, key);
    await tx.query(
      `delete from sandbox.idempotency_keys where created < now() - interval '24 hours'`,
    );
    const earlier = await tx.query<{
      endpoint: string;
      same: boolean;
      request_id: string;
      answer: unknown;
    }>(
      `select endpoint, parameters = $2::jsonb as same, request_id, answer
       from sandbox.idempotency_keys where key = $1`,
      [key, parameters],
    );
    const known = earlier.rows[0];
    if (known) {
      refuseOtherUse(key, endpoint, known);
      return { answer: known.answer, replayOf: known.request_id };
    }
    const answer = await act(tx);
    await tx.query(
      `insert into sandbox.idempotency_keys (key, endpoint, parameters, request_id, answer)
       values ($1, $2, $3, $4, $5)`,
      [key, endpoint, parameters, requestId, JSON.stringify(answer)],
    );
    return { answer };
  });
}

async function refuseWhileRunning(tx: Queries, key: string): Promise<void> {
  const lock = await tx.query<{ free: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('sandbox idempotency ' || $1, 0)) as free`,
    [key],
  );
  if (lock.rows[0]?.free) return;
  throw new StripeRefusal(
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    { status: 409, code: 'idempotency_key_in_use' },
  );
}

function refuseOtherUse(
  key: string,
  endpoint: string,
  known: { endpoint: string; same: boolean },
): void {
  const instead = `Try using a key other than '${key}' if you meant to execute a different request.`;
  if (known.endpoint !== endpoint) {
    throw new StripeRefusal(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${endpoint}' vs '${known.endpoint}'). ${instead}`,
      { type: 'idempotency_error' },
    );
  }
  if (!known.same) {
    throw new StripeRefusal(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${instead}`,
      { type: 'idempotency_error' },
    );
  }
}
