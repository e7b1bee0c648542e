import type { Reader } from '#bookmaking/reader.ts';
import type { TitleBrief } from '#bookmaking/words/brief.ts';
import { isolate } from '#bookmaking/words/isolate.ts';
import type { DrawnPage } from './bound-page.ts';

/** What a page's picture shows, for who does not see it: the illustrator's own sheet, with the child's name in it. */
export function shownBy(
  { part, beat, shows }: Pick<DrawnPage, 'part' | 'beat' | 'shows'>,
  brief: TitleBrief,
  { name }: Pick<Reader, 'name'>,
): string | undefined {
  if (shows) return shows;
  if (part === 'words') return undefined;
  const told = part === 'cover' ? brief.cover : beat && brief.pages[beat - 1]?.action;
  return told?.replace(/\b[Tt]he hero\b/g, isolate(name));
}
