import { statfs } from 'node:fs/promises';

/** A whole book and a photo, with room to be written beside what they replace. */
const LEAST_BYTES = 32 * 1024 * 1024;

/** Whether a folder's disk has room for more files; of a folder that is not there yet nothing is known. */
export async function hasRoomIn(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return !disk || disk.bavail * disk.bsize >= LEAST_BYTES;
}
