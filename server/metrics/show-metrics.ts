import { createHash, timingSafeEqual } from 'node:crypto';
import type { Registry } from 'prom-client';
import { isLoopback } from '#server/settings/loopback.ts';

/** Who may read the figures: whoever has the token; without one, this machine, in a shop that only it can reach. */
export type Readers = { token: string | undefined; publicUrl: string };

/**
 * Whether somebody may read the figures. In a shop that others can reach, a connection from this machine says nothing:
 * it may come from a proxy that speaks for anybody. There only the token counts.
 */
export function mayRead(
  readers: Readers,
  asker: { socketAddress: string | undefined; authorization: string | undefined },
): boolean {
  if (readers.token) return isSame(asker.authorization ?? '', `Bearer ${readers.token}`);
  return (
    isLoopback(new URL(readers.publicUrl).hostname) && isLoopback(asker.socketAddress ?? 'unknown')
  );
}

/** The figures in Prometheus' text format, or a 404 that does not say that there is something. */
export async function answerMetrics(registry: Registry, allowed: boolean): Promise<Response> {
  if (!allowed) return new Response('Not found', { status: 404 });
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  });
}

const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));
const digest = (text: string) => createHash('sha256').update(text).digest();
