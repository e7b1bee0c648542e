import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Album, drawn } from './album.ts';
import { LEVELS_APART, rounded, worstSquare } from './compare.ts';

const fileOf = (album: Album, name: string) => path.join(album.folder, `${name}.webp`);

/** The accepted picture as raw RGB; undefined if nobody has accepted one. */
export async function acceptedPicture(album: Album, name: string): Promise<Buffer | undefined> {
  const file = fileOf(album, name);
  if (!existsSync(file)) return undefined;
  return sharp(readFileSync(file)).removeAlpha().raw().toBuffer();
}

/** What lies in the album's folder and is no picture of its drawings, by file name. */
export function leftOver(album: Album): string[] {
  const drawings = new Set(album.drawings.map(({ name }) => `${name}.webp`));
  const files = existsSync(album.folder) ? readdirSync(album.folder) : [];
  return files.filter((file) => !drawings.has(file));
}

/**
 * Makes the album's accepted pictures those that are drawn now, and answers which have changed. What the comparison
 * takes for the same keeps its file, so that git does not grow by another processor's rounding.
 */
export async function accept(album: Album): Promise<string[]> {
  const changed = leftOver(album);
  for (const file of changed) rmSync(path.join(album.folder, file));
  mkdirSync(album.folder, { recursive: true });
  for (const drawing of album.drawings) {
    const accepted = await acceptedPicture(album, drawing.name);
    const now = await drawn(drawing, album.size);
    if (accepted && worstSquare(accepted, now, album.size) <= LEVELS_APART) continue;
    writeFileSync(fileOf(album, drawing.name), await packed(now, album.size));
    changed.push(drawing.name);
  }
  return changed;
}

/** Lossless WebP: smaller than PNG. A PNG of 256 colors was tried, and two titles differed from themselves. */
function packed(picture: Buffer, width: number): Promise<Buffer> {
  const raw = { width, height: picture.length / 3 / width, channels: 3 } as const;
  return sharp(rounded(picture), { raw }).webp({ lossless: true }).toBuffer();
}
