/**
 * The same five pages of each title as a browser draws them, as they stand in the PDF, and as they go to the printer, side by side
 * in contact-sheets/three-ways/<title>.webp; and how far apart they are, in levels of 255. Words are left out: they are letters in
 * one, outlines in another and vectors over the picture in the third.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { composePage } from '#bookmaking/compose-page.ts';
import { drawOnCanvas } from '#bookmaking/printing/draw-on-canvas.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { meanDifference } from '#bookmaking/testing/mean-difference.ts';
import type { Title } from '#bookmaking/title.ts';
import { printed } from '#bookmaking/typesetting/press.ts';
import { withTileFiles } from '#bookmaking/typesetting/tile-files.ts';
import { WALKS } from '#tests/golden/two-readers.ts';
import { provideBrowser } from '#tests/support/browser.ts';
import { listedTitles } from '#titles/find-title.ts';

const SIDE = 864;
const PX_PER_POINT = SIDE / ((SHEET / 25.4) * 72);

/** A page of one of the three: raw RGB, SIDE by SIDE. */
type Ways = readonly [browser: Buffer, pdf: Buffer, print: Buffer];
const NAMES = ['browser', 'PDF', 'print'];

export async function drawThreeWays(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { executablePath, env } = await provideBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
  });
  const page = await browser.newPage({ viewport: { width: SIDE, height: SIDE } });
  await openPdfViewer(page);
  for (const title of listedTitles) {
    const rows = await waysOf(title, page);
    const file = path.join(folder, `${title.slug}.webp`);
    await sideBySide(rows).toFile(file);
    console.log(file);
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const apart = rows.map((ways) => meanDifference(ways[a], ways[b]));
      console.log(
        `  ${NAMES[a]} and ${NAMES[b]}: ${apart.map((levels) => levels.toFixed(2)).join(' ')}`,
      );
    }
  }
  await browser.close();
}

async function waysOf(title: Title, page: Page): Promise<Ways[]> {
  const drawings = (['cover', ...title.previewPages] as const).map((name) =>
    withTileFiles(composePage(title, WALKS, name).svg),
  );
  const job = { title: title.slug, pages: drawings.map((art) => ({ art, blocks: [] })) };
  const pdf = await printed(job, []);
  const rows: Ways[] = [];
  for (const [i, svg] of drawings.entries()) {
    const canvas = await drawOnCanvas(svg, SIDE);
    const raw = { width: SIDE, height: SIDE, channels: 4 } as const;
    rows.push([
      await rgb(sharp(await inBrowser(page, svg))),
      await rgb(sharp(await inPdf(page, pdf, i + 1))),
      await rgb(sharp(canvas.data(), { raw })),
    ]);
  }
  return rows;
}

const rgb = (picture: Sharp): Promise<Buffer> =>
  picture.resize(SIDE, SIDE).flatten({ background: '#fff' }).removeAlpha().raw().toBuffer();

/** A page that can show a PDF by the library that the shop shows previews with. */
async function openPdfViewer(page: Page): Promise<void> {
  const file = (name: string) =>
    readFileSync(path.resolve('node_modules/pdfjs-dist/build', name), 'utf8');
  const script = (body: string) => ({ contentType: 'text/javascript', body });
  await page.route('http://three.ways/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    return route.fulfill(
      name
        ? script(file(name))
        : { contentType: 'text/html', body: '<body style="margin:0"></body>' },
    );
  });
  await page.goto('http://three.ways/');
}

async function inBrowser(page: Page, svg: string): Promise<Buffer> {
  await page.evaluate(
    ([art, side]) => {
      document.body.innerHTML = art.replace(
        '<svg ',
        `<svg width="${side}" height="${side}" style="display:block" `,
      );
    },
    [svg, SIDE] as const,
  );
  return page.screenshot();
}

async function inPdf(page: Page, pdf: Uint8Array, number: number): Promise<Buffer> {
  await page.evaluate(
    async ([base64, place, scale]) => {
      const pdfjs = await import('http://three.ways/pdf.mjs' as string);
      pdfjs.GlobalWorkerOptions.workerSrc = 'http://three.ways/pdf.worker.mjs';
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const document_ = await pdfjs.getDocument({ data }).promise;
      const sheet = await document_.getPage(place);
      const viewport = sheet.getViewport({ scale });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      canvas.style.display = 'block';
      document.body.replaceChildren(canvas);
      await sheet.render({ canvas, viewport }).promise;
    },
    [Buffer.from(pdf).toString('base64'), number, PX_PER_POINT] as const,
  );
  return page.screenshot();
}

/** Three columns, a row for each page. */
function sideBySide(rows: readonly Ways[]): Sharp {
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
  const pictures = rows.flatMap((ways, row) =>
    ways.map((input, column) => ({ input, raw, left: column * (SIDE + 8), top: row * (SIDE + 8) })),
  );
  const size = { width: 3 * (SIDE + 8), height: rows.length * (SIDE + 8) };
  return sharp({ create: { ...size, channels: 3, background: '#777' } })
    .composite(pictures)
    .webp({ quality: 84 });
}
