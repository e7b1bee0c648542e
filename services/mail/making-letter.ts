import type { Mail } from '#shop/mail.ts';
import type { MakingNews } from '#shop/orders/making-mail.ts';
import { momentInWords } from '#vocabulary/day.ts';
import { type Letter, letterAsHtml, letterAsText } from './letter.ts';

/**
 * The letter about a book that is checked: that a correction is kept, or that the time will soon be over.
 *
 * @param covers a JPEG by order, which travels inside the mail (as in `payment-letter.ts`)
 * @param timeZone where its reader is; where nobody knows, the letter says a time in UTC, and that it does
 */
export function makingLetter(
  news: MakingNews,
  covers: ReadonlyMap<string, Uint8Array>,
  publicUrl: string,
  timeZone?: string,
): Mail {
  const letter: Letter = {
    ...words(news, momentInWords(news.until, timeZone), publicUrl),
    greeting: news.name ? `Hello ${news.name},` : 'Hello,',
    pictures: news.books.map(({ orderId, title, reader }) => ({
      url: covers.has(orderId) ? `cid:${coverName(orderId)}` : undefined,
      caption: `${title} for ${reader.name}`,
    })),
    closing: [],
  };
  return {
    to: news.to,
    subject: subjects[news.kind],
    html: letterAsHtml(letter),
    text: letterAsText(letter),
    pictures: news.books.flatMap(({ orderId }) => {
      const jpeg = covers.get(orderId);
      return jpeg ? [{ name: coverName(orderId), jpeg }] : [];
    }),
    messageId: `<${news.mailId}@${new URL(publicUrl).hostname}>`,
  };
}

const coverName = (orderId: string) => `cover-${orderId}`;

const subjects = {
  corrected: 'Your correction is in the book',
  checking_ends: 'Last look at your Wonderling book',
} as const;

function words({ kind, books }: MakingNews, until: string, publicUrl: string) {
  const [first] = books;
  const seeBook =
    books.length === 1
      ? { label: 'See the book', url: `${publicUrl}/orders/${first!.orderId}` }
      : { label: 'View Orders', url: `${publicUrl}/orders` };
  switch (kind) {
    case 'corrected':
      return {
        preview: 'The book is being remade with it.',
        paragraphs: [
          `We've saved your correction. If it changes a page, the book is being remade right now. Until ${until} you can look through it and correct it again.`,
          "Wasn't it you? Then somebody else is signed in to your account. Please reply to this e-mail.",
        ],
        button: seeBook,
      };
    case 'checking_ends': {
      const it = books.length === 1 ? 'the book' : 'each book';
      return {
        preview: `Until ${until} you can still change something.`,
        paragraphs: [
          `Until ${until} you can still correct ${it}: the name, the looks, the dedication, the address.`,
          `If everything is as it should be, there's nothing to do: then ${it} counts as approved, and its pages stay as they are.`,
        ],
        button: seeBook,
      };
    }
  }
}
