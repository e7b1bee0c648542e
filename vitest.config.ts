import { defineConfig } from 'vitest/config';
import { notNow } from './tests/support/not-now.ts';
import { testSeed } from './tests/support/test-seed.ts';
import { testsWithDatabase } from './tests/support/tests-with-database.ts';
import { contractRoutes } from './web/bundling/contract-routes.ts';

const withDatabase = testsWithDatabase();
const exclude = ['node_modules/**', 'build/**', 'data/**', 'tests/journeys/**', ...notNow];

testSeed();

export default defineConfig({
  plugins: [contractRoutes()],
  test: {
    // The slowest of them start servers, or paint a book for the printer, which is 15 s on a quiet machine. Half a minute was
    // not enough where neighbors took two thirds of both cores, and a limit is there to end what hangs, not what is slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The same for what a test waits for: vitest gives up after 1 s.
    expect: { poll: { timeout: 45_000 } },
    // The files of a worker share its modules, which took a third of all work when each file loaded them anew. So
    // nobody may leave a changed environment, a false clock or a spy behind.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...withDatabase],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: withDatabase,
          exclude,
          globalSetup: 'tests/support/test-server.ts',
          setupFiles: 'tests/support/before-any-server.ts',
        },
      },
    ],
  },
});
