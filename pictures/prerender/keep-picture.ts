import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/**
 * How hard the AVIF encoder tries, of 9. Measured on a scene at 960 px: 4, the default, takes 2.8 s a picture and
 * saves 6 % of what 2 needs 0.3 s for. The same for all pictures of the shop: a first start waits for them.
 */
const AVIF_EFFORT = 2;

/** Encoders' settings of 100: a page of a book is looked at more closely than a picture beside it. */
export const AS_A_PAGE = { avif: 60, webp: 82 } as const;
export const AS_A_SCENE = { avif: 58, webp: 80 } as const;

/** The folder that a command was told to write into, made if it is not there; what it writes is `things`. */
export function folderFor(things: string): string {
  const folder = process.argv[2];
  if (!folder) throw new Error(`Say which folder the ${things} should go into.`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Keeps a drawing as <name>-<width>.avif and .webp, for each width in px: what a `<picture>` chooses from. */
export async function keepPicture(
  folder: string,
  name: string,
  drawn: Buffer,
  widths: readonly number[],
  quality: { readonly avif: number; readonly webp: number },
): Promise<void> {
  for (const width of widths) {
    const sized = sharp(drawn).resize(width);
    const file = path.join(folder, `${name}-${width}`);
    const avif = sized.clone().avif({ quality: quality.avif, effort: AVIF_EFFORT });
    await writeFile(`${file}.avif`, await avif.toBuffer());
    await writeFile(`${file}.webp`, await sized.webp({ quality: quality.webp }).toBuffer());
  }
}
