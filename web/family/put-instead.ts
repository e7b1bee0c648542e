/** Puts a word in the place of another in a field, as the parent's own hand would: what follows the field hears of it. */
export function putInstead(
  form: HTMLFormElement | null,
  field: string,
  typed: string,
  instead: string,
): void {
  const input = form?.elements.namedItem(field);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = input.value.replace(typed, () => instead);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
