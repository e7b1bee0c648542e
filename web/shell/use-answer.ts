import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { showToastIn, type WithToast } from './result-toasts.ts';

/**
 * What the page's action has answered, until it answers anew or another page comes. React Router forgets it as soon as the
 * page's data are asked for again, and that happens while somebody reads why a form was refused: another tab has changed the cart, a
 * book has been drawn, the shop has learned of the time zone.
 *
 * Its toast is shown where the document came with it: the form was sent before our scripts had arrived.
 *
 * @param answer the page's `actionData`
 */
export function useAnswer<Answer extends WithToast>(
  answer: Answer | undefined,
): Answer | undefined {
  const { key } = useLocation();
  const [last, keep] = useState({ answer, key });
  if (key !== last.key || (answer && answer !== last.answer)) keep({ answer, key });

  const [arrived] = useState(answer);
  useEffect(() => showToastIn(arrived), [arrived]);
  return answer ?? (key === last.key ? last.answer : undefined);
}
