import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { newId } from '#sandbox/secrets.ts';
import type { Store } from '#sandbox/store.ts';

export type SigningKey = {
  kid: string;
  privateKey: CryptoKey;
  /** What the world may know of it: the body of the `jwks_uri`. */
  published: { keys: JWK[] };
};

/** The provider's one key pair, made on the first start and kept, so that signed tokens outlive a restart. */
export async function loadSigningKey(store: Store): Promise<SigningKey> {
  const stored = (await readKey(store)) ?? (await makeKey(store));
  const { kty, n, e, kid, alg, use } = stored;
  return {
    kid: kid!,
    privateKey: (await importJWK(stored, 'RS256')) as CryptoKey,
    published: { keys: [{ kty, n, e, kid, alg, use }] },
  };
}

async function readKey(store: Store): Promise<JWK | undefined> {
  const found = await store.pool.query<{ private_key: JWK }>(
    'select private_key from sandbox.google_key',
  );
  return found.rows[0]?.private_key;
}

async function makeKey(store: Store): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const made = { ...(await exportJWK(privateKey)), kid: newId(''), alg: 'RS256', use: 'sig' };
  await store.pool.query(
    'insert into sandbox.google_key (private_key) values ($1) on conflict do nothing',
    [JSON.stringify(made)],
  );
  // Two sandboxes that start at once both make a key; the first one stored is the key of both.
  return (await readKey(store)) as JWK;
}
