import type { Mail } from '#shop/mail.ts';
import type { MakingNews } from '#shop/orders/making-mail.ts';
import { datesInWords, momentInWords } from '#vocabulary/day.ts';
import { HOW_LONG_A_BANK_TAKES, REFUND_CAME_BACK } from '#vocabulary/sentences/refunds.ts';
import { inDollars } from './in-dollars.ts';
import { type Letter, letterAsHtml, letterAsText } from './letter.ts';

/**
 * The letter about a paid book: that a correction is kept, that the time to check it will soon be over, or what has become of it.
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
    pictures: news.books.map(({ orderId, title, childName }) => ({
      url: covers.has(orderId) ? `cid:${coverName(orderId)}` : undefined,
      caption: `${title} for ${childName}`,
    })),
    closing: [],
  };
  return {
    to: news.to,
    subject: news.canceled?.isRefused ? REFUND_CAME_BACK : subjects[news.kind],
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
  shipped: 'Your Wonderling book is on its way',
  arrived: 'Has your Wonderling book arrived?',
  stopped: 'Your Wonderling book has stopped on its way to print',
  cancelled: 'Your Wonderling book is canceled',
} as const;

function words(
  { kind, books, parcel, reason, canceled }: MakingNews,
  until: string,
  publicUrl: string,
) {
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
    case 'shipped': {
      const { trackingUrl, arrives } = parcel;
      const comes = arrives ? `It should come ${datesInWords(arrives)}.` : '';
      return {
        preview: `It has left the printer. ${comes}`.trim(),
        paragraphs: [
          `${books.length === 1 ? 'Your book is' : 'Your books are'} printed and on the way. ${comes}`.trim(),
          trackingUrl
            ? 'You can see where the parcel is at any time.'
            : 'This parcel travels without a number to follow it by. The order shows when it should come.',
        ],
        button: trackingUrl ? { label: 'Follow the parcel', url: trackingUrl } : seeBook,
      };
    }
    case 'arrived':
      return {
        preview: 'Tell us if anything is wrong.',
        paragraphs: [
          'By now your book should be with you. If it has not come, or something is wrong with it, please reply to this e-mail, and we will make it right.',
        ],
        button: seeBook,
      };
    case 'stopped':
      return {
        preview: reason ?? 'The printing has stopped.',
        paragraphs: [reason ?? 'Something keeps your book from being printed.'],
        button: seeBook,
      };
    case 'cancelled':
      return {
        ...(canceled?.isRefused ? notTaken(canceled) : goesBack(canceled)),
        button: seeBook,
      };
  }
}

type Canceled = NonNullable<MakingNews['canceled']>;

function goesBack(canceled: Canceled | undefined) {
  const why = canceled?.why ? [`Why we canceled it: ${canceled.why}`] : [];
  const amount = canceled?.amount ? inDollars(canceled.amount) : 'The whole amount';
  return {
    preview: 'Your money goes back.',
    paragraphs: [
      'Your book is canceled and will not be printed.',
      ...why,
      `${amount} goes back the way it came. ${HOW_LONG_A_BANK_TAKES}`,
    ],
  };
}

const notTaken = ({ amount }: Canceled) => ({
  preview: 'It is safe with us, and we will send it again.',
  paragraphs: [
    `We sent ${inDollars(amount)} back to you for the book that was canceled, and your bank didn't accept it. That happens when a card has expired or an account was closed.`,
    "The money is yours, and it is safe with us. If you have another card or account for it, please reply to this e-mail; otherwise there's nothing to do, and we'll try again.",
  ],
});
