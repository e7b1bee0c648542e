import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Everything that a file names in an import or in Vite's glob, apart from what is there for the types alone. */
const NAMED =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\s)[^'"`;]*?from\s+'([^']+)'|\bimport\s*\(?\s*'([^']+)'|import\.meta\.glob[^'"`;]*'([^']+)'/g;

/** Reads the project as it is now, every file once however many keys it is part of. */
export function readProject() {
  const seen = new Map();

  const read = (file) => {
    if (!seen.has(file)) seen.set(file, lookAt(file));
    return seen.get(file);
  };

  /** What a file imports of ours, by path. */
  const importsOf = (file) => read(file).imports;

  /** A key of files and of everything that they import, by content: a checkout changes dates, not keys. */
  const keyOf = (entries, more = '') => {
    const behind = new Set(entries);
    // A set hands out what is added while it is walked through.
    for (const file of behind) for (const next of importsOf(file)) behind.add(next);
    const hash = createHash('sha256').update(more);
    for (const file of [...behind].sort()) hash.update(`\n${file} ${read(file).hash}`);
    return hash.digest('hex').slice(0, 32);
  };

  return { importsOf, keyOf };
}

/** All files in a folder, tests apart; none where there is no such folder. */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(place);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [place];
  });
}

function lookAt(file) {
  // What is missing counts as empty here; the builder says it in better words.
  if (!existsSync(file)) return { hash: 'missing', imports: [] };
  const content = readFileSync(file);
  const hash = createHash('sha256').update(content).digest('hex');
  return { hash, imports: /\.[jt]sx?$/.test(file) ? ours(file, content.toString()) : [] };
}

function ours(file, source) {
  return [...source.matchAll(NAMED)].flatMap(([, from, alone, glob]) => {
    if (glob) return matching(glob.slice(1));
    const [name] = (from ?? alone).split('?');
    if (name.startsWith('#')) return [path.normalize(name.slice(1))];
    return name.startsWith('.') ? [path.join(path.dirname(file), name)] : [];
  });
}

/** The files of a pattern with one star: for one folder, as in titles, star, title.ts, or for one file's name, as in tiles, star.jpg. */
function matching(pattern) {
  const [above, below, more] = pattern.split('/*');
  if (below === undefined || more !== undefined) {
    throw new Error(`setup/fingerprint.js does not understand ${pattern}`);
  }
  if (!existsSync(above)) return [];
  const names = readdirSync(above);
  if (!below.startsWith('/')) {
    return names.filter((name) => name.endsWith(below)).map((name) => path.join(above, name));
  }
  return names.map((name) => path.join(above, name, below)).filter((file) => existsSync(file));
}
