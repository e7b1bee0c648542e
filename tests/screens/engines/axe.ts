import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { offInForcedColors, switchedOff } from './switched-off.ts';

const off = (rules: string[]) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));

const byDay = {
  // Of AAA: text at 7:1, large text at 4.5:1.
  'color-contrast-enhanced': { enabled: true },
  ...off(Object.keys(switchedOff.axe)),
};
const inForcedColors = { ...byDay, ...off(offInForcedColors.axe) };

/**
 * What axe finds, of any impact: A, AA and its own good practice. Our pages have no frames, so it may run in the page
 * itself; with the findings only, it takes half the time.
 */
export async function findByAxe(page: Page, forced: boolean): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: forced ? inForcedColors : byDay })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`),
  );
}
