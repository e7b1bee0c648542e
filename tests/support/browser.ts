import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A Chromium for the journeys: the program, and what its environment needs on top of ours. */
export type Browser = { executablePath: string; env: Record<string, string> };

const installed = [
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser'],
  ...['/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const carriedFolder = path.resolve(import.meta.dirname, '../../node_modules/.cache/chromium');

/**
 * Sees to it that there is a browser: the system's, else the distribution's package where we may install it, else the
 * one that comes with the packages. Throws if none of them can be had.
 */
export async function provideBrowser(): Promise<Browser> {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!installedBrowser() && mayInstall) {
    console.log('Installing Chromium from the distribution ...');
    const worked =
      (await runQuietly('apt-get', ['update'])) &&
      (await runQuietly('apt-get', ['install', '-y', 'chromium']));
    if (!worked) console.log('It could not be installed; the browser among the packages must do.');
  }
  return findBrowser();
}

/** The browser that is there, unpacked if it is the one among the packages. Throws if there is none. */
export async function findBrowser(): Promise<Browser> {
  const executablePath = installedBrowser();
  if (executablePath) return { executablePath, env: {} };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium was found. Install it, then run the tests again.');
  }
  if (!existsSync(carriedFolder)) await unpackCarried();
  return {
    executablePath: path.join(carriedFolder, 'chromium'),
    env: {
      // It brings the few libraries that a bare system lacks, and fonts.
      LD_LIBRARY_PATH: path.join(carriedFolder, 'al2023', 'lib'),
      ...(!existsSync('/etc/fonts/fonts.conf') && {
        FONTCONFIG_PATH: path.join(carriedFolder, 'fonts'),
      }),
    },
  };
}

const installedBrowser = () => installed.find((file) => existsSync(file));

/** Unpacks beside the final folder first, so that one that was cut off is never taken for a browser. */
async function unpackCarried(): Promise<void> {
  const draft = `${carriedFolder}.${process.pid}`;
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
    await rename(draft, carriedFolder).catch((error) => {
      // Somebody else was quicker; his is as good.
      if (!existsSync(carriedFolder)) throw error;
    });
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(draft, { recursive: true, force: true });
  }
}

/** Runs a command and shows what it printed only if it failed; answers whether it worked. */
async function runQuietly(file: string, args: string[]): Promise<boolean> {
  const child = spawn(file, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) console.error(printed);
  return code === 0;
}
