import type { Reader } from '#bookmaking/reader.ts';
import { genders } from '#vocabulary/genders.ts';
import { readerOfChild } from '#web/book/reader-of-child.ts';
import { birthPartsOf, type TypedChild, traitsIn } from '#web/family/typed-child.ts';

/**
 * The reader that the child of a half-filled form would be: neutral until a gender of ours is chosen, and
 * without an age until the birthday is whole and has been.
 */
export function readerOfForm(typed: TypedChild, today: Date): Reader {
  const reader = readerOfChild(
    {
      ...birthPartsOf(typed),
      id: typed.id,
      name: typed.name.trim(),
      reading_level: typed.reading_level,
      gender: genders.find((gender) => gender === typed.gender) ?? 'Neutral',
      interests: typed.interests,
      companion_kind: typed.companion_kind.trim(),
      companion_name: typed.companion_name.trim(),
      grown_up: typed.grown_up.trim(),
      baby_name: typed.baby_name.trim(),
      description: typed.description,
      traits: traitsIn(typed),
    },
    today,
  );
  const isUnborn = reader.ageMonths !== null && reader.ageMonths < 0;
  return isUnborn ? { ...reader, ageMonths: null } : reader;
}
