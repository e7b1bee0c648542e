import { type RefObject, useEffect, useState } from 'react';

type Texts = Record<string, string>;

/**
 * Follows what is typed into a form whose fields keep their own text. The fields are the browser's:
 * what was typed before our scripts arrived is there, and nothing is lost when a page is drawn anew.
 *
 * @returns the text of every field by its name; undefined on the server and until scripts run, when
 *   nobody can tell
 */
export function useFormText(form: RefObject<HTMLFormElement | null>): Texts | undefined {
  const [texts, setTexts] = useState<Texts>();
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const follow = () => {
      const now = readTexts(element);
      setTexts((before) => (before && isSame(before, now) ? before : now));
    };
    // After every drawing, because fields may have come and gone.
    follow();
    element.addEventListener('input', follow);
    return () => element.removeEventListener('input', follow);
  });
  return texts;
}

const readTexts = (form: HTMLFormElement): Texts =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

function isSame(one: Texts, other: Texts): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
