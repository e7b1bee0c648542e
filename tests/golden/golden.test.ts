import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { someOf } from '#tests/support/some-of.ts';
import { acceptedPicture, leftOver } from './accepted.ts';
import { type Album, type Drawing, drawn } from './album.ts';
import { albums } from './all-albums.ts';
import { LEVELS_APART, worstSquare } from './compare.ts';
import { sideBySide } from './side-by-side.ts';

test.each(albums.map((album) => [album.name, album] as const))(
  '%s: every picture is drawn as somebody has accepted it',
  async (name, album) => {
    const shown = path.join('test-results', 'golden', name);
    rmSync(shown, { recursive: true, force: true });
    const complaints = leftOver(album).map((gone) => `${gone}: accepted, but no longer drawn`);
    const compared = someOf(album.name, album.drawings, album.isTenth ? 10 : 2);
    for (const drawing of compared) {
      const complaint = await complaintAbout(album, drawing, shown);
      if (complaint) complaints.push(`${drawing.name}: ${complaint}`);
    }
    expect(
      complaints,
      `look at ${shown}/; if all is well: npm run contact-sheet -- --accept ${name}`,
    ).toEqual([]);
  },
);

async function complaintAbout(album: Album, drawing: Drawing, shown: string) {
  const accepted = await acceptedPicture(album, drawing.name);
  if (!accepted) return 'no accepted picture';
  const now = await drawn(drawing, album.size);
  const levels = worstSquare(accepted, now, album.size);
  if (levels <= LEVELS_APART) return undefined;
  if (levels === Number.POSITIVE_INFINITY) return 'accepted in another size';
  mkdirSync(shown, { recursive: true });
  const picture = await sideBySide(accepted, now, album.size);
  writeFileSync(path.join(shown, `${drawing.name}.png`), picture);
  return `drawn differently, a square by ${levels.toFixed(1)} levels of 255`;
}
