import type { BoughtGiftCard } from '#contract/gift-cards.ts';

/** Where a card that was bought is: with whom it is for, on its way there, or with the buyer. */
export function cardInWords({
  recipient_email,
  send_on,
  sent_at,
}: Pick<BoughtGiftCard, 'recipient_email' | 'send_on' | 'sent_at'>): string {
  if (!recipient_email) {
    return sent_at ? 'It is in your mail, with a card to print.' : 'It is being written.';
  }
  if (sent_at) return `It has gone to ${recipient_email}.`;
  return send_on
    ? `It goes to ${recipient_email} on ${longDay.format(new Date(send_on))}.`
    : `It is on its way to ${recipient_email}.`;
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
