import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './fingerprint.js';

/** Drawn pictures, in a folder for each key: what was drawn once is not drawn again while nothing behind it changes. */
export const drawings = path.join('node_modules', '.cache', 'pictures');

const prerender = (...files) => files.map((file) => path.join('pictures', 'prerender', file));
/** What draws the pictures of a title, of a file of scenes, of the cutouts, of the whole shelf. */
const ofTitle = prerender('main.ts', 'covers.ts', 'leaves.ts', 'social.ts');
const ofScenes = prerender('main.ts', 'scenes.ts');
const ofCutouts = prerender('main.ts', 'cutouts.ts');
const ofShelf = prerender('main.ts', 'social.ts');

/** What every picture of a book is textured with. They are read as files, so no import tells of them. */
const tiles = path.join('bookmaking', 'surface', 'tiles');

/** Packages whose other version may draw other pixels. librsvg is a part of @img/sharp-libvips. */
const DRAWS =
  /node_modules\/(sharp|wawoff2|@img|@myriaddreamin|@fontsource|@expo-google-fonts)(\/|$)/;

/**
 * The key of everything that is drawn, by the file that it is drawn from: a title, a file of scenes, the cutouts, and
 * the list of titles for the whole shelf. What takes longest comes first.
 */
export function pictureKeys(project) {
  const shelf = path.join('titles', 'find-title.ts');
  const titles = project.importsOf(shelf).filter((file) => path.basename(file) === 'title.ts');
  const scenes = project
    .importsOf(path.join('pictures', 'find-scene.ts'))
    .filter((file) => path.dirname(file) !== 'pictures');
  const cutouts = path.join('pictures', 'landing', 'cutouts.ts');
  const always = drawnWith();
  const keyed = (drawer) => (file) => [
    file,
    project.keyOf([...drawer, file, ...filesIn('setup'), ...filesIn(tiles)], `${file}\n${always}`),
  ];
  return Object.fromEntries([
    ...titles.map(keyed(ofTitle)),
    ...[cutouts].map(keyed(ofCutouts)),
    ...scenes.map(keyed(ofScenes)),
    ...[shelf].map(keyed(ofShelf)),
  ]);
}

/** Whether all of them have been drawn. */
export const isDrawn = (keys) =>
  Object.values(keys).every((key) => existsSync(path.join(drawings, key)));

/** Lays the drawings where the server finds them, in place of those that were there, and forgets all others. */
export function hangPictures(keys, served) {
  const wanted = Object.values(keys);
  const folders = new Set(wanted.flatMap((key) => readdirSync(path.join(drawings, key))));
  for (const folder of folders) rmSync(path.join(served, folder), { recursive: true, force: true });
  for (const key of wanted) cpSync(path.join(drawings, key), served, { recursive: true });
  for (const key of readdirSync(drawings)) {
    if (!wanted.includes(key)) rmSync(path.join(drawings, key), { recursive: true });
  }
}

function drawnWith() {
  const { packages = {} } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(([place]) => DRAWS.test(place))
    .map(([place, { version }]) => `${place} ${version}`)
    .join('\n');
}
