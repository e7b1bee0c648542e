import { useEffect, useState } from 'react';
import type { Understood } from '#bookmaking/words/understood.ts';
import { again } from '#web/line/again.ts';
import './understood.css';

/** Told once nobody has typed for this long, so that a screen reader is not talked into every letter. */
const PAUSE_MS = 400;

type Said = { interests: string; companion_kind: string; companion_name: string };

/**
 * What a book makes of what is being typed, beside its field: nothing is left out in silence, and what was guessed can be
 * changed with a press. The lexicon is a chunk of its own, which is fetched when there is something to tell.
 *
 * @param onInstead a suggestion was pressed: what was typed, and what is to stand there
 */
export function UnderstoodBeside({
  field,
  said,
  onInstead,
}: {
  field: 'interests' | 'companion';
  said: Said;
  onInstead: (typed: string, instead: string) => void;
}) {
  const understood = useUnderstood(field, said);
  return (
    <div className="understood" role="status" aria-label="What a book makes of it">
      {understood.map(({ typed, says, instead }) => (
        <p key={typed}>
          <b>{typed}</b>: {says}.
          {instead.map((word) => (
            <button key={word} type="button" onClick={() => onInstead(typed, word)}>
              Make it {word}
            </button>
          ))}
        </p>
      ))}
    </div>
  );
}

function useUnderstood(field: 'interests' | 'companion', said: Said): Understood[] {
  const [understood, setUnderstood] = useState<Understood[]>([]);
  const { interests, companion_kind: kind, companion_name: name } = said;
  const isSaid = field === 'interests' ? interests.trim() !== '' : (kind + name).trim() !== '';
  useEffect(() => {
    if (!isSaid) return setUnderstood([]);
    let isWanted = true;
    const tell = async () => {
      const { understoodCompanion, understoodInterests } = await again(
        () => import('#bookmaking/words/understood.ts'),
      );
      const told =
        field === 'interests'
          ? understoodInterests(interests, (kind + name).trim() !== '')
          : understoodCompanion({ kind, name });
      if (isWanted) setUnderstood(told);
    };
    const timer = setTimeout(
      () => tell().catch((error) => console.warn('What was typed could not be read', error)),
      PAUSE_MS,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [field, isSaid, interests, kind, name]);
  return understood;
}
