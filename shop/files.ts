/** What the shop asks of a file store. Keys are made by the shop, never taken from a client. Every call may throw FilesAway. */
export type Files = {
  /** Writes the whole file or nothing; an existing key is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or undefined if nothing is kept under this key. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
};

/** A file store that can be walked through. */
export type WalkableFiles = Files & {
  /** The key of every file that is kept, in no order; half-written ones are not among them. */
  keys(): AsyncIterable<string>;
};

/**
 * The file store cannot be used now: it is away, too slow, full, or does not let us in. The same call may work later.
 * Nothing half is kept; but a store that was only slow may carry a `put` out after we have given it up.
 *
 * `reason` is made of codes: messages of file systems quote the path, and a photo is called after its child.
 */
export class FilesAway extends Error {
  override name = 'FilesAway';
  constructor(reason: string) {
    super(`The file store cannot be used now (${reason})`);
  }
}

/** By then a store has carried out, or forgotten, a `put` that we gave up waiting for; its file may be removed. */
export const LATE_PUT_MS = 30_000;
