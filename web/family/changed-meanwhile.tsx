import { useEffect, useRef } from 'react';
import { CHILD_CHANGED } from '#vocabulary/sentences/children.ts';
import { MONTHS } from './birthday-choices.ts';
import { differingParts, type Part, type SeenChild } from './changed-meanwhile.ts';
import type { TypedChild } from './typed-child.ts';

/**
 * Told to whoever was slower, at the head of his form: what somebody else has saved meanwhile, each with a box to take
 * it instead of what was typed here. Nothing typed is lost, and nothing is written over unseen.
 */
export function ChangedMeanwhile({ seen, typed }: { seen: SeenChild; typed: TypedChild }) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (seen.isNews) box.current?.focus();
  }, [seen]);
  if (!seen.isNews) return null;
  const differing = differingParts(typed, seen.typed);
  return (
    <fieldset ref={box} tabIndex={-1} className="notice block outline-none">
      <legend className="sr-only">Changed in another window</legend>
      <p>
        <strong>{CHILD_CHANGED}</strong> What you hadn't touched is up to date now. What you typed
        is still here, and Save Changes keeps it.
      </p>
      {differing.length > 0 && <p className="mt-2">Take from the other window instead:</p>}
      {differing.map((part) => (
        <label key={part} className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="use" value={part} className="size-5 flex-none accent-pine" />
          <span className="min-w-0 break-words">
            <b>{part}</b>: {inWords(part, seen.typed)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function inWords(part: Part, typed: TypedChild): string {
  switch (part) {
    case 'Name':
      return typed.name;
    case 'Birthday':
      return typed.birth_year
        ? `${MONTHS[Number(typed.birth_month) - 1]} ${typed.birth_day}, ${typed.birth_year}`
        : 'none';
    case 'Reading level':
      return typed.reading_level;
    case 'Gender':
      return typed.gender;
    case 'Interests':
      return typed.interests || 'none';
    case 'Toy or animal':
      return [typed.companion_name, typed.companion_kind].filter(Boolean).join(', ') || 'none';
    case 'Grown-up':
      return typed.grown_up || 'none';
    case 'Baby':
      return typed.baby_name || 'none';
    case 'Photo or words':
      return typed.photo_url ? 'a photo' : typed.description || 'none';
    case 'Looks':
      return 'as they were chosen there';
  }
}
