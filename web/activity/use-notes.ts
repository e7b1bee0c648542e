import { useState } from 'react';
import { isBlank } from '#vocabulary/blank.ts';

/** What somebody wrote on the page, for the page only (specification, section 3: Local comment). */
export type Note = {
  readonly id: number;
  readonly text: string;
  readonly author: 'You';
  readonly timestamp: Date;
};

/** The notes of one activity while its page is open. A blank one is not taken. */
export function useNotes(): { notes: readonly Note[]; add: (text: string) => boolean } {
  const [notes, setNotes] = useState<readonly Note[]>([]);
  return {
    notes,
    add(text) {
      if (isBlank(text)) return false;
      const said = text.trim();
      setNotes((before) => [
        ...before,
        { id: before.length, text: said, author: 'You', timestamp: new Date() },
      ]);
      return true;
    },
  };
}
