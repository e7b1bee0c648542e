import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { WalkableFiles } from '../../shop/files.ts';

/** Where an object store is, and how it knows us. */
export interface ObjectStore {
  /** Such as https://s3.example.com; path-style addresses are used, which every store understands. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A store that does not answer must fail an upload while the customer still waits, not a minute later. */
const CONNECT_MS = 2_000;
const ANSWER_MS = 10_000;

/**
 * Keeps files in a store that speaks the S3 protocol, for any number of web and worker processes.
 * A put is whole or nothing by the protocol, and what was put can be read at once.
 */
export function keepFilesInStore(store: ObjectStore): WalkableFiles {
  const { bucket: Bucket } = store;
  const client = new S3Client({
    endpoint: store.endpoint,
    region: store.region,
    credentials: { accessKeyId: store.accessKeyId, secretAccessKey: store.secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // The newer checksums are not understood by every store that says it speaks S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // A listing is asked of /bucket, not of /bucket/: both are one to most stores, but some sign the first only.
  client.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { path: string };
      if (request.path === `/${Bucket}/`) request.path = `/${Bucket}`;
      return next(args);
    },
    { step: 'build' },
  );
  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes }));
    },
    async read(key) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return await found.Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },
    async *keys() {
      // The older listing, whose pages go on from a key: the newer one's tokens failed in a store that we tried.
      for (let last: string | undefined; ; ) {
        const page = await client.send(new ListObjectsCommand({ Bucket, Marker: last }));
        const keys = (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
        yield* keys;
        last = keys.at(-1);
        if (!page.IsTruncated || !last) return;
      }
    },
  };
}
