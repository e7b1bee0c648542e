/**
 * Unpacks the browser among the packages into TMPDIR, for its package knows no other place. A program of its own: what
 * else is started meanwhile must not take a half unpacked browser for the folder of temporary files.
 */
import { inflate } from '@sparticuz/chromium';

const packed = new URL('../bin/', import.meta.resolve('@sparticuz/chromium'));
for (const file of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
  await inflate(new URL(file, packed).pathname);
}
