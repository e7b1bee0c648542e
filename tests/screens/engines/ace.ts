import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { offInForcedColors, switchedOff } from './switched-off.ts';

/** IBM's Equal Access engine, as it runs in a page. (Its test driver would fetch it anew from the network.) */
const engine = await readFile(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** What we use of it. */
type Ace = {
  Checker: new () => {
    check(
      page: Document,
      guidelines: string[],
    ): Promise<{
      results: { ruleId: string; value: [string, string]; message: string; snippet: string }[];
    }>;
  };
};

/**
 * What it finds to fail in WCAG 2.2 at A and AA. What it calls potential is a question to a person ("Verify that ..."),
 * and what it recommends is no requirement of the guidelines.
 */
export async function findByAce(page: Page, forced: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in globalThis))) await page.evaluate(engine);
  const failures = await page.evaluate(async () => {
    const { ace } = globalThis as unknown as { ace: Ace };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL');
  });
  const off = [...Object.keys(switchedOff.ace), ...(forced ? offInForcedColors.ace : [])];
  return failures
    .filter(({ ruleId }) => !off.includes(ruleId))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${snippet}\n${message}`);
}
