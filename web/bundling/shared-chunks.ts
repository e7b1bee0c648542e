import type { Rolldown } from 'vite';

const ENTRY = /\/web\/entry\.client\.tsx/;
const SHELL = /\/web\/root\.tsx/;
/** The pages that people arrive on, whose first load is limited (first-load.ts). */
const ARRIVAL =
  /\/web\/pages\/(?:home|catalog|book|explore|theme)\/(home|catalog|book|explore|theme)\.tsx/;

/**
 * The files of code that pages share. Left alone, the bundler makes one for every set of pages that share something: 28 to 44
 * requests before a page is alive, and small files press worse than whole ones.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 4,
  },
  { name: byArrivals, debugName: 'by arrivals', priority: 3 },
  // After the shop's own: a file takes along what its modules need, unless another has it.
  { name: byOneArrival, debugName: 'by one arrival', priority: 2 },
  // Who imports an icon cannot be asked (see below). Among the furniture one arrow brought all of it along.
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 4, priority: 1 },
  {
    name: 'furniture',
    // What calls the API from the browser would bring its library along: 5 KB that no first page calls.
    test: /\/(web\/(ui|shell|book\/buying)|vocabulary)\/(?!shop-client)/,
    minShareCount: 4,
    priority: 0,
  },
];

/** What every page needs is in 'shop', and what at least two of those do that people arrive on. */
function byArrivals(module: string, bundle: Rolldown.ChunkingContext) {
  // It acts as soon as it is there, and must come last.
  if (ENTRY.test(module)) return null;
  const users = usersOf(module, bundle);
  return arrivalsAmong(users).size > 1 || users.some((user) => SHELL.test(user) || ENTRY.test(user))
    ? 'shop'
    : null;
}

/**
 * What a page that people arrive on shares with others that come later is in a file of its own. In 'furniture' it brought 5 KB
 * along that the page does not need.
 */
function byOneArrival(module: string, bundle: Rolldown.ChunkingContext) {
  const users = usersOf(module, bundle);
  const [page] = arrivalsAmong(users);
  const fetched = users.map((user) => bundle.getModuleInfo(user));
  const isShared =
    fetched.filter((user) => user?.isEntry || user?.dynamicImporters.length).length > 1;
  return page && isShared ? `${page}-shared` : null;
}

/** A module and all that cannot do without it. */
function usersOf(module: string, bundle: Rolldown.ChunkingContext) {
  const users = new Set([module]);
  // A set is walked to its end with what is added on the way.
  for (const user of users) {
    // Every icon is imported by the library's list of them, and that by everybody.
    if (user.endsWith('/lucide-react.mjs')) continue;
    for (const importer of bundle.getModuleInfo(user)?.importers ?? []) users.add(importer);
  }
  return [...users];
}

function arrivalsAmong(users: string[]) {
  return new Set(users.flatMap((user) => ARRIVAL.exec(user)?.[1] ?? []));
}
