import type { Reader } from '../../bookmaking/reader.ts';
import { listedTitles } from '../../bookmaking/titles/find-title.ts';
import { typesetBook, typesetPreview } from '../../bookmaking/typesetting/typeset.ts';
import type { Figures } from './figures.ts';

/** Composing and setting, a new child each time, so that nothing is answered from memory. */
export async function benchPreviews(figures: Figures): Promise<void> {
  const title = listedTitles[0]!;
  let count = 0;
  const nextReader = (): Reader => ({
    seed: `bench ${count++}`,
    name: 'Zoë',
    pronoun: 'she',
    ageMonths: 60,
    level: 'explorer',
    interests: ['dinosaurs'],
    description: '',
    traits: {},
    photo: null,
  });
  await figures.measure('a preview, five pages', 20, () => typesetPreview(title, nextReader()));
  await figures.measure('a whole book', 8, () => typesetBook(title, nextReader()));
}
