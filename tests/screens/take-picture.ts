import type { Page } from '@playwright/test';
import sharp from 'sharp';

export const pictureWidths = [390, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** 130 pictures at this quality are about 6.5 MB (7.7 MB at 60); lettering stays clear. */
const QUALITY = 45;

/** What a screen and its longest page may have: beyond it WebP has no room, and no one looks. */
const TALLEST = 12_000;

/** A page that waits for news (a long poll) never settles; what it shows is there by then. */
const SETTLED_WITHIN_MS = 3000;

/**
 * The whole page as WebP, or what is on the screen where a dialog is open. Nothing moves in it: the browser's animations are
 * at their end, no caret blinks, and what is fetched when one comes near has been fetched.
 */
export async function takePicture(page: Page): Promise<Buffer> {
  const isOver = await page.evaluate(() =>
    Boolean(document.querySelector('dialog[open], [popover]:popover-open')),
  );
  if (!isOver) await comeNear(page);
  await page.waitForLoadState('networkidle', { timeout: SETTLED_WITHIN_MS }).catch(() => {});
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const png = await page.screenshot({
    fullPage: !isOver,
    animations: 'disabled',
    caret: 'hide',
    ...(!isOver && { clip: await wholePage(page) }),
  });
  return sharp(png).webp({ quality: QUALITY, effort: 6 }).toBuffer();
}

const wholePage = async (page: Page) => {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  return { x: 0, y: 0, width, height: Math.min(height, TALLEST) };
};

/** Lazy pictures are fetched when they come near: all of them are asked for, and awaited. */
const comeNear = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  });
