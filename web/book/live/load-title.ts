import type { Title } from '#bookmaking/title.ts';

// A chunk per title: nobody downloads the pictures of the books that he does not look at.
const titles = import.meta.glob<Record<string, Title>>('/titles/*/title.ts');

/** The title behind a book of the shop, with its pictures; undefined if it has none to draw. */
export async function loadTitle(slug: string): Promise<Title | undefined> {
  const load = titles[`/titles/${slug}/title.ts`];
  const found = load && Object.values(await load());
  return found?.find((title) => title.slug === slug);
}
