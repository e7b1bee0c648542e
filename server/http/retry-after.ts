import type { StandardHandleResult } from '@orpc/server/standard';
import { RETRY_AFTER_S } from './unavailable.ts';

/**
 * For the handlers of both APIs: an answer that asks its reader to come back later says when in the header too (RFC
 * 9110, section 10.2.3), in seconds.
 */
export async function withRetryAfter({
  next,
}: {
  next: () => Promise<StandardHandleResult>;
}): Promise<StandardHandleResult> {
  const result = await next();
  const { response } = result;
  if (response?.status === 503) response.headers['retry-after'] ??= RETRY_AFTER_S;
  if (response?.status === 429) {
    const { data } = response.body as { data: { retry_after: number } };
    response.headers['retry-after'] = String(data.retry_after);
  }
  return result;
}
