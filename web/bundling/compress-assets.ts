import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|webmanifest|txt|xml)$/;

/**
 * Writes a `.br` and a `.gz` neighbor for every text file of the browser's build, once per
 * build, so that the server hands out the best compression without spending a request's time.
 *
 * @param folder the browser's build, an absolute path
 */
export async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const path = `${folder}/${file}`;
        const bytes = await readFile(path);
        const [smallest, small] = await Promise.all([
          promisify(brotliCompress)(bytes, {
            params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
          }),
          promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
        ]);
        await Promise.all([writeFile(`${path}.br`, smallest), writeFile(`${path}.gz`, small)]);
      }),
  );
}
