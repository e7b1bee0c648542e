import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type Browser, carriedBrowser } from './carried-browser.ts';

const installed = [
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser'],
  ...['/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Sees to it that there is a browser: the system's, else the distribution's package where we may install it, else the
 * one that comes with the packages. Throws if none of them can be had.
 */
export async function provideBrowser(): Promise<Browser> {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!installedBrowser() && mayInstall) {
    console.log('Installing Chromium from the distribution ...');
    (await runQuietly('apt-get', ['update'])) &&
      (await runQuietly('apt-get', ['install', '-y', 'chromium']));
  }
  const browser = await findBrowser();
  if (!installedBrowser()) console.log('No Chromium is installed: the packages bring their own.');
  return browser;
}

/** The browser that is there, unpacked if it is the one among the packages. Throws if there is none. */
export async function findBrowser(): Promise<Browser> {
  const executablePath = installedBrowser();
  return executablePath ? { executablePath, env: {} } : carriedBrowser();
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
