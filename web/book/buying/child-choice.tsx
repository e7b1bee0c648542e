import { Check, Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { HeroToChoose } from '../family.ts';
import { addChildPath } from '../paths.ts';

/**
 * The family's children, one of whom is chosen: real radio buttons that look like rows, and a way
 * to add another child that comes back.
 *
 * @param props.name the form field that carries the child's id
 * @param props.comeBackTo where the family lands once the child is added
 */
export function ChildChoice({
  heroes,
  chosen,
  onChoose,
  name,
  comeBackTo,
}: {
  heroes: HeroToChoose[];
  chosen?: string;
  onChoose: (childId: string) => void;
  name: string;
  comeBackTo: string;
}) {
  return (
    <fieldset className="grid content-start gap-3">
      <legend className="sr-only">Choose a child</legend>
      {heroes.map((hero) => (
        <label key={hero.id} className="choice group !justify-start gap-4 !px-4 !py-3 !text-left">
          <input
            type="radio"
            name={name}
            value={hero.id}
            checked={hero.id === chosen}
            onChange={() => onChoose(hero.id)}
          />
          <span className="min-w-0 grow">
            <span className="display rubric block truncate text-xl leading-tight">{hero.name}</span>
            <span className="block text-sm font-normal text-ink-soft">{hero.about}</span>
          </span>
          <span
            aria-hidden="true"
            className="grid size-7 flex-none place-items-center rounded-full border-2 border-line text-transparent group-has-checked:border-pine group-has-checked:bg-pine group-has-checked:text-on-pine"
          >
            <Check className="size-4" strokeWidth={3} />
          </span>
        </label>
      ))}
      <Link
        className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        to={addChildPath(comeBackTo)}
      >
        <Plus className="icon" />
        Add Child
      </Link>
    </fieldset>
  );
}
