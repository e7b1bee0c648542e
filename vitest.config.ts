import { defineConfig } from 'vitest/config';
import { contractRoutes } from '#web/bundling/contract-routes.ts';

export default defineConfig({
  plugins: [contractRoutes()],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**', 'data/**', 'tests/journeys/**'],
    globalSetup: 'tests/support/test-server.ts',
    // The slowest of them start servers; on two busy cores vitest's 5 s are too tight.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Every test file loads the query builder anew: the rules of the shop took 26 s before, 21 since.
    execArgv: ['--import', './database/quick-imports.ts'],
    // The same for what a test waits for: vitest gives up after 1 s.
    expect: { poll: { timeout: 15_000 } },
  },
});
