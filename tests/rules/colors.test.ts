import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The palette that the styling library brings along, which web/styles/tokens.css takes away. */
const PALETTE =
  /\b(?:bg|text|border|ring|fill|stroke|outline|decoration|from|via|to)-(?:white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})\b/g;

// A play mark once said `text-white`, which means nothing here: it took the color of the disc that it lay on.
test('only colors of our own are asked for', () => {
  const files = globSync('web/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(200);
  const asked = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(PALETTE) ?? []).map((name) => `${file}: ${name}`),
  );
  expect(asked).toEqual([]);
});
