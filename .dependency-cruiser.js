/**
 * Who may import whom (docs/tour.md, "Who may import what"): dependencies point one way. Asked by `npm test`
 * (`npm test -- imports`), not by `npm run check`; it sees every kind of import, of types too.
 *
 * The linter's own rule was tried first. It sees no import whose name stands in backquotes, cannot tell a type from a
 * value, and needs a list of its own for every room; a test with a pattern for import lines, which stood here before,
 * saw neither `import 'x'` nor anything in a .js file.
 */

/** Each folder with those that it may import from, besides itself. A folder that is missing here may import nothing. */
const folders = {
  setup: [],
  vocabulary: [],
  content: ['vocabulary'],
  contract: ['vocabulary'],
  bookmaking: ['vocabulary'],
  titles: ['vocabulary', 'bookmaking'],
  pictures: ['vocabulary', 'bookmaking', 'titles'],
  database: ['vocabulary'],
  shop: ['vocabulary', 'content', 'bookmaking', 'titles', 'database'],
  services: ['vocabulary', 'shop'],
  sandbox: ['vocabulary', 'shop', 'database'],
  seeds: ['vocabulary', 'shop', 'database'],
  web: ['vocabulary', 'content', 'contract', 'bookmaking', 'titles', 'pictures'],
  server: [
    ...['setup', 'vocabulary', 'content', 'contract', 'bookmaking', 'database'],
    ...['shop', 'services', 'seeds', 'web'],
  ],
  /** The shop under `npm run dev`; but for tests nothing imports it. */
  dev: ['titles', 'pictures', 'database', 'server'],
  tests: ['.*'],
};

/** An area of the shop uses the verbs of those before it. */
const areas = [
  ...[
    'accounts',
    'audit',
    'webhooks',
    'catalog',
    'codes',
    'delivery',
    'family',
    'previews',
    'favorites',
    'cart',
    'gift-cards',
    'orders',
  ],
  ...['reviews', 'printing', 'checkout', 'refunds', 'admin', 'account-rights'],
];

/** A room of the server uses those before it. */
const rooms = [
  ...['settings', 'heartbeat', 'logging', 'http', 'rate-limits', 'auth', 'metrics', 'page-cache'],
  ...['api', 'web', 'worker', 'archive', 'supervisor', 'commands'],
];

/** What services and the sandbox must throw or hand on; else they take nothing but types from the shop. */
const thrownByServices = [
  'shop/checkout/payment-provider.ts',
  'shop/family/reencode-photo.ts',
  'shop/files.ts',
  'shop/mail.ts',
  'shop/print-partner.ts',
];

/** Tests stand beside the code that they ask, and may look wherever they need to. */
const isTest = String.raw`\.test\.tsx?$|^tests/|^bookmaking/testing/`;
const anyOf = (names) => `(?:${names.join('|')})`;
const within = (names) => `^${anyOf(names)}/`;
const files = (names) => `^${anyOf(names.map((name) => name.replaceAll('.', String.raw`\.`)))}$`;
const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** In a row of names within a folder, each may use itself and those before it. */
const inOrder = (folder, row) =>
  row.map((name, place) =>
    error(
      `${folder}-in-order`,
      `${folder}/ from bottom to top: ${row.join(', ')}`,
      { path: `^${folder}/${name}/`, pathNot: isTest },
      { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/${anyOf(row.slice(0, place + 1))}/` },
    ),
  );

export default {
  forbidden: [
    error(
      'no-circles',
      'What two files need of each other stands in a third',
      {},
      { circular: true },
    ),
    error(
      'every-folder-has-its-place',
      'Say in .dependency-cruiser.js what a new folder may import',
      { path: '^[^/]+/', pathNot: within(Object.keys(folders)) },
      {},
    ),
    ...Object.entries(folders).map(([folder, may]) =>
      error(
        'folders-in-order',
        `${folder}/ may import from: ${may.join(', ') || 'nothing of ours'}`,
        { path: `^${folder}/`, pathNot: isTest },
        { path: within(Object.keys(folders)), pathNot: within([folder, ...may]) },
      ),
    ),
    ...inOrder('shop', areas),
    ...inOrder('server', rooms),
    error(
      'every-room-has-its-place',
      'Say in .dependency-cruiser.js where a new area or room stands',
      {
        path: '^(?:shop|server)/[^/]+/',
        pathNot: [`^shop/${anyOf(areas)}/`, `^server/${anyOf(rooms)}/`],
      },
      {},
    ),
    error(
      'queries-are-private',
      "An area's queries are its own",
      { path: '^shop/([^/]+)/' },
      { path: String.raw`^shop/[^/]+/queries\.ts$`, pathNot: '^shop/$1/' },
    ),
    error(
      'one-door-of-setup',
      'setup/ runs before anything is installed; only its lock is of use to others',
      { pathNot: '^setup/' },
      { path: '^setup/', pathNot: String.raw`^setup/lock\.js$` },
    ),
    error(
      'services-take-types',
      'Services and the sandbox take nothing but types from the shop, and what they must throw',
      { path: within(['services', 'sandbox']), pathNot: isTest },
      { path: '^shop/', pathNot: files(thrownByServices), dependencyTypesNot: ['type-only'] },
    ),
    error(
      'nothing-of-the-server-in-the-browser',
      'Pages know the contract, not the shop',
      { path: '^web/', pathNot: isTest },
      {
        path: [
          '^bookmaking/typesetting/',
          '^pictures/prerender/',
          `node_modules/${anyOf(['pg', 'drizzle-orm', 'stripe', 'better-auth', 'graphile-worker'])}/`,
          `node_modules/${anyOf(['pino', 'nodemailer'])}/`,
        ],
      },
    ),
    error(
      'vocabulary-is-plain',
      'Everybody may name it, the browser too: plain data, and no library comes along',
      { path: '^vocabulary/', pathNot: isTest },
      { pathNot: '^vocabulary/' },
    ),
    error(
      'books-are-made-offline',
      'Bookmaking needs no network and no database',
      { path: within(['bookmaking', 'titles', 'pictures']), pathNot: isTest },
      { path: ['^(?:node:)?(?:net|https?|dns|tls)$', 'node_modules/pg/'] },
    ),
    error(
      'no-ghosts',
      'What is imported is there',
      {},
      { couldNotResolve: true, pathNot: String.raw`\+types/|virtual:` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(?:build|data|\.react-router)/|\.css$` },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
