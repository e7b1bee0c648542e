import { canSetLines, typedLines } from '#bookmaking/fonts/typed-lines.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { Refused } from '#shop/refused.ts';
import { dayIn } from '#vocabulary/day.ts';
import { MOST_DAYS_AHEAD } from '#vocabulary/gift-cards.ts';
import { SEND_ON_IMPOSSIBLE } from '#vocabulary/sentences/gift-cards.ts';
import { LETTERS_NOT_OURS } from '#vocabulary/sentences/inscription.ts';

/** A card as somebody asks for it: what is left out, null or blank is not said. */
export type TypedCard = {
  /** Integer cents. */
  amount: number;
  recipient: string;
  message?: string | null;
  from?: string | null;
  recipientEmail?: string | null;
  sendOn?: string | null;
};

/** A card as it will be: what is not said is null. */
export type CardWish = {
  amount: number;
  recipient: string;
  message: string | null;
  from: string | null;
  recipientEmail: string | null;
  sendOn: string | null;
};

/**
 * What was typed, as the card will carry it. A day without a mail address means nothing: the buyer hands it over.
 * @throws GIFT_CARD_CANNOT_BE_PRINTED for a letter that none of our faces has; INPUT_INVALID for a day that is over or too far away
 */
export function wishOf(caller: Caller, typed: TypedCard, now: Date): CardWish {
  const recipientEmail = typed.recipientEmail?.toLowerCase() || null;
  const today = dayIn(caller.timeZone ?? 'UTC', now);
  const sendOn = (recipientEmail && typed.sendOn) || null;
  if (sendOn && !isAhead(sendOn, today)) {
    throw new Refused('INPUT_INVALID', {
      message: SEND_ON_IMPOSSIBLE,
      data: { fields: { send_on: [SEND_ON_IMPOSSIBLE] }, form: [] },
    });
  }
  return {
    amount: typed.amount,
    recipient: printable('recipient', typed.recipient) ?? '',
    message: printable('message', typed.message),
    from: printable('from', typed.from),
    recipientEmail,
    // Today is at once.
    sendOn: sendOn === today.toISOString().slice(0, 10) ? null : sendOn,
  };
}

const A_DAY_MS = 24 * 3_600_000;

function isAhead(day: string, today: Date): boolean {
  const days = (Date.parse(day) - today.getTime()) / A_DAY_MS;
  return days >= 0 && days <= MOST_DAYS_AHEAD;
}

function printable(
  field: 'recipient' | 'message' | 'from',
  typed: string | null | undefined,
): string | null {
  const text = typedLines(typed);
  if (text !== null && !canSetLines(text, 'hand')) {
    const data = { field, details: LETTERS_NOT_OURS };
    throw new Refused('GIFT_CARD_CANNOT_BE_PRINTED', { data, message: LETTERS_NOT_OURS });
  }
  return text;
}
