import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new unguessable identifier such as `cs_test_4f...`; 24 random bytes are more than any guesser tries. */
export function newId(prefix: string): string {
  return `${prefix}${randomBytes(24).toString('hex')}`;
}

/** What is stored of a code or token: its SHA-256, so that the database holds nothing that opens a door. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares two secrets without telling by the time it takes where they differ. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(fingerprint(given)), Buffer.from(fingerprint(expected)));
}
