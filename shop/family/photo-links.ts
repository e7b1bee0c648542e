import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** How long a signed address shows its photo (specification, section 7: Storage). */
export const PHOTO_LINK_LASTS_S = 3600;

/** Makes and checks addresses that show a photo without a session. */
export type PhotoLinks = {
  /** The address with the moment of its end (seconds since 1970) and a signature over both. */
  sign(address: string, now: Date): string;
  /** Whether `signature` is ours for this address and its end, and the end has not come. */
  hold(address: string, query: { expires?: string; signature?: string }, now: Date): boolean;
};

/**
 * Photo links under a key derived from the shop's secret, so that a signature for a photo is worth
 * nothing anywhere else.
 */
export function photoLinks(appSecret: string): PhotoLinks {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'wonderling child photos', 32));
  const signatureOf = (address: string, expires: string) =>
    createHmac('sha256', key).update(`${address}\n${expires}`).digest();
  return {
    sign(address, now) {
      const expires = String(Math.floor(now.getTime() / 1000) + PHOTO_LINK_LASTS_S);
      const signature = signatureOf(address, expires).toString('base64url');
      return `${address}?expires=${expires}&signature=${signature}`;
    },
    hold(address, { expires, signature }, now) {
      if (!expires || !signature || !/^\d{1,12}$/.test(expires)) return false;
      const given = Buffer.from(signature, 'base64url');
      const ours = signatureOf(address, expires);
      if (given.length !== ours.length || !timingSafeEqual(given, ours)) return false;
      return now.getTime() < Number(expires) * 1000;
    },
  };
}
