import { spawn } from 'node:child_process';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

const PROGRAM = path.join(import.meta.dirname, 'to-jpeg-alone-main.ts');
/** Longer than the library's own limit, for a decoder that does not listen. */
const MOST_MS = 60_000;

/**
 * The same as `toJpeg` in a process of its own, whose memory goes back to the machine with it. If there is not
 * enough, the machine ends that process and not the shop.
 * @throws Error if it ended without a picture
 */
export async function toJpegAlone(upload: Uint8Array): Promise<Uint8Array> {
  // Nothing of the environment: whatever a picture could make of the decoder, it finds no secret there.
  const alone = spawn(process.execPath, [PROGRAM], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: MOST_MS,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    alone.once('close', resolve);
    alone.once('error', reject);
  });
  // It may end before it has read everything; how it ended is what counts.
  alone.stdin.on('error', () => {});
  alone.stdin.end(upload);
  const [jpeg, code] = await Promise.all([buffer(alone.stdout), ended]);
  if (code !== 0) throw new Error('The picture could not be decoded');
  return jpeg;
}
