import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type Browser, carriedBrowser, isCarried } from './carried-browser.ts';

const installed = [
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser'],
  ...['/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Sees to it that there is a browser: the one that comes with the packages, else the system's, else the distribution's
 * package where we may install it. Throws if none of them can be had.
 */
export async function provideBrowser(): Promise<Browser> {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isCarried && !installedBrowser() && mayInstall) {
    console.log('Installing Chromium from the distribution ...');
    (await runQuietly('apt-get', ['update'])) &&
      (await runQuietly('apt-get', ['install', '-y', 'chromium']));
  }
  return findBrowser();
}

/**
 * The browser that is there, unpacked if it is the one among the packages. That one goes before the system's: it is built
 * without a window, and four pages of the shop cost it 2.2 CPU seconds where Debian's took 4.9; and all see the same.
 * Throws if there is none.
 */
export async function findBrowser(): Promise<Browser> {
  if (isCarried) return carriedBrowser();
  const executablePath = installedBrowser();
  if (!executablePath)
    throw new Error('No Chromium was found. Install it, then run the tests again.');
  return { executablePath, env: {} };
}

const installedBrowser = () => installed.find((file) => existsSync(file));

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
