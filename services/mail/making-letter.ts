import type { Mail } from '#shop/mail.ts';
import type { MakingNews } from '#shop/orders/making-mail.ts';
import { datesInWords, momentInWords } from '#vocabulary/day.ts';
import { letterSubjects } from '#vocabulary/letters-of-orders.ts';
import type { MakingStage } from '#vocabulary/making.ts';
import { postalLines } from '#vocabulary/postal-lines.ts';
import {
  HOW_LONG_A_BANK_TAKES,
  NOTHING_GOES_BACK,
  REFUND_CAME_BACK,
} from '#vocabulary/sentences/refunds.ts';
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
      caption: childName === null ? title : `${title} for ${childName}`,
    })),
    closing: [],
  };
  return {
    to: news.to,
    subject: news.money?.isRefused ? REFUND_CAME_BACK : letterSubjects[news.kind],
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

function words(
  { kind, stage, books, parcel, reason, money, shipTo }: MakingNews,
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
        preview: 'The book goes on with it.',
        paragraphs: [
          `We've saved your correction. ${whatCanBeCorrected(stage, until)}`.trim(),
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
        ...(money!.isRefused
          ? notTaken(money!, 'for the book that was canceled')
          : goesBack(money!)),
        button: seeBook,
      };
    case 'refunded':
      return { ...partGoesBack(money!), button: seeBook };
    case 'refund_failed':
      return { ...notTaken(money!, 'of what you had paid'), button: seeBook };
    case 'reprinted':
      return {
        preview: "It's on us.",
        paragraphs: [
          "We're sorry that your book didn't reach you as it should. We're printing it once more, page for page the same, and sending it to the same address. It costs you nothing.",
          "You'll hear from us when it's on its way. If the address has changed, please correct it on the order's page before the book goes to the printer.",
        ],
        button: seeBook,
      };
    case 'reprint_offered':
      return {
        preview: 'For what printing and sending it costs us.',
        paragraphs: [
          "You can have your book printed once more, with the mistake corrected, for what printing and sending it costs us. The order's page says how much that is.",
          'After you have paid, you can look through every page and correct it before it goes to the printer, just as you could the first time.',
        ],
        button: seeBook,
      };
    case 'address_corrected': {
      const door = shipTo ? postalLines(shipTo).join(', ') : 'the address with your order';
      return {
        preview: `It goes to: ${door}.`,
        paragraphs: [
          `We've corrected the address of your book. It goes to: ${door}.`,
          "Isn't that right? Then please reply to this e-mail before it is printed.",
        ],
        button: seeBook,
      };
    }
    case 'held':
      return {
        preview: reason ?? 'It is not printed for now.',
        paragraphs: [
          "We're holding your book, so it isn't printed for now.",
          ...(reason ? [reason] : []),
          "If you have a question, please reply to this e-mail. We'll write to you when the book goes on.",
        ],
        button: seeBook,
      };
    case 'resumed':
      return {
        preview: "We don't hold it any more.",
        paragraphs: [
          stage === 'checking'
            ? `Your book goes on. Until ${until} you can look through it and correct it.`
            : 'Your book goes on. It is on its way to the printer again.',
        ],
        button: seeBook,
      };
  }
}

/** After the approval the pages stay as they are; where the book goes can be corrected until it is sent. */
function whatCanBeCorrected(stage: MakingStage, until: string): string {
  if (stage === 'checking')
    return `If it changes a page, the book is being remade right now. Until ${until} you can look through it and correct it again.`;
  return stage === 'approved'
    ? "The book's pages stay as they are now. You can correct the address until the book goes to the printer."
    : '';
}

type Money = NonNullable<MakingNews['money']>;

function goesBack({ amount, onCard, why }: Money) {
  return {
    preview: amount + onCard > 0 ? 'Your money goes back.' : 'Nothing was paid for it.',
    paragraphs: [
      'Your book is canceled and will not be printed.',
      ...(why ? [`Why we canceled it: ${why}`] : []),
      ...(amount > 0
        ? [`${inDollars(amount)} goes back the way it came. ${HOW_LONG_A_BANK_TAKES}`]
        : []),
      ...(onCard > 0 ? [`${inDollars(onCard)} is back on the gift card that paid it.`] : []),
      ...(amount + onCard > 0 ? [] : [NOTHING_GOES_BACK]),
    ],
  };
}

const partGoesBack = ({ amount, why }: Money) => ({
  preview: `${inDollars(amount)} goes back to you.`,
  paragraphs: [
    `We're giving you ${inDollars(amount)} back, the way it came. ${HOW_LONG_A_BANK_TAKES}`,
    `Why: ${why}`,
    'Everything else about your order stays as it is.',
  ],
});

const notTaken = ({ amount }: Money, ofWhat: string) => ({
  preview: 'It is safe with us, and we will send it again.',
  paragraphs: [
    `We sent ${inDollars(amount)} back to you ${ofWhat}, and your bank didn't accept it. That happens when a card has expired or an account was closed.`,
    "The money is yours, and it is safe with us. If you have another card or account for it, please reply to this e-mail; otherwise there's nothing to do, and we'll try again.",
  ],
});
