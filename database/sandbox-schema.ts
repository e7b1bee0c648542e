import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/**
 * Makes the tables of the sandbox's payments and mails where they are missing. They stand here, and not with the
 * sandbox, because an archive may hold their rows: whoever restores it needs the tables, and runs without the sandbox.
 * @param client in a transaction, with nobody else making them at the same time: "if not exists" still collides
 */
export async function createSandboxTables(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(await readFile(new URL('sandbox-schema.sql', import.meta.url), 'utf8'));
}
