/** `npm run new-migration` writes the next SQL file from the tables. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './database/tables/*.ts',
  out: './database/migrations',
});
