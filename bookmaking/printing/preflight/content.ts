import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';

/** One step of a page's drawing: what is done, and with what. Strings of letters come as bytes. */
export interface Step {
  readonly operator: string;
  readonly operands: readonly Operand[];
}
export type Operand = number | string | Uint8Array | readonly Operand[];

const SPACE = /\s/;
const ENDS_WORD = /[\s()<>[\]{}/%]/;

/** Reads what a stream draws, step by step (ISO 32000-1, 7.8.2). */
export function* stepsOf(written: string): Generator<Step> {
  let at = 0;
  let operands: Operand[] = [];
  const word = (): string => {
    const from = at;
    while (at < written.length && !ENDS_WORD.test(written[at] as string)) at++;
    return written.slice(from, at);
  };
  const operand = (): Operand | undefined => {
    while (at < written.length && SPACE.test(written[at] as string)) at++;
    const sign = written[at];
    if (sign === undefined) return undefined;
    if (sign === '/') {
      at++;
      return `/${word()}`;
    }
    if (sign === '(') return text();
    if (sign === '[') {
      at++;
      const items: Operand[] = [];
      for (;;) {
        const item = operand();
        if (item === undefined || item === ']') return items;
        items.push(item);
      }
    }
    if (sign === '<' && written[at + 1] !== '<') {
      const until = written.indexOf('>', at);
      const hex = written.slice(at + 1, until).replace(/\s/g, '');
      at = until + 1;
      return Buffer.from(hex.length % 2 ? `${hex}0` : hex, 'hex');
    }
    if (sign === '<' || (sign === '>' && written[at + 1] === '>')) {
      at += 2;
      return sign + sign;
    }
    if (ENDS_WORD.test(sign)) {
      at++;
      return sign;
    }
    const read = word();
    return /^[-+.\d]/.test(read) ? Number(read) : ` ${read}`;
  };
  const text = (): Uint8Array => {
    const bytes: number[] = [];
    let depth = 1;
    for (at++; at < written.length; at++) {
      const sign = written[at] as string;
      if (sign === '\\') {
        at++;
        const octal = /^[0-7]{1,3}/.exec(written.slice(at, at + 3))?.[0];
        if (octal) {
          bytes.push(Number.parseInt(octal, 8));
          at += octal.length - 1;
        } else if (written[at] !== '\n') {
          const escaped = ESCAPED[written[at] as string] ?? (written[at] as string);
          bytes.push(escaped.charCodeAt(0));
        }
        continue;
      }
      if (sign === '(') depth++;
      if (sign === ')' && --depth === 0) break;
      bytes.push(sign.charCodeAt(0));
    }
    at++;
    return Uint8Array.from(bytes);
  };
  for (;;) {
    const next = operand();
    if (next === undefined) return;
    // A word that is no name and no number is what is done.
    if (typeof next === 'string' && next.startsWith(' ')) {
      yield { operator: next.slice(1), operands };
      operands = [];
    } else operands.push(next);
  }
}

const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What a stream holds, unpacked. Our files know one way to pack. */
export function written(stream: PDFStream): string {
  const bytes = Buffer.from(
    stream instanceof PDFRawStream ? stream.contents : stream.getContents(),
  );
  const packed = stream.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode');
  return (packed ? inflateSync(bytes) : bytes).toString('latin1');
}

/** All that a page draws, its streams one after the other. */
export function contentsOf(page: PDFDict, context: PDFContext): string {
  const contents = context.lookup(page.get(PDFName.of('Contents')));
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((ref) => context.lookup(ref))
      : [contents];
  return streams.map((stream) => (stream instanceof PDFStream ? written(stream) : '')).join('\n');
}

/** A dictionary's entry that is a dictionary itself; empty if it has none. */
export function dictIn(dict: PDFDict | undefined, key: string): PDFDict | undefined {
  const found = dict?.lookup(PDFName.of(key));
  if (found instanceof PDFStream) return found.dict;
  return found instanceof PDFDict ? found : undefined;
}

export function numberIn(dict: PDFDict, key: string): number | undefined {
  const found = dict.lookup(PDFName.of(key));
  return found instanceof PDFNumber ? found.asNumber() : undefined;
}
