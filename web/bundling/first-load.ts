import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Most that a browser may have to fetch of scripts before a page is alive, in gzipped bytes. */
export const MOST_FIRST_LOAD = 140 * 1024;

/** Most files that they may come in: each is a request, and six at a time is what an older server's line takes. */
export const MOST_FILES = 12;

/** The pages that people arrive on, and the route that each of them is. */
export const ARRIVALS = {
  '/': 'pages/home/home',
  '/books': 'pages/catalog/catalog',
  '/book/1': 'pages/book/book',
  '/explore': 'pages/explore/explore',
} as const;

/** A script that a page loads at once: the file's name without its hash, and its gzipped size in bytes. */
export type Part = { name: string; bytes: number };

/** What the build tells the browser about its files. */
type Manifest = {
  entry: Scripts;
  routes: Record<string, Scripts>;
};
type Scripts = { module: string; imports: string[] };

/**
 * The scripts that a browser fetches before a page is alive, the biggest first: the entry, the shell and
 * the page with everything that they import. What is loaded later, at a click or when there is time,
 * does not count. Sizes are those of the files that the server hands out, compressed by the build.
 *
 * @param folder the browser's build, an absolute path
 * @param route the page's name in the build, such as 'pages/home/home'
 */
export async function firstLoadOf(folder: string, route: string): Promise<Part[]> {
  const { entry, routes } = await readManifest(folder);
  const page = routes[route];
  const shell = routes.root;
  if (!page || !shell) throw new Error(`The build has no page ${route}`);
  const files = new Set(
    [entry, shell, page].flatMap(({ module, imports }) => [module, ...imports]),
  );
  files.add(await manifestFile(folder));
  const parts = await Promise.all([...files].map((file) => weigh(folder, file)));
  return parts.toSorted((one, other) => other.bytes - one.bytes);
}

export const totalOf = (parts: Part[]): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Prints what the pages that people arrive on are made of: where a budget goes can be seen at every build. */
export async function printFirstLoad(folder: string): Promise<void> {
  for (const [address, route] of Object.entries(ARRIVALS)) {
    const parts = await firstLoadOf(folder, route);
    const shown = parts.filter(({ bytes }) => bytes >= 1024);
    const rest = totalOf(parts) - totalOf(shown);
    const words = shown.map(({ name, bytes }) => `${name} ${inKb(bytes)}`).join(', ');
    console.log(
      `First load of ${address}: ${inKb(totalOf(parts))} KB gzipped: ${words}, ${parts.length - shown.length} small ones ${inKb(rest)}`,
    );
  }
}

const inKb = (bytes: number): string => (bytes / 1024).toFixed(1);

async function manifestFile(folder: string): Promise<string> {
  const names = await readdir(path.join(folder, 'assets'));
  const name = names.find((each) => /^manifest-\w+\.js$/.test(each));
  if (!name) throw new Error(`There is no build in ${folder}`);
  return `/assets/${name}`;
}

async function readManifest(folder: string): Promise<Manifest> {
  const script = await readFile(path.join(folder, await manifestFile(folder)), 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
}

async function weigh(folder: string, file: string): Promise<Part> {
  const { size } = await stat(path.join(folder, `${file}.gz`));
  return { name: path.basename(file).replace(/-[\w-]{8}\.js$/, ''), bytes: size };
}
