import { firstLetters, isWithin, lettersIn } from '#vocabulary/letters.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps a field within its limit as the browser's own `maxlength` does: what goes beyond it is left out of what was just
 * typed or pasted. In letters as a person counts them, since to a browser an emoji is two of them, or eleven.
 */
export function holdLetters(box: TextBox, most: number): void {
  const { value } = box;
  if (isWithin(most, value)) return;
  // A field for mail addresses does not tell where its caret is.
  const caret = box.selectionEnd ?? value.length;
  const after = value.slice(caret);
  const room = most - lettersIn(after);
  const before = firstLetters(value.slice(0, caret), Math.max(room, 0));
  // Without any room, the text was too long before anything was typed into it.
  box.value = room < 0 ? firstLetters(value, most) : before + after;
  if (box.selectionEnd !== null) box.setSelectionRange(before.length, before.length);
  // Whoever follows the form (web/forms/use-form-text.ts) has heard of the longer text already.
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
