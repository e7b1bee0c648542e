import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from './browser.ts';

const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/chromium');

/**
 * The browser that comes with the packages, unpacked: it needs nothing of the system, neither libraries nor fonts. Throws
 * where it does not run.
 */
export async function carriedBrowser(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium was found. Install it, then run the tests again.');
  }
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
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  const before = process.env.TMPDIR;
  // The package always unpacks into the system's folder for temporary files.
  process.env.TMPDIR = draft;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const packed = new URL('../bin/', import.meta.resolve('@sparticuz/chromium'));
    for (const file of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(new URL(file, packed).pathname);
    }
    await rename(draft, folder).catch((error) => {
      // Somebody else was quicker; his is as good.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(draft, { recursive: true, force: true });
  }
}
