/** What the shop asks of a file store. Keys are made by the shop, never taken from a client. */
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
