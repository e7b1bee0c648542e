/** `node tests/bench/print-a-book.ts`: the shop's own program for one book, and at its end what it has cost instead of the files. */
import { buffer } from 'node:stream/consumers';
import { deserialize } from 'node:v8';
import { printBook } from '#bookmaking/printing/print-book.ts';
import { spent } from './spent.ts';

const { interior, cover, report } = await printBook(deserialize(await buffer(process.stdin)));
console.log(
  JSON.stringify({
    seconds: spent() / 1000,
    bytes: interior.length + cover.length,
    // The kernel's own high-water mark, in KB.
    peak: process.resourceUsage().maxRSS * 1024,
    passed: report.passed,
  }),
);
