import path from 'node:path';
import type { WalkableFiles } from '#shop/files.ts';
import { closeToOthers, keepFilesIn } from './local-disk.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * The shop's files: in the object store if there is one, else below the data folder. The store's
 * client is loaded only where it is used; it is a large one.
 */
export async function openFiles(where: {
  dataDir: string;
  objectStore: ObjectStore | undefined;
}): Promise<WalkableFiles> {
  if (!where.objectStore) {
    const folder = path.join(where.dataDir, 'files');
    await closeToOthers(folder);
    return keepFilesIn(folder);
  }
  const { keepFilesInStore } = await import('./object-store.ts');
  return keepFilesInStore(where.objectStore);
}
