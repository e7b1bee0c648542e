import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeOpening } from '#bookmaking/binding/compose-book.ts';
import { OPENINGS } from '#bookmaking/binding/openings.ts';
import { type ComposedPage, composePage } from '#bookmaking/compose-page.ts';
import type { Face } from '#bookmaking/fonts/face-names.ts';
import { fontFile } from '#bookmaking/fonts/font-files.ts';
import { BLEED, TRIM } from '#bookmaking/sheet-size.ts';
import { DIFFERENT_READERS, someCopy } from '#bookmaking/testing/readers.ts';
import { textSvg } from '#bookmaking/text/text-svg.ts';
import { PAGE_NAMES, type Title } from '#bookmaking/title.ts';
import { listedTitles } from '#titles/find-title.ts';

const withText = (page: ComposedPage): string =>
  page.svg.replace(
    /<\/svg>$/,
    `${page.lettering?.art ?? ''}${page.text.map(textSvg).join('')}</svg>`,
  );

/** As it is cut: with its bleed, what lies over the fold was seen twice, and a neck had a step in it. */
const trimmed = (page: ComposedPage): string =>
  withText(page).replace(
    /viewBox="(\d+) 0 216 216"/,
    (_, left) => `viewBox="${Number(left) + BLEED} ${BLEED} ${TRIM} ${TRIM}"`,
  );

/** Every opening as it is bound, side by side, for the reader who walks and the one who rolls. */
function boundSheetOf(title: Title): string {
  const books = DIFFERENT_READERS.slice(0, 2).map((reader) => {
    const openings = OPENINGS.map((opening) => {
      const pages = composeOpening(title, someCopy(reader), opening);
      const side = opening === 'cover' || opening === 'ex libris' ? ' right' : '';
      return `<figure><div class="opening${side}">${pages.map(trimmed).join('')}</div><figcaption>${opening}</figcaption></figure>`;
    });
    return `<h2>As bound: <bdi>${reader.name}</bdi>, ${reader.level}</h2><div class="openings">${openings.join('')}</div>`;
  });
  return books.join('\n');
}

/** A row of pages for each child, under one heading. */
function sheetOf(title: Title, fontFaces: string): string {
  const rows = DIFFERENT_READERS.map((reader) => {
    const pages = PAGE_NAMES.map(
      (page) =>
        `<figure>${withText(composePage(title, reader, page))}<figcaption>${page}</figcaption></figure>`,
    );
    const age = Math.floor((reader.ageMonths ?? 0) / 12);
    return `<h2><bdi>${reader.name}</bdi>, ${age}, ${reader.level}</h2><div class="row">${pages.join('')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title.words.title}</title>
<style>
${fontFaces}
body { margin: 2rem; background: #efe9dd; font-family: Andika, sans-serif; }
.row { display: grid; grid-template-columns: repeat(auto-fill, minmax(26rem, 1fr)); gap: 1rem; }
figure { margin: 0; }
.openings { display: grid; grid-template-columns: repeat(auto-fill, minmax(44rem, 1fr)); gap: 1rem; }
.opening { display: grid; grid-template-columns: 1fr 1fr; }
.opening.right > * { grid-column: 2; }
svg { display: block; width: 100%; box-shadow: 0 1px 6px #0003; }
</style>
<h1>${title.words.title}</h1>
${boundSheetOf(title)}
${rows.join('\n')}
</html>
`;
}

function fontFace(family: string, face: Face, weight: number): string {
  const data = fontFile(face).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}); }`;
}

/** Every page of every title for very different children: one HTML file a title, pictures and fonts included. */
export function drawSheets(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const fontFaces = [
    fontFace('Dela Gothic One', 'dela', 400),
    fontFace('Comfortaa', 'comfortaa', 700),
    fontFace('Alegreya', 'alegreya', 900),
    fontFace('Fira Sans Extra Condensed', 'fira', 900),
    fontFace('Andika', 'andika', 400),
    fontFace('Caveat', 'caveat', 700),
  ].join('\n');
  for (const title of listedTitles) {
    const file = join(folder, `${title.slug}.html`);
    writeFileSync(file, sheetOf(title, fontFaces));
    console.log(file);
  }
}
