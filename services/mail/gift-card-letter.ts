import type { CardNews } from '#shop/gift-cards/card-mail.ts';
import type { Mail } from '#shop/mail.ts';
import { inGroups } from '#vocabulary/gift-cards.ts';
import { GIFT_CARD_KEEPS } from '#vocabulary/sentences/gift-cards.ts';
import { inDollars } from './in-dollars.ts';
import { type Letter, letterAsHtml, letterAsText } from './letter.ts';

/** The card that a letter brings: its code, and the PDF to print. */
export type BroughtCard = { code: string; pdf: Uint8Array };

/**
 * The letter about a gift card: the card itself, for whom it was bought; what the buyer keeps, which brings the card where nobody
 * else is sent it; or that the payment has failed.
 */
export function giftCardLetter(
  news: CardNews,
  card: BroughtCard | undefined,
  publicUrl: string,
): Mail {
  const letter: Letter = {
    ...words(news, card, publicUrl),
    greeting: news.name ? `Hello ${news.name},` : 'Hello,',
  };
  return {
    to: news.to,
    subject: subjectOf(news),
    html: letterAsHtml(letter),
    text: letterAsText(letter),
    documents: card ? [{ name: 'wonderling-gift-card.pdf', pdf: card.pdf }] : [],
    messageId: `<${news.mailId}@${new URL(publicUrl).hostname}>`,
  };
}

function subjectOf({ kind, from }: CardNews): string {
  if (kind === 'receipt') return 'Your Wonderling gift card';
  if (kind === 'failed') return 'Your payment for a gift card did not go through';
  return from ? `A Wonderling gift card from ${from}` : 'A Wonderling gift card for you';
}

type Words = Pick<Letter, 'preview' | 'paragraphs' | 'button' | 'closing'>;

function words(news: CardNews, card: BroughtCard | undefined, publicUrl: string): Words {
  switch (news.kind) {
    case 'card':
      return brought(news, card, publicUrl);
    case 'receipt':
      return receipt(news, card, publicUrl);
    case 'failed':
      return {
        preview: 'Nothing was charged, and the card can be bought once more.',
        paragraphs: [
          `Your payment for a gift card of ${inDollars(news.amount)} didn't go through, so nothing was charged and there is no card. If you'd still like to give it, please buy it once more.`,
        ],
        button: { label: 'Give a gift card', url: `${publicUrl}/gift-cards` },
        closing: [],
      };
  }
}

function brought(news: CardNews, card: BroughtCard | undefined, publicUrl: string): Words {
  const giver = news.from ?? 'Somebody who likes you';
  return {
    preview: `${giver} gives you a picture book that knows a child's name.`,
    paragraphs: [
      `${giver} has sent you a gift card of ${inDollars(news.amount)} for a picture book in which a child you love is the hero.`,
      ...(news.message?.split('\n') ?? []),
      ...code(card),
      'Choose a story, tell us about the child, and type these letters when you pay.',
    ],
    button: { label: 'Choose a story', url: `${publicUrl}/books` },
    closing: [GIFT_CARD_KEEPS, balanceAt(publicUrl)],
  };
}

function receipt(news: CardNews, card: BroughtCard | undefined, publicUrl: string): Words {
  const whose = news.recipient ? ` for ${news.recipient}` : '';
  const thanks = `Thank you. Your payment has arrived, and the gift card of ${inDollars(news.amount)}${whose} is ready.`;
  const goes = news.sendOn
    ? `We send it to ${news.recipientEmail} on ${dayInFull(news.sendOn)}.`
    : `It has gone to ${news.recipientEmail}.`;
  return {
    preview: card ? 'It is in this letter, with a card to print.' : goes,
    paragraphs: [
      thanks,
      ...(news.recipientEmail
        ? [goes]
        : [...code(card), 'With this letter comes a card to print: one sheet, folded twice.']),
    ],
    button: { label: 'See my gift cards', url: `${publicUrl}/gift-cards` },
    closing: [`Total: ${inDollars(news.amount)}`, GIFT_CARD_KEEPS],
  };
}

/** Without the card: the secret that codes come from has changed since an earlier letter, whose code is good. */
const code = (card: BroughtCard | undefined): string[] =>
  card
    ? [`Its code: ${inGroups(card.code)}`]
    : ['Its code is in the letter that we sent before; if you cannot find that, please reply.'];

const balanceAt = (publicUrl: string) =>
  `How much is left on it you see at any time at ${publicUrl}/gift-cards/balance.`;

const dayInFull = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
