import { copyFile, open, rename, stat, truncate } from 'node:fs/promises';

const LARGEST = 5 * 1024 * 1024;

/** Opens the server's log for appending, and puts a full one (over 5 MB) aside as `.1` first. */
export async function openLog(file: string) {
  if ((await size(file)) > LARGEST) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
}

/**
 * Keeps the log of a running server small: looks once a minute, copies a full one to `.1` and empties it. The server
 * appends to the same open file, so it cannot be renamed under it. Answers a function that ends the watch.
 */
export function watchLog(file: string, largest = LARGEST, everyMs = 60_000): () => void {
  const timer = setInterval(async () => {
    if ((await size(file)) <= largest) return;
    await copyFile(file, `${file}.1`).catch(() => {});
    await truncate(file).catch(() => {});
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

const size = (file: string) =>
  stat(file).then(
    (found) => found.size,
    () => 0,
  );
