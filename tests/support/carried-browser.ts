import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** A Chromium for the journeys: the program, and what its environment needs on top of ours. */
export type Browser = { executablePath: string; env: Record<string, string> };

/** Inside its package, so that npm throws it away together with the version that it was unpacked from. */
const folder = path.resolve(import.meta.dirname, '../../node_modules/@sparticuz/chromium/unpacked');

/** Whether the browser that comes with the packages runs on this machine. */
export const isCarried = process.platform === 'linux' && process.arch === 'x64';

/**
 * The browser that comes with the packages, unpacked: it needs nothing of the system, neither libraries nor fonts. Only
 * where it `isCarried`.
 */
export async function carriedBrowser(): Promise<Browser> {
  if (!existsSync(folder)) await unpack();
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf'),
    },
  };
}

/** Unpacks beside the final folder first, so that one that was cut off is never taken for a browser. */
async function unpack(): Promise<void> {
  const draft = await mkdtemp(`${folder}.`);
  try {
    const program = path.join(import.meta.dirname, 'unpack-browser.ts');
    await promisify(execFile)(process.execPath, [program], {
      env: { ...process.env, TMPDIR: draft },
    });
    await rename(draft, folder).catch((error) => {
      // Somebody else was quicker; his is as good.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
