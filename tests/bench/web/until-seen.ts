import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A picture of ours has thousands of colors, a page of words and buttons without one far fewer. */
const COLORS_OF_A_PICTURE = 400;
/** The room is of a dark blue, other pages are not by day (red, of 255). */
const DARK = 60;
const GIVE_UP_MS = 20_000;

/**
 * How long it takes from an act until a picture fills the upper half of the dark room, in ms: looked for in what Chromium
 * shows, frame by frame, so that it counts whatever the picture is made of.
 */
export async function untilSeen(page: Page, act: () => Promise<unknown>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const frames: { at: number; jpeg: Buffer }[] = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, jpeg: Buffer.from(data, 'base64') });
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 390 });
  // What stands there already is shown first.
  await page.waitForTimeout(300);
  const begun = Date.now();
  await act();
  let looked = 0;
  while (Date.now() - begun < GIVE_UP_MS) {
    for (; looked < frames.length; looked++) {
      const { at, jpeg } = frames[looked]!;
      if (at < begun || !(await isRoomWithPicture(jpeg))) continue;
      await devtools.detach();
      return at - begun;
    }
    await page.waitForTimeout(20);
  }
  throw new Error('There was no picture');
}

/** Whether the middle of the upper half has a picture in it, and the bar above it is dark. */
async function isRoomWithPicture(jpeg: Buffer): Promise<boolean> {
  const { data, info } = await sharp(jpeg)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const colorAt = (x: number, y: number) => {
    const at = 3 * (Math.round(y * height) * width + Math.round(x * width));
    return [data[at]!, data[at + 1]!, data[at + 2]!] as const;
  };
  if (colorAt(0.01, 0.01)[0] > DARK) return false;
  const colors = new Set<string>();
  for (let row = 0; row < 64; row++)
    for (let column = 0; column < 64; column++) {
      const color = colorAt(0.1 + (0.8 * column) / 64, 0.14 + (0.3 * row) / 64);
      colors.add(color.map((part) => part >> 3).join());
    }
  return colors.size > COLORS_OF_A_PICTURE;
}
