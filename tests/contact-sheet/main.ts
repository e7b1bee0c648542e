/**
 * `npm run contact-sheet`: draws every page of every title large, to be looked at, into contact-sheets/.
 * `npm run contact-sheet -- --accept [name ...]`: keeps small pictures of what is drawn now as those that somebody has
 * looked at; of all albums, or of those named: a title's slug, heads, figures, moods, turnarounds, scenes, cutouts,
 * things.
 * `npm run contact-sheet -- --three-ways`: five pages of each title in the browser, in the PDF and for the printer, and how far apart
 * they are.
 * `npm run contact-sheet -- --art-direction`: the pictures of docs/art-direction.md.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { accept } from '#tests/golden/accepted.ts';
import { albums } from '#tests/golden/all-albums.ts';
import { drawArtDirection } from './art-direction.ts';
import { drawSheets } from './draw-sheets.ts';
import { drawThreeWays } from './three-ways.ts';

const { values, positionals } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    'three-ways': { type: 'boolean', default: false },
    'art-direction': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.accept) await acceptAlbums(positionals);
else if (values['three-ways']) await drawThreeWays('contact-sheets/three-ways');
else if (values['art-direction']) await drawArtDirection('docs/art-direction');
else await drawSheets('contact-sheets');

async function acceptAlbums(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !albums.some((album) => album.name === name));
  if (unknown.length > 0) {
    console.error(`No such album: ${unknown.join(', ')}. There are:`);
    console.error(albums.map(({ name }) => name).join(', '));
    process.exit(2);
  }
  for (const album of albums) {
    if (names.length > 0 && !names.includes(album.name)) continue;
    const changed = await accept(album);
    console.log(`${album.name}: ${changed.length === 0 ? 'as before' : changed.join(', ')}`);
    if (changed.length > 0) console.log(`  ${path.relative('.', album.folder)}`);
  }
}
