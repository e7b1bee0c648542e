import { type RefObject, useEffect, useRef } from 'react';
import { changeDraft } from './browser-draft.ts';
import { type Draft, draftQuestions } from './draft.ts';

/** The field of a panel that asks a question. Others of the page may have the plain names. */
export const fieldOf = (question: (typeof draftQuestions)[number]): string => `draft_${question}`;

/**
 * Takes over what was chosen and typed before our scripts came: until then the fields are the browser's, and React leaves
 * what is in them alone until it has something else to say.
 *
 * @param shown what the panel showed at first
 */
export function useEarlyWords(panel: RefObject<HTMLElement | null>, shown: Draft): void {
  const atFirst = useRef(shown);
  useEffect(() => {
    if (!panel.current) return;
    const early: Partial<Draft> = {};
    for (const question of draftQuestions) {
      const field = `[name="${fieldOf(question)}"]:is(:checked, select, :not([type="radio"]))`;
      const answer = panel.current.querySelector<HTMLInputElement | HTMLSelectElement>(
        field,
      )?.value;
      if (answer !== undefined && answer !== atFirst.current[question]) early[question] = answer;
    }
    if (Object.keys(early).length > 0) changeDraft(early);
  }, [panel]);
}
