import { LRUCache } from 'lru-cache';
import subsetFont from 'subset-font';
import type { Face } from '#bookmaking/fonts/face-names.ts';
import { fontFile } from '#bookmaking/fonts/font-files.ts';

/** A family's shelf asks for each name in four faces at most: these are about a hundred families. */
const KEPT = 400;

/**
 * Cut faces, by face and letters. Cutting reads a whole font (up to 2 MB) and takes 16 to 160 ms of a processor: a shelf of ten
 * covers did it ten times, in the process that answers everybody. What is asked for at once is cut once, too.
 */
const cutFaces = new LRUCache<string, Promise<string>>({ max: KEPT });

/** The letters of a name in a face, as a WOFF2 of 0.9 to 3.9 KB in a `data:` address. */
export function nameFace(face: Face, name: string): Promise<string> {
  const key = `${face} ${[...new Set(name)].sort().join('')}`;
  const kept = cutFaces.get(key);
  if (kept) return kept;
  const cutting = cut(face, name);
  cutFaces.set(key, cutting);
  cutting.catch(() => cutFaces.delete(key));
  return cutting;
}

async function cut(face: Face, name: string): Promise<string> {
  const letters = await subsetFont(fontFile(face), name, { targetFormat: 'woff2' });
  return `data:font/woff2;base64,${letters.toString('base64')}`;
}
