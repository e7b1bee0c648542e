import { useEffect, useRef, useState } from 'react';
import { isBlank } from '#vocabulary/blank.ts';

/** What somebody wrote on the page, for the page only (specification, section 3: Local comment). */
export type Note = {
  readonly id: number;
  readonly text: string;
  /** A photo that was chosen, for as long as the page is open. */
  readonly picture?: string;
  readonly author: 'You';
  readonly timestamp: Date;
};

/** The notes of one activity while its page is open. A blank one is not taken; a photo goes nowhere, it is only shown. */
export function useNotes(): {
  notes: readonly Note[];
  add: (text: string, photo?: File) => boolean;
} {
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const pictures = useRef<string[]>([]);
  useEffect(() => () => pictures.current.splice(0).forEach(URL.revokeObjectURL), []);
  return {
    notes,
    add(text, photo) {
      if (isBlank(text)) return false;
      const said = text.trim();
      const picture = photo && URL.createObjectURL(photo);
      if (picture) pictures.current.push(picture);
      setNotes((before) => [
        ...before,
        { id: before.length, text: said, picture, author: 'You', timestamp: new Date() },
      ]);
      return true;
    },
  };
}
