// Writes font-tables.ts and display-tables/ from the font files: node bookmaking/fonts/make-font-tables.ts
// Run it when a font package changes; a test compares the tables with the files.
import { writeFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { DISPLAY_FACES, type Face, TABLED_FACES } from './face-names.ts';
import { fontFile } from './font-files.ts';
import { WIDTH_LETTERS } from './width-letters.ts';

/** What each face is asked for: the letters of names and the marks of the stories. */
const WANTED: Record<Face, readonly (readonly [from: number, to: number])[]> = {
  dela: LETTERS_OF_NAMES(),
  comfortaa: LETTERS_OF_NAMES(),
  alegreya: LETTERS_OF_NAMES(),
  fira: LETTERS_OF_NAMES(),
  andika: LATIN_AND_CYRILLIC(),
  greek: GREEK(),
  arabic: ARABIC(),
  arabicBold: ARABIC(),
  caveat: WRITTEN(),
  chinese: [
    [0x3005, 0x3006],
    [0x3041, 0x30fe],
    [0x3400, 0x4db5],
    [0x4e00, 0x9fff],
  ],
};

function LETTERS_OF_NAMES(): (readonly [number, number])[] {
  return [
    [0x20, 0x7e],
    [0xc0, 0x17f],
    [0x1a0, 0x1b0],
    [0x218, 0x21b],
    [0x300, 0x331],
    [0x386, 0x3ce],
    [0x400, 0x45f],
    [0x490, 0x4f9],
    [0x1ea0, 0x1ef9],
    [0x2010, 0x2026],
  ];
}

function LATIN_AND_CYRILLIC(): (readonly [number, number])[] {
  return [
    [0x20, 0x24f],
    [0x300, 0x333],
    [0x400, 0x45f],
    [0x48a, 0x52f],
    [0x1e00, 0x1eff],
    [0x200c, 0x200d],
    [0x2010, 0x2026],
  ];
}
function WRITTEN(): (readonly [number, number])[] {
  return [
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x218, 0x21b],
    [0x400, 0x45f],
    [0x490, 0x4f9],
    [0x2010, 0x2026],
  ];
}
function GREEK(): (readonly [number, number])[] {
  return [
    [0x20, 0x7e],
    [0x300, 0x345],
    [0x370, 0x3ff],
    [0x1f00, 0x1fff],
    [0x2010, 0x2026],
  ];
}
function ARABIC(): (readonly [number, number])[] {
  return [
    [0x20, 0x20],
    [0x2e, 0x2e],
    [0x610, 0x61a],
    [0x621, 0x65f],
    [0x66e, 0x6d3],
    [0x750, 0x77f],
    [0x200c, 0x200d],
  ];
}

/** 'start in base 36' + ':' + a letter for the width of every code point from there on. */
function table(font: Font, ranges: (typeof WANTED)[Face]): string {
  const known = new Set(font.characterSet);
  const runs: string[] = [];
  let open = false;
  for (const [from, to] of ranges) {
    open = false;
    for (let point = from; point <= to; point++) {
      const em = font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm;
      const letter = WIDTH_LETTERS[Math.ceil(em * 40 - 1e-9)];
      // A few signs are wider than the widest letter of the code (1.575 em); no name needs them.
      if (!known.has(point) || letter === undefined) {
        open = false;
        continue;
      }
      if (open) runs[runs.length - 1] += letter;
      else runs.push(`${point.toString(36)}:${letter}`);
      open = true;
    }
  }
  return runs.map(shortened).join(' ');
}

/** A run of one width over and over, as in Chinese, becomes 'start:letter*count'. */
function shortened(run: string): string {
  const [start, letters] = run.split(':') as [string, string];
  const first = letters.charAt(0);
  const same = letters.length > 8 && letters === first.repeat(letters.length);
  return same ? `${start}:${first}*${letters.length.toString(36)}` : run;
}

function tableOf(face: Face): string {
  const font = create(fontFile(face));
  if (font.isCollection) throw new Error(`${face} is a collection of fonts`);
  return table(font, WANTED[face]);
}

const MADE = '// Made by make-font-tables.ts from the font files. Do not edit.';
const lines = TABLED_FACES.map((face) => `  ${face}:\n    '${tableOf(face)}',`);
writeFileSync(
  new URL('font-tables.ts', import.meta.url),
  `${MADE}
import type { TabledFace } from './face-names.ts';

/** Runs of code points that a face has, with a letter for each width (see faces.ts). */
export const FONT_TABLES: Record<TabledFace, string> = {
${lines.join('\n')}
};
`,
);
for (const face of DISPLAY_FACES) {
  writeFileSync(
    new URL(`display-tables/${face}.ts`, import.meta.url),
    `${MADE}
/** A table of its own: a cover brings along that of its title's face, and no other. */
export const ${face.toUpperCase()} =
  '${tableOf(face)}';
`,
  );
}
