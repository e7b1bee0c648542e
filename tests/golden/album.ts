import sharp from 'sharp';
import { withTileFiles } from '#bookmaking/surface/tile-files.ts';

/** Drawings that are looked at together, and where their accepted pictures lie. */
export interface Album {
  /** What a person calls it: `npm run contact-sheet -- --accept <name>`. */
  readonly name: string;
  /** Holds one accepted picture a drawing, <drawing>.webp, and nothing else. */
  readonly folder: string;
  /** Side of the square that each frame of a drawing is fitted into, in pixels: a multiple of 8. */
  readonly size: number;
  readonly drawings: readonly Drawing[];
  /** So many that `npm test` compares a tenth of them, another one each time; `npm run test:all` all. */
  readonly isTenth?: boolean;
}

/** One picture: the same thing for a few children, each a whole SVG document, drawn when asked for. */
export interface Drawing {
  readonly name: string;
  readonly frames: readonly (() => string)[];
}

/** Frames under each other: raw RGB, row by row, as wide as the album's size. */
export async function drawn({ frames }: Drawing, size: number): Promise<Buffer> {
  const pictures = frames.map((frame) =>
    sharp(Buffer.from(withTileFiles(inSquare(frame(), size))))
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer(),
  );
  return Buffer.concat(await Promise.all(pictures));
}

/** The document at the size that it is wanted in: sharp's `resize` reads it twice, a fifth more work. */
const inSquare = (svg: string, size: number): string =>
  svg.replace(
    /^<svg [^>]*(viewBox="[^"]+")[^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" $1 width="${size}" height="${size}">`,
  );
