import type { HeroToChoose } from '#web/book/family.ts';
import { SAMPLE } from '#web/book/on-covers.ts';

/** Whose name and face the whole shelf shows: a child of the family, or the titles' own heroes. Choosing needs scripts. */
export function ShowOnCovers({
  heroes,
  shown,
  onChoose,
}: {
  heroes: HeroToChoose[];
  /** A child's id, or SAMPLE. */
  shown: string;
  onChoose: (next: string) => void;
}) {
  const choices = [
    ...heroes.map(({ id, name }) => ({ id, name, rubric: 'rubric' })),
    { id: SAMPLE, name: 'Sample heroes', rubric: '' },
  ];
  return (
    <fieldset className="mb-4 flex flex-wrap items-center gap-2 [@media(scripting:none)]:hidden">
      <legend className="label">Show on the covers</legend>
      {choices.map(({ id, name, rubric }) => (
        <label key={id} className="choice !min-h-11">
          <input
            type="radio"
            name="show-on-covers"
            checked={id === shown}
            onChange={() => onChoose(id)}
          />
          <span className={`max-w-48 truncate ${rubric}`}>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
