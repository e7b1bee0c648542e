import { Link } from 'react-router';
import type { Family } from '#web/book/family.ts';
import { SAMPLE } from '#web/book/on-covers.ts';
import { addChildPath } from '#web/book/paths.ts';
import { DRAFT } from '#web/draft/draft-on-covers.ts';
import { useDraft } from '#web/draft/use-draft.ts';

/**
 * Whose name and face the whole shelf shows: a child of the family, or for who has none the child that was drawn in this
 * browser; or the titles' own heroes. Where there is nobody yet, the way to somebody. Choosing needs scripts.
 */
export function ShowOnCovers({
  family,
  shown,
  onChoose,
}: {
  family: Family | null;
  /** A child's id, DRAFT, or SAMPLE. */
  shown: string;
  onChoose: (next: string) => void;
}) {
  const draft = useDraft();
  const drawn = draft && { id: DRAFT, name: draft.name.trim() || 'The child you drew' };
  const heroes = family?.heroes.length ? family.heroes : drawn ? [drawn] : [];
  if (heroes.length === 0) return <NobodyYet isVisitor={family === null} />;
  const choices = [
    ...heroes.map(({ id, name }) => ({ id, name, rubric: 'rubric' })),
    { id: SAMPLE, name: 'Sample heroes', rubric: '' },
  ];
  return (
    <fieldset className={ROW}>
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

/** As high as the choice: who has drawn a child is known only once the scripts run, and the shelf must not move then. */
function NobodyYet({ isVisitor }: { isVisitor: boolean }) {
  return (
    <div className={ROW}>
      <p className="label w-full !mb-[-0.15rem]">Show on the covers</p>
      <Link className="choice !min-h-11" to={isVisitor ? '/' : addChildPath('/books')}>
        Your own child
      </Link>
    </div>
  );
}

const ROW = 'mb-4 flex flex-wrap items-center gap-2 [@media(scripting:none)]:hidden';
