import path from 'node:path';
import type { WalkableFiles } from '#shop/files.ts';
import { keepFilesIn } from './local-disk.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * The shop's files: in the object store if there is one, else below the data folder. The store's
 * client is loaded only where it is used; it is a large one.
 */
export async function openFiles(where: {
  dataDir: string;
  objectStore: ObjectStore | undefined;
}): Promise<WalkableFiles> {
  if (!where.objectStore) return keepFilesIn(path.join(where.dataDir, 'files'));
  const { keepFilesInStore } = await import('./object-store.ts');
  return keepFilesInStore(where.objectStore);
}
