import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { ObjectStore } from '#services/files/object-store.ts';

/** What is known of it before it is open. */
export const STORE = {
  region: 'us-east-1',
  bucket: 'wonderling',
  // The server's own pair, which it checks each signature against.
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
};

/**
 * An S3 server of a test's own, with one empty bucket, on this machine.
 * @param port where it listens; 0 is any free port
 */
export async function openObjectStore(port = 0): Promise<ObjectStore & { close(): Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'wonderling-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: STORE.bucket, configs: [] }],
  });
  const { port: taken } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${taken}`,
    ...STORE,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
