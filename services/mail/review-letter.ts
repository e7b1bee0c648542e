import type { Mail } from '#shop/mail.ts';
import type { ReviewNews } from '#shop/reviews/review-mail.ts';
import { type Letter, letterAsHtml, letterAsText } from './letter.ts';

/**
 * The letter that asks a family, ten days after its book has come, what it thinks of it.
 *
 * @param covers a JPEG by order, which travels inside the mail (as in `payment-letter.ts`)
 */
export function reviewLetter(
  { mailId, to, name, books }: ReviewNews,
  covers: ReadonlyMap<string, Uint8Array>,
  publicUrl: string,
): Mail {
  const isOne = books.length === 1;
  const nameOf = (orderId: string) => `cover-${orderId}`;
  const letter: Letter = {
    preview: 'One to five stars, and a few words if you like.',
    greeting: name ? `Hello ${name},` : 'Hello,',
    paragraphs: [
      `By now ${isOne ? 'this book has' : 'these books have'} been read at your house for a few days. How ${isOne ? 'is it' : 'are they'}?`,
      'Other families would like to know before they choose. One to five stars will do, with a few words if you like; we read them before anybody else does.',
    ],
    pictures: books.map(({ orderId, title, childName }) => ({
      url: covers.has(orderId) ? `cid:${nameOf(orderId)}` : undefined,
      caption: `${title} for ${childName}`,
    })),
    button: isOne
      ? { label: 'Write a review', url: `${publicUrl}/orders/${books[0]!.orderId}#review` }
      : { label: 'Choose a book to review', url: `${publicUrl}/orders` },
    closing: [
      "We ask once for each title, and not again. If something is wrong with the book, please reply to this e-mail instead, and we'll make it right.",
    ],
  };
  return {
    to,
    subject: isOne
      ? 'How do you like your Wonderling book?'
      : 'How do you like your Wonderling books?',
    html: letterAsHtml(letter),
    text: letterAsText(letter),
    pictures: books.flatMap(({ orderId }) => {
      const jpeg = covers.get(orderId);
      return jpeg ? [{ name: nameOf(orderId), jpeg }] : [];
    }),
    messageId: `<${mailId}@${new URL(publicUrl).hostname}>`,
  };
}
