import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { carriedBrowser, isCarried } from './carried-browser.ts';

// Journeys take it first; when it draws no text they fail in a hundred places, and here in one that says why.
test.runIf(isCarried)(
  'the browser among the packages draws text and form controls with fonts of its own',
  async () => {
    const { executablePath, env } = await carriedBrowser();
    const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
    try {
      const page = await browser.newPage();
      await page.setContent('<p>Zoë</p>');
      const { entropy } = await sharp(await page.screenshot()).stats();
      expect(entropy, 'of an empty sheet it is 0').toBeGreaterThan(0);
      await page.setContent('<input type=search><select><option>Sapling</option></select>');
      expect(await page.locator('select').inputValue()).toBe('Sapling');
    } finally {
      await browser.close();
    }
  },
  // The first time it is unpacked, 200 MB of it.
  60_000,
);
