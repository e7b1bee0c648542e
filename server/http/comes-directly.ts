import type { IncomingMessage } from 'node:http';
import { isLoopback } from '#server/settings/loopback.ts';

/** What proxies, tunnels and content networks write into a request that they pass on. */
const OF_PROXIES =
  /^(?:forwarded|via|x-forwarded-.+|x-original-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+)$/;

/** The host that a request names, without its port; undefined for none, or for what is no host. */
export function hostOf({ headers: { host } }: IncomingMessage): string | undefined {
  return host === undefined ? undefined : (URL.parse(`http://${host}`)?.hostname ?? undefined);
}

/**
 * Whether somebody on this machine asks, for himself: over the loopback, for a name of it, and through nobody. The socket
 * alone says little, since a proxy on this machine speaks for anybody; and neither does the socket with the name, since
 * another site's name may lead here (DNS rebinding): then the browser names that site.
 *
 * HTTP/1.0 is what nginx speaks where nobody tells it otherwise, with a Host of ours and no header of its own.
 */
export function comesDirectly(incoming: IncomingMessage): boolean {
  const { headers, httpVersion, socket } = incoming;
  return (
    isLoopback(socket.remoteAddress ?? 'unknown') &&
    isLoopback(hostOf(incoming) ?? 'unknown') &&
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => OF_PROXIES.test(name))
  );
}
