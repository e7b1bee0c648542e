/** A program: a picture on its input, a JPEG on its output; it ends with 1 for a picture that cannot be decoded. */
import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { toJpeg } from './to-jpeg.ts';

// Where memory runs out, Linux ends this program before any other. Elsewhere there is no such file.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});

try {
  process.stdout.write(await toJpeg(await buffer(process.stdin)));
} catch {
  process.exitCode = 1;
}
