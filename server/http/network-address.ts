import { isIP } from 'node:net';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import type { WebEnv } from './web-env.ts';

/** The network address that a request of the web process is counted by. */
export function addressOf(c: Context<WebEnv>, trustProxy: number): string {
  const { remoteAddress = '' } = c.env.incoming.socket;
  return networkAddress(remoteAddress, c.req.header('x-forwarded-for'), trustProxy);
}

/**
 * The network address that a request is counted by: what no client can choose. An IPv6 address stands for its /64, the
 * smallest piece that a customer of a provider is given; counting single ones would give everybody 2^64 tries.
 *
 * @param socketAddress who is at the other end of the connection
 * @param forwardedFor X-Forwarded-For: each proxy appends the address that it was asked from, so everything left of what
 *   our own proxies wrote is the client's say
 * @param trustProxy how many proxies of ours there are; with 0 the header means nothing
 */
export function networkAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  const hops = [...(forwardedFor?.split(',') ?? []), socketAddress].map((hop) => hop.trim());
  const claimed = hops.at(-1 - trustProxy);
  return networkOf(claimed && isIP(claimed) !== 0 ? claimed : socketAddress);
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr
    .fromByteArray([...parsed.toByteArray().slice(0, 8), ...Array(8).fill(0)])
    .toString();
}
