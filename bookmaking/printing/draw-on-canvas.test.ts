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

const masked = (parts: string, draw: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><mask id="m" maskUnits="userSpaceOnUse" x="20" y="20" width="60" height="60">${parts}</mask></defs>${draw}</svg>`;

test('what is black in a mask is hidden, by half where it is half black, and all beside it', async () => {
  const svg = masked(
    '<rect x="0" y="0" width="100" height="100" fill="#fff"/><rect x="0" y="0" width="40" height="100"/><rect x="60" y="0" width="40" height="100" fill-opacity="0.5"/>',
    '<rect x="0" y="0" width="100" height="100" fill="#0000ff"/><g mask="url(#m)"><rect x="0" y="0" width="100" height="100" fill="#ff0000"/></g>',
  );
  const { data } = await drawnSmall(svg);
  expect(at(data, 10, 50)).toEqual([0, 0, 255]);
  expect(at(data, 30, 50)).toEqual([0, 0, 255]);
  expect(at(data, 50, 50)).toEqual([255, 0, 0]);
  expect(at(data, 70, 50)).toEqual([127, 0, 128]);
});

test('a shape fades as its one paint does, and two shapes as one', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect x="0" y="0" width="50" height="100" fill="#ff0000" opacity="0.5"/><g opacity="0.5"><rect x="50" y="0" width="50" height="100" fill="#0000ff"/><rect x="50" y="50" width="50" height="50" fill="#ff0000"/></g></svg>';
  const { data } = await drawnSmall(svg);
  expect(at(data, 25, 50, 4)).toEqual([255, 0, 0, 128]);
  expect(at(data, 75, 25, 4)).toEqual([0, 0, 255, 128]);
  expect(at(data, 75, 75, 4)).toEqual([255, 0, 0, 128]);
});

test.each([
  ['<text x="1" y="1"></text>', 'cannot draw <text>'],
  ['<g mask="url(#m)"></g>', 'cannot mask by #00ff00'],
])('what it cannot draw is said, not left out: %s', async (draw, said) => {
  const svg = masked('<rect x="0" y="0" width="100" height="100" fill="#00ff00"/>', draw);
  await expect(drawOnCanvas(svg, 100)).rejects.toThrow(said);
});

/** Drawn at a pixel a unit. */
const drawnSmall = async (svg: string) =>
  (await drawOnCanvas(svg, 100)).getContext('2d').getImageData(0, 0, 100, 100);

const at = (data: Uint8ClampedArray, x: number, y: number, channels = 3) => [
  ...data.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + channels),
];
