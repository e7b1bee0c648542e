import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const ENDS_INSIDE = /(^|\.)(localhost|local|internal|home\.arpa)$/;

/**
 * Why an address cannot be told of anything, as a sentence for whoever enters it; undefined if it can. Where a name leads is
 * looked at again with each try: it may lead elsewhere by then.
 * @param isInsideAllowed whether the shop is only there for this machine, and may call it
 */
export function whyNotCallable(written: string, isInsideAllowed: boolean): string | undefined {
  const url = URL.parse(written);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    return 'Please enter a whole address, such as https://example.com/events';
  }
  if (url.username || url.password) return 'Please leave name and password out of the address';
  if (isInsideAllowed) return undefined;
  if (url.protocol === 'http:') return 'Please use https: what is sent would be read on its way';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  const isInside = isIP(host) ? !isPublicAddress(host) : ENDS_INSIDE.test(host);
  return isInside ? 'This address is not on the internet' : undefined;
}
