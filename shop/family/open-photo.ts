import type { Reads } from '#database/connect.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import type { Files } from '#shop/files.ts';
import { photoFile } from './photo.ts';
import { photoByKey } from './queries.ts';
import { maySeePhoto } from './who-may.ts';

/**
 * The photo's bytes, a JPEG; undefined if there is none or this caller may not see it.
 * @param signed whether the address carried a valid signature
 */
export async function openPhoto(
  db: Reads,
  files: Files,
  asked: { key: string; caller: Caller | null; signed: boolean },
): Promise<Uint8Array | undefined> {
  const photo = await photoByKey(db, asked.key);
  if (!photo || !(asked.signed || maySeePhoto(asked.caller, photo))) return undefined;
  return files.read(photoFile(photo.key));
}
