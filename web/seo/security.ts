import { shopRequest } from '#web/request-context.ts';
import type { Route } from './+types/security.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 advises less than a year; whoever reads it later asks anew, since it is written when it is asked for. */
const GOOD_FOR_DAYS = 180;

/** /.well-known/security.txt: whom to tell of a hole in the shop (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const { mail, publicUrl } = context.get(shopRequest).settings;
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${mail}`,
    `Contact: ${publicUrl}/contact`,
    `Expires: ${new Date(today + GOOD_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
