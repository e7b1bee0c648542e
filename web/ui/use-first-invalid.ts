import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a form came back with errors, moves the focus to its first wrong field, which reads its
 * sentence out.
 *
 * @param errors the answer's errors; a new object means a new answer
 * @returns the ref to put on the `<form>`
 */
export function useFirstInvalid(errors: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return form;
}
