import type { TitleBrief } from '#bookmaking/words/brief.ts';

/** The illustrator's sheet of a title: what its pictures show, told to who does not see them. */
export async function findBrief(slug: string): Promise<TitleBrief> {
  const { brief } = (await import(`./${slug}/brief.ts`)) as { brief: TitleBrief };
  return brief;
}
