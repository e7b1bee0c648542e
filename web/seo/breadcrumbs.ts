/** A step on the way to a page: what it is called, and its path from the root. */
export type Step = readonly [name: string, path: string];

/**
 * The way to a page through the shop, as search engines read it (schema.org: BreadcrumbList).
 *
 * @param address where the shop is found, without a slash at the end
 * @param steps from the shelf or from Explore down to the page itself
 */
export const breadcrumbs = (address: string, steps: readonly Step[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], before) => ({
    '@type': 'ListItem',
    position: before + 1,
    name,
    item: address + path,
  })),
});
