import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import type { CheckedCode } from '#contract/codes.ts';
import { asCode } from '#vocabulary/codes.ts';
import type { RefusedSheet } from './read-sheet.ts';
import { APPLY, CODE, TAKEN, YES } from './sheet-fields.ts';
import type { useTypedSheet } from './typed-sheet.ts';

/** The dialog's action answers for its sheet alone, the cart's for the whole page. */
type Answer = RefusedSheet | { refused?: RefusedSheet };

/**
 * The discount code of a sheet: `terms` of the one that stands in the field, once the shop has said that it takes something
 * off; `error` why it does not. Back on the page, a code that was taken is asked about by itself.
 *
 * @param refused what the sheet's own way has answered: before scripts run, that is all there is
 */
export function useCode({
  form,
  action,
  sheet: { typed, say },
  refused,
}: {
  form: RefObject<HTMLFormElement | null>;
  action: string;
  sheet: ReturnType<typeof useTypedSheet>;
  refused: RefusedSheet | undefined;
}) {
  const { data, state, submit } = useFetcher<Answer>();
  const asked = data && ('refused' in data ? data.refused : (data as RefusedSheet));
  const [latest, earlier] = [asked, refused].map((answer) => answer?.taken);
  const text = typed[CODE] ?? asked?.typed?.code ?? refused?.typed?.code ?? '';
  const isStill = (terms: CheckedCode | undefined) => terms?.code === asCode(text);
  const terms = [latest, earlier].find(isStill);
  // A sentence is about what was typed when it was said.
  const error = [asked, refused]
    .map((answer) => (answer?.typed?.code === text ? answer.errors?.code : undefined))
    .find((sentence) => sentence !== undefined);

  const ask = useCallback(() => {
    if (!form.current) return;
    const sent = new FormData(form.current);
    sent.set(APPLY, YES);
    void submit(sent, { method: 'post', action });
  }, [form, action, submit]);

  const code = terms?.code;
  useEffect(() => {
    if (code) say({ [TAKEN]: code });
  }, [code, say]);
  const isTakenBefore = typed[TAKEN] !== undefined && typed[TAKEN] === asCode(text);
  const isAsked = terms !== undefined || error !== undefined || state !== 'idle';
  const mustAsk = isTakenBefore && !isAsked && data === undefined;
  useEffect(() => {
    if (mustAsk) ask();
  }, [mustAsk, ask]);
  // Whoever has pressed is led to the field; what was asked by itself moves nobody.
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current || !asked) return;
    pressed.current = false;
    const field = form.current?.querySelector<HTMLElement>(`[name=${CODE}]`);
    if (asked.errors?.code) field?.focus();
  }, [form, asked]);
  const apply = () => {
    pressed.current = true;
    ask();
  };

  return { text, terms, error, apply, isBusy: state !== 'idle', runs: useRuns() };
}

/** Whether scripts run: until then the button is the form's own. */
const useRuns = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
