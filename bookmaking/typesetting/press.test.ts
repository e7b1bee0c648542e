import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { printed } from './press.ts';

test.each(['#panic("x")', '*bold* _and_ $1/0$', '#image("/etc/passwd")', '= Heading', '//no'])(
  'words like %j are set as they stand, never read as source',
  async (text) => {
    const run = { text, faces: ['Andika'], weight: 400, color: '#000000', swell: 0 };
    const line = {
      x: 10,
      width: 190,
      baseline: 40,
      size: 12,
      align: 'left' as const,
      runs: [run],
    };
    const art = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 216"/>';
    const pdf = await printed({ title: text, pages: [{ art, blocks: [[line]] }] }, ['andika']);
    const document = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise;
    const { items } = await (await document.getPage(1)).getTextContent();
    expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toBe(text);
  },
);
