import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const NAME = 'virtual:core-fonts';

/** What English pages are set in, and the names of our own books' children; asked of every page of the shop. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCharCode(0x20 + n)).join('');
const LETTERS = `${ASCII}\u{a0}©·×½éë–—‘’“”…`;

const FONTS = [
  { family: 'Andika', weight: 400, latin: 'andika/files/andika-latin-400-normal.woff2' },
  { family: 'Andika', weight: 700, latin: 'andika/files/andika-latin-700-normal.woff2' },
  {
    family: 'Winky Rough',
    weight: 600,
    latin: 'winky-rough/files/winky-rough-latin-600-normal.woff2',
  },
];

/** From the project's root, as styles say it. */
const FOLDER = '/node_modules/.cache/fonts';
const addressOf = (font: (typeof FONTS)[number]) => `${FOLDER}/${path.basename(font.latin)}`;

/**
 * Cuts the fonts of all pages down to the letters that they begin with, 85 KB to 54, and says so behind the styles of the shop:
 * of two rules for one letter the later one counts, so the whole Latin file comes only for what is in none of these. The
 * pages import the addresses of the cut ones from `virtual:core-fonts`.
 */
export function coreFonts(): Plugin {
  let cut: Promise<void> | undefined;
  return {
    name: 'core-fonts',
    enforce: 'pre',
    buildStart: () => (cut ??= cutAll()),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? addresses() : undefined),
    transform: {
      filter: { id: /\/web\/styles\/shop\.css$/ },
      handler: (code) => ({ code: code + FONTS.map(ruleOf).join(''), map: null }),
    },
  };
}

async function cutAll() {
  await mkdir(`.${FOLDER}`, { recursive: true });
  for (const font of FONTS) {
    const whole = await readFile(`node_modules/@fontsource/${font.latin}`);
    const cut = await subsetFont(whole, LETTERS, { targetFormat: 'woff2' });
    await writeFile(`.${addressOf(font)}`, cut);
  }
}

const addresses = () =>
  `${FONTS.map((font, n) => `import font${n} from '${addressOf(font)}?url';`).join('\n')}
   export default [${FONTS.map((_, n) => `font${n}`)}];`;

const ruleOf = (font: (typeof FONTS)[number]) => `
@font-face {
  font-family: "${font.family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${font.weight};
  src: url("${addressOf(font)}") format("woff2");
  unicode-range: U+20-7E${[...LETTERS.slice(ASCII.length)].map((letter) => `, U+${letter.charCodeAt(0).toString(16)}`).join('')};
}`;
