import type { Rolldown } from 'vite';

const ENTRY = /\/web\/entry\.client\.tsx/;
const SHELL = /\/web\/root\.tsx/;
/** The pages that people arrive on, whose first load is limited (first-load.ts). */
const ARRIVAL =
  /\/web\/pages\/(home\/home|catalog\/catalog|book\/book|explore\/explore|theme\/theme)\.tsx/;

/**
 * The files of code that pages share. Left alone, the bundler makes one for every set of pages that share something: 28 to 44
 * requests before a page is alive, and small files press worse than whole ones.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 3,
  },
  { name: byArrivals, debugName: 'by arrivals', priority: 2 },
  {
    name: 'furniture',
    // What calls the API from the browser would bring its library along: 5 KB that no first page calls.
    test: /\/(web\/(ui|shell|book\/buying)|vocabulary|lucide-react)\/(?!shop-client)/,
    minShareCount: 4,
    priority: 1,
  },
];

/** What every page needs is in 'shop', and what at least two of those do that people arrive on. */
function byArrivals(module: string, bundle: Rolldown.ChunkingContext) {
  // It acts as soon as it is there, and must come last.
  if (ENTRY.test(module)) return null;
  const users = new Set([module]);
  // A set is walked to its end with what is added on the way.
  for (const user of users) {
    // Every icon is imported by the library's list of them, and that by everybody.
    if (user.endsWith('/lucide-react.mjs')) continue;
    for (const importer of bundle.getModuleInfo(user)?.importers ?? []) users.add(importer);
  }
  const pages = new Set([...users].flatMap((user) => ARRIVAL.exec(user)?.[1] ?? []));
  return pages.size > 1 || [...users].some((user) => SHELL.test(user) || ENTRY.test(user))
    ? 'shop'
    : null;
}
