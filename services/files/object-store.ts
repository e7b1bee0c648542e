import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { FilesAway, type WalkableFiles } from '#shop/files.ts';

/** Where an object store is, and how it knows us. */
export interface ObjectStore {
  /** Such as https://s3.example.com; path-style addresses are used, which every store understands. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How long a store is waited for, in ms. */
export const PATIENCE = {
  /** A store of the same region connects in a few ms; a lost first packet costs one second. */
  connect: 2_000,
  /** So long may not a single byte come or go. The client's own `requestTimeout` only writes a warning by default. */
  silent: 5_000,
  /** All tries together: somebody waits for an upload, and proxies give up after 30 to 60 seconds. */
  whole: 15_000,
  /** How much will come is not known beforehand. */
  read: 30_000,
};
/** A store that refuses (503, SlowDown), hangs up or is silent is asked again, within the time for the whole. */
const TRIES = 3;
/** What a slow line may take besides: 1 MB in a second, so a book of 12 MB has 27 seconds. */
const BYTES_PER_MS = 1_000;

/**
 * Keeps files in a store that speaks the S3 protocol, for any number of web and worker processes.
 * A put is whole or nothing by the protocol, and what was put can be read at once.
 */
export function keepFilesInStore(store: ObjectStore, patience = PATIENCE): WalkableFiles {
  const { bucket: Bucket } = store;
  const client = new S3Client({
    endpoint: store.endpoint,
    region: store.region,
    credentials: { accessKeyId: store.accessKeyId, secretAccessKey: store.secretAccessKey },
    forcePathStyle: true,
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: patience.connect, socketTimeout: patience.silent },
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
  const within = (ms: number) => ({ abortSignal: AbortSignal.timeout(ms) });
  return {
    async put(key, bytes) {
      const command = new PutObjectCommand({ Bucket, Key: key, Body: bytes });
      const ms = patience.whole + Math.ceil(bytes.length / BYTES_PER_MS);
      await client.send(command, within(ms)).catch(tellAway);
    },
    async read(key) {
      try {
        const command = new GetObjectCommand({ Bucket, Key: key });
        const found = await client.send(command, within(patience.read));
        return await found.Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        return tellAway(error);
      }
    },
    async remove(key) {
      const command = new DeleteObjectCommand({ Bucket, Key: key });
      await client.send(command, within(patience.whole)).catch(tellAway);
    },
    async *keys() {
      // The older listing, whose pages go on from a key: the newer one's tokens failed in a store that we tried.
      for (let last: string | undefined; ; ) {
        const command = new ListObjectsCommand({ Bucket, Marker: last });
        const page = await client.send(command, within(patience.whole)).catch(tellAway);
        const keys = (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
        yield* keys;
        last = keys.at(-1);
        if (!page.IsTruncated || !last) return;
      }
    },
  };
}

/** A missing bucket and a wrong key are told in the same way: to the customer it is no other thing, and the log names it. */
function tellAway(error: unknown): never {
  const { name, code, $metadata } = error as Error & {
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const words = [name === 'Error' ? undefined : name, code, $metadata?.httpStatusCode];
  throw new FilesAway(words.filter(Boolean).join(' '));
}
