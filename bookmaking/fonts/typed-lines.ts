import { isBlank } from '#vocabulary/blank.ts';
import { canSet, type Style } from './faces.ts';

/**
 * What somebody typed as print will carry it: blank is nothing, lines without what nobody sees at their ends, letters as print
 * knows them (NFC).
 * @returns null for nothing
 */
export function typedLines(typed: string | null | undefined): string | null {
  if (!typed || isBlank(typed)) return null;
  return typed
    .normalize('NFC')
    .split(/\r\n|[\r\n]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .trim();
}

/** Whether every line can be set in that hand: none has a letter that none of our faces has. */
export const canSetLines = (text: string, hand: Style): boolean =>
  text.split('\n').every((line) => canSet(line, hand));
