import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { WebEnv } from '#server/http/web-env.ts';
import { type CachedAnswer, send } from './answer-cache.ts';

/** The codings that the build has made beforehand, by the ending of their files. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the files of a folder that never change under their names, each from memory once it has been asked for: read
 * from the disk each time (three looks for a compressed twin, a stream, a descriptor), a script of 11 KB took 0.3 ms of a
 * processor instead of 0.03, one of 350 KB 0.9 instead of 0.2.
 *
 * @param folder an absolute path; it is listed once, and what is not on the list goes on to the next handler
 * @param prefix where its files are found, such as `/assets/`
 */
export function cacheFiles(
  folder: string,
  prefix: string,
  headers: Record<string, string>,
): MiddlewareHandler<WebEnv> {
  const names = new Set(readdirSync(folder));
  const kept = new Map<string, Promise<CachedAnswer>>();

  async function read(name: string): Promise<CachedAnswer> {
    const plain = await readFile(path.join(folder, name));
    const bodies: CachedAnswer['bodies'] = { identity: plain };
    for (const [coding, ending] of CODINGS) {
      if (names.has(name + ending)) {
        bodies[coding] = await readFile(path.join(folder, name + ending));
      }
    }
    const type = getMimeType(name) ?? 'application/octet-stream';
    return { headers: { ...headers, 'content-type': type, vary: 'accept-encoding' }, bodies };
  }

  return async (c, next) => {
    const name = c.req.path.slice(prefix.length);
    if (!names.has(name)) return next();
    let file = kept.get(name);
    if (!file) {
      file = read(name);
      kept.set(name, file);
      // A disk that failed once may be asked again.
      file.catch(() => kept.delete(name));
    }
    return send(await file, c.req.header('accept-encoding'));
  };
}
