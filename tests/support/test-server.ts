import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { launchEmbeddedDatabase } from '#database/embedded/launch.ts';
import { migrate } from '#database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the database server that all test files share. */
    databaseServer: string;
  }
}

/** The migrated, empty database that every test file gets a copy of. */
export const TEMPLATE = 'migrated_shop';

/**
 * Runs once around all test files (vitest's globalSetup): the very server that we ship, in a folder of its own, with
 * the migrations applied once. Copying that costs a test file less than migrating anew.
 */
export default async function startTestServer(project: TestProject) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wonderling-tests-'));
  const server = await launchEmbeddedDatabase({ dataDir });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrate(databaseAt(server.url, TEMPLATE));
  project.provide('databaseServer', server.url);

  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** The address of another database on the same server. */
export function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
