import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { composePage } from '#bookmaking/compose-page.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { meanDifference } from '#bookmaking/testing/mean-difference.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { withTileFiles } from '#bookmaking/typesetting/tile-files.ts';
import { listedTitles } from '#titles/find-title.ts';
import { drawOnCanvas } from './draw-on-canvas.ts';

const SIDE = 432;

/** Raw RGB as Skia and as librsvg draw it. */
async function bothWays(svg: string): Promise<[skia: Buffer, librsvg: Buffer]> {
  const canvas = await drawOnCanvas(svg, SIDE);
  const raw = { width: SIDE, height: SIDE, channels: 4 } as const;
  const sized = svg.replace('<svg ', `<svg width="${SIDE}" height="${SIDE}" `);
  const flat = (picture: Sharp) =>
    picture.flatten({ background: '#fff' }).removeAlpha().raw().toBuffer();
  return Promise.all([flat(sharp(canvas.data(), { raw })), flat(sharp(Buffer.from(sized)))]);
}

test.each(listedTitles.map((title) => [title.slug, title] as const))(
  'a page of %s looks as on screen when it is drawn for the printer',
  async (_, title) => {
    const { svg } = composePage(title, someReader(), 3);
    expect(meanDifference(...(await bothWays(withTileFiles(svg))))).toBeLessThan(3);
  },
);

const square = (draw: string) => sheet('t', [0, 0, 100, 100], () => draw);

test('a part of a drawing, and nothing beside it', async () => {
  const svg = square(
    '<rect x="0" y="0" width="50" height="100" fill="#ff0000"/><rect x="50" y="0" width="50" height="100" fill="#0000ff"/>',
  );
  const canvas = await drawOnCanvas(svg, 20, { x: 50, y: 0, width: 50, height: 100 });
  expect([canvas.width, canvas.height]).toEqual([20, 40]);
  expect([...canvas.data().subarray(0, 4)]).toEqual([0, 0, 255, 255]);
});

test('a gradient in a box that is no square lies as in SVG', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#ffffff"/></linearGradient></defs><rect x="0" y="40" width="100" height="20" fill="url(#g)"/></svg>';
  expect(meanDifference(...(await bothWays(svg)))).toBeLessThan(0.5);
});

test('what it cannot draw is said, not left out', async () => {
  const svg = square('<text x="1" y="1"></text>');
  await expect(drawOnCanvas(svg, 10)).rejects.toThrow('cannot draw <text>');
});
