import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The color of the shop's paper. A phone lays its own shape over these icons: they have no edge. */
const PAPER = '#fff6dc';

/** How much of the icon's width its drawing takes; a maskable icon is only sure of its inner 80%. */
const icons = [
  { name: 'icon-192', size: 192, drawing: 1, background: 'transparent' },
  { name: 'icon-512', size: 512, drawing: 1, background: 'transparent' },
  { name: 'icon-maskable', size: 512, drawing: 0.62, background: PAPER },
  { name: 'apple-touch-icon', size: 180, drawing: 0.74, background: PAPER },
];

/**
 * Draws the shop's icon in the sizes that phones ask for, beside the one that browsers use.
 *
 * @param folder the browser's build with icon.svg in it, an absolute path
 */
export async function drawIcons(folder: string): Promise<void> {
  const svg = await readFile(path.join(folder, 'icon.svg'));
  for (const { name, size, drawing, background } of icons) {
    const inner = Math.round(size * drawing);
    const rim = Math.floor((size - inner) / 2);
    const far = size - inner - rim;
    await sharp(svg, { density: (72 * inner) / 40 })
      .resize(inner, inner)
      .extend({ top: rim, left: rim, bottom: far, right: far, background })
      .flatten(background === 'transparent' ? false : { background })
      .png()
      .toFile(path.join(folder, `${name}.png`));
  }
}
