import { composeGiftCard } from '#bookmaking/binding/gift-card.ts';
import { foldCard } from '#bookmaking/typesetting/fold-card.ts';
import { typesetPages } from '#bookmaking/typesetting/typeset.ts';
import { listedTitles } from '#titles/find-title.ts';
import { inGroups } from '#vocabulary/gift-cards.ts';
import { paperIn } from '#vocabulary/paper.ts';
import { GIFT_CARD } from '#vocabulary/sentences/gift-cards.ts';
import type { CardNews } from './card-mail.ts';

/**
 * The card as a PDF to print at home: one side of one sheet, folded twice. It is drawn for the letter that brings it and kept
 * nowhere, since it is money.
 * @param code as `codeOf` says it
 * @param publicUrl where it is used
 */
export async function drawCard(
  news: Pick<CardNews, 'recipient' | 'message' | 'from' | 'amount' | 'countryCode'>,
  code: string,
  publicUrl: string,
): Promise<Uint8Array> {
  const { recipient, message, from, amount, countryCode } = news;
  const pages = composeGiftCard(listedTitles, {
    ...{ recipient, message, from },
    amount: `$${amount / 100}`,
    code: inGroups(code),
    steps: [
      `1. Choose a story at ${new URL(publicUrl).host}.`,
      '2. Tell us about the child.',
      '3. Type these letters when you pay.',
      'What is left stays on the card for another book.',
    ],
  });
  return foldCard(await typesetPages(pages, GIFT_CARD.title), paperIn(countryCode));
}
