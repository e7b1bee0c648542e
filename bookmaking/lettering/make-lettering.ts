// Writes titles/<slug>/lettering.ts (what the cover needs) and titles/<slug>/sounds.ts (what stands in its pictures) from
// each title's pen.ts: node bookmaking/lettering/make-lettering.ts && npx biome check --write titles
import { readdirSync, writeFileSync } from 'node:fs';
import { capitalOf, drawnAlphabet, drawnRows, drawnSounds } from './draw-words.ts';
import { CAPITAL, type DrawnWords } from './lettering.ts';
import type { Pen } from './pen.ts';

const inSource = ({ strokes, width, over, under, gap, ink }: DrawnWords): string =>
  `{\n    width: ${width},\n    over: ${over},\n    under: ${under},\n    gap: ${gap},\n${ink ? `    ink: '${ink}',\n` : ''}    strokes: [${strokes.map(({ d, swell }) => `{ swell: ${swell}, d: '${d}' }`).join(', ')}],\n  }`;

const MADE = '// Made by bookmaking/lettering/make-lettering.ts from pen.ts. Do not edit.';
const titles = new URL('../../titles/', import.meta.url);

for (const entry of readdirSync(titles, { withFileTypes: true })) {
  if (!entry.isDirectory()) continue;
  const folder = new URL(`${entry.name}/`, titles);
  const { PEN: pen } = (await import(new URL('pen.ts', folder).href)) as { PEN: Pen };
  const rows = drawnRows(pen, entry.name).map((row) =>
    'name' in row ? JSON.stringify(row) : inSource(row),
  );
  writeFileSync(
    new URL('lettering.ts', folder),
    `${MADE}
import type { Lettering } from '#bookmaking/lettering/lettering.ts';

export const LETTERING: Lettering = {
  face: '${pen.face}',
  capital: ${capitalOf(pen.face).toFixed(3)},
  swell: ${Math.round(pen.swell * 0.6 * CAPITAL)},
  rows: [${rows.join(', ')}],
};
`,
  );
  keep('sounds', 'SOUNDS', drawnSounds(pen, entry.name), folder);
  keep('alphabet', 'ALPHABET', drawnAlphabet(pen, entry.name), folder);
}

function keep(file: string, name: string, drawn: Record<string, DrawnWords>, folder: URL): void {
  const words = Object.entries(drawn).map(([text, word]) => `  '${text}': ${inSource(word)},`);
  if (words.length === 0) return;
  writeFileSync(
    new URL(`${file}.ts`, folder),
    `${MADE}
import type { DrawnWords } from '#bookmaking/lettering/lettering.ts';

export const ${name} = {
${words.join('\n')}
} as const satisfies Record<string, DrawnWords>;
`,
  );
}
