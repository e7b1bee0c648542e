import { Refused } from '#shop/refused.ts';
import { type CodeRefusal, codeRefusals } from '#vocabulary/codes.ts';

/** The refusal of a code, in the words for its reason. */
export const codeRefused = (reason: CodeRefusal) =>
  new Refused('CODE_REFUSED', { message: codeRefusals[reason], data: { reason } });
