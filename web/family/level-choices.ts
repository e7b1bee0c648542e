import { editCardLevels, newChildLevels } from '#vocabulary/reading-levels.ts';
import type { Choice } from '#web/ui/choice-tiles.tsx';

/** The levels of add child, onboarding and gift, with their ages. */
export const levelsToAdd: Choice[] = newChildLevels.map(({ label, ages }) => ({
  value: label,
  label,
  hint: ages.replace('ages ', ''),
}));

/**
 * The levels of the edit card, which has a list of its own. A stored level that is not in it comes
 * first, so that it is kept as long as nobody chooses another (readings: reading levels).
 */
export function levelsToEdit(stored: string): Choice[] {
  const labels: string[] = editCardLevels.map(({ label }) => label);
  const all = labels.includes(stored) ? labels : [stored, ...labels];
  return all.map((label) => ({ value: label, label }));
}
