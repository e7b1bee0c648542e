import type { Locator, Page } from '@playwright/test';

/** Types an address in Oregon, line by line; `changes` by their labels. The country is chosen by who tells the story, or Oregon's. */
export async function fillInAddress(
  place: Page | Locator,
  changes: Record<string, string> = {},
  country = 'United States',
): Promise<void> {
  const address = {
    'Address Line 1': '12 Willow Lane',
    City: 'Portland',
    State: 'OR',
    'Postal Code': '97205',
    ...changes,
  };
  for (const [name, text] of Object.entries(address)) {
    await place.getByRole('textbox', { name }).fill(text);
  }
  await place.getByLabel('Country').selectOption(country);
}
