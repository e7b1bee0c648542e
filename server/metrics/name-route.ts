import { TrieRouter } from 'hono/router/trie-router';
import type { ServerBuild } from 'react-router';
import { contractPaths } from '#server/http/contract-paths.ts';
import { pagePaths } from '#server/http/page-paths.ts';

/** Names a path by the route that answers it: '/book/7.data' is '/book/:bookId'. */
export type NameRoute = (path: string) => string;

/** What no list of routes knows: the sandbox and the files of the browser's build. */
const FOLDERS = [
  'print-files',
  'sandbox',
  'assets',
  'covers',
  'social',
  'scenes',
  'cutouts',
  'leaves',
];

/** Knows the contract's calls and the build's pages. */
export function nameRoutes(pages: ServerBuild['routes']): NameRoute {
  const router = new TrieRouter<string>();
  const patterns = [
    ...['/metrics', '/api', '/api/openapi.json', '/api/webhooks/stripe', '/api/webhooks/printing'],
    '/api/auth/callback/google',
    ...contractPaths.map(({ path }) => path),
    ...FOLDERS.map((folder) => `/${folder}/*`),
    ...pagePaths(pages).flatMap(({ path }) => (path === '/*' ? [] : path)),
  ];
  for (const pattern of patterns) router.add('ALL', pattern, pattern);
  return (path) => {
    // Pages that are loaded by a script ask for their data at the page's own address with this ending.
    const [matched] = router.match('ALL', path.replace(/(\/_root)?\.data$/, '') || '/')[0];
    // A stranger's inventions must not become labels.
    return matched?.[0] ?? 'other';
  };
}
