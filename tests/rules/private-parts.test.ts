import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * Each use of a part that a library keeps for itself, or does not promise to keep as it is. It was read at the version
 * named here. With another version its test fails: read the part again, see that the tests of the files named still ask
 * what they should, and write the new version down.
 */
type PrivatePart = {
  library: string;
  version: string;
  /** What of it is used. */
  part: string;
  /** Why, and what would make it superfluous. */
  why: string;
  /** How its use looks in our code, and the only files where it may stand. */
  sign: RegExp;
  files: string[];
};

const PARTS: PrivatePart[] = [
  {
    library: 'graphile-worker',
    version: '0.18.0',
    part: 'the tables _private_jobs and _private_tasks',
    why: 'Its public view leaves out what a job was given, and whoever looks for hopeless jobs needs that.',
    sign: /graphile_worker\._private/,
    files: ['database/queued-jobs.ts'],
  },
  {
    library: 'graphile-worker',
    version: '0.18.0',
    part: 'the name under which a worker locks its jobs, which its event pool:create tells',
    why: 'A dead worker is known by it (docs/decisions/002).',
    sign: /force_unlock_workers/,
    files: ['database/worker-presence.ts'],
  },
  {
    library: 'drizzle-orm',
    version: '0.45.4',
    part: 'how NodePgSession and NodePgTransaction are made',
    why: "Drizzle's own `transaction` makes a query builder each time, so nothing built could be kept (docs/decisions/082).",
    sign: /new NodePg(?:Session|Transaction)\b/,
    files: ['database/transaction.ts'],
  },
  {
    library: 'drizzle-orm',
    version: '0.45.4',
    part: 'that its modules import each other by relative paths that end in .js',
    why: 'Node parses its 179 KB of exports for each of them. Goes with the first Node that keeps what it has parsed.',
    sign: /registerHooks/,
    files: ['database/quick-imports.ts'],
  },
  {
    library: 'better-auth',
    version: '1.7.25',
    part: "how it signs the session's cookie: HMAC, SHA-256, base64, of the token",
    why: 'Its own goes through Web Crypto and another thread: a twelfth of a signed-in call (docs/decisions/082).',
    sign: /createHmac\('sha256', secret\)\.update\(token\)/,
    files: ['server/auth/session-token.ts'],
  },
  {
    library: 'better-auth',
    version: '1.7.25',
    part: 'that a refused link is a redirect with error=INVALID_TOKEN',
    why: 'It has no other way to say so; a POST has no use for a redirect.',
    sign: /INVALID_TOKEN/,
    files: ['server/auth/mailed-link.ts'],
  },
  {
    library: '@better-auth/core',
    version: '1.7.25',
    part: 'runWithTransaction',
    why: 'A link is used up, its account made and its session begun in one transaction (docs/decisions/021).',
    sign: /runWithTransaction/,
    files: ['server/auth/mailed-link.ts'],
  },
  {
    library: 'better-auth',
    version: '1.7.25',
    part: "the shape of its adapter's `create` and `transaction`",
    why: 'Its hook for new users runs after the commit; a crash there would leave an account without a profile.',
    sign: /drizzleAdapter\(/,
    files: ['server/auth/accounts-adapter.ts'],
  },
  {
    library: 'sonner',
    version: '2.0.8',
    part: 'the call __insertCSS, which is taken out of its source',
    why: 'It writes a style element into the page, which our content security policy refuses. Goes when it can be asked not to.',
    sign: /__insertCSS/,
    files: ['vite.config.ts'],
  },
  {
    library: '@myriaddreamin/typst-ts-node-compiler',
    version: '0.7.0',
    part: 'evictCache, and that a compiler may be used again after resetShadow',
    why: 'Pictures are never met again; kept, a hundred books took 120 MB more.',
    sign: /evictCache/,
    files: ['bookmaking/typesetting/press.ts'],
  },
  {
    library: 'react-router',
    version: '8.4.0',
    part: 'that a nonce stands on each inline script of its HTML as ` nonce="..."`',
    why: 'A kept page has hashes instead of nonces (docs/decisions/070).',
    sign: /replaceAll\(` nonce=/,
    files: ['server/page-cache/page-cache.ts'],
  },
];

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:tsx?|js)$/.test(file) && !/\.test\.tsx?$|^tests\//.test(file))
  .filter((file) => !/(^|\/)(node_modules|build|\.react-router|data)\//.test(file));

test.each(PARTS.map((part) => [`${part.library}: ${part.part}`, part] as const))(
  '%s was read at the version that is installed',
  (_what, { library, version, files: used }) => {
    const installed = JSON.parse(read(`node_modules/${library}/package.json`)).version;
    expect(
      installed,
      `${library} ${installed} is installed; read its part again, see that the tests of ${used} still ask for it, and write the version down here`,
    ).toBe(version);
  },
);

test.each(PARTS.map((part) => [`${part.library}: ${part.part}`, part] as const))(
  '%s is used where it is listed, and nowhere else',
  (_what, { sign, files: listed }) => {
    expect(files.filter((file) => sign.test(read(file)))).toEqual(listed);
  },
);
