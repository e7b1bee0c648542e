import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Registry } from 'prom-client';
import { comesDirectly } from '#server/http/comes-directly.ts';
import { isOnlyHere } from '#server/settings/only-here.ts';

/** Who may read the figures: whoever has the token; without one, this machine, in a shop that only it can reach. */
export type Readers = { token: string | undefined; publicUrl: string };

/**
 * Whether somebody may read the figures. In a shop that others can reach only the token counts; in any other, whoever
 * asks on this machine and for himself.
 */
export function mayRead({ token, publicUrl }: Readers, asked: IncomingMessage): boolean {
  if (token) return isSame(asked.headers.authorization ?? '', `Bearer ${token}`);
  return isOnlyHere(publicUrl) && comesDirectly(asked);
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
