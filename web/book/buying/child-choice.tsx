import { Check } from 'lucide-react';
import type { HeroToChoose } from '#web/book/family.ts';
import { HeroRow } from '#web/book/hero-row.tsx';

/**
 * The family's children, one of whom is chosen: real radio buttons that look like rows.
 *
 * @param props.name the form field that carries the child's id
 */
export function ChildChoice({
  heroes,
  chosen,
  onChoose,
  name,
}: {
  heroes: HeroToChoose[];
  chosen?: string;
  onChoose: (childId: string) => void;
  name: string;
}) {
  return (
    <fieldset className="grid content-start gap-3">
      <legend className="sr-only">Choose a child</legend>
      {heroes.map((hero) => (
        <label key={hero.id} className="choice group !justify-start gap-4 !px-4 !py-2.5 !text-left">
          <input
            type="radio"
            name={name}
            value={hero.id}
            checked={hero.id === chosen}
            onChange={() => onChoose(hero.id)}
          />
          <HeroRow hero={hero} />
          <span
            aria-hidden="true"
            className="grid size-7 flex-none place-items-center rounded-full border-2 border-line group-has-checked:border-pine group-has-checked:bg-pine group-has-checked:text-on-pine"
          >
            <Check className="invisible size-4 group-has-checked:visible" strokeWidth={3} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
