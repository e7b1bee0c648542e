/** What is heavy by nature and no one list's tenth (some-of.ts) is left to `npm run test:all`. */
export const notNow: string[] = process.env.TEST_ALL ? [] : ['**/*.all.test.{ts,tsx}'];
