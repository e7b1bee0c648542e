import type { Mail } from '#shop/mail.ts';
import type { PaymentNews } from '#shop/orders/payment-mail.ts';
import { codeLine } from '#vocabulary/codes.ts';
import { cardLine } from '#vocabulary/gift-cards.ts';
import { letterSubjects } from '#vocabulary/letters-of-orders.ts';
import { postalLines } from '#vocabulary/postal-lines.ts';
import { whatIsSold } from '#vocabulary/what-is-sold.ts';
import { inDollars } from './in-dollars.ts';
import { type Letter, letterAsHtml, letterAsText } from './letter.ts';

/**
 * The mail about a payment that is confirmed, still on its way, or has failed.
 *
 * @param covers a JPEG by order: the book with its own reader on it, which travels inside the mail. It stands at no
 *   address, where whoever has that could see the child.
 */
export function paymentLetter(
  news: PaymentNews,
  covers: ReadonlyMap<string, Uint8Array>,
  publicUrl: string,
): Mail {
  const letter: Letter = {
    ...words(news, publicUrl),
    greeting: news.name ? `Hello ${news.name},` : 'Hello,',
    pictures: news.lines.map((line) => ({
      url: covers.has(line.orderId) ? `cid:${coverName(line)}` : undefined,
      caption: captionFor(line),
    })),
    closing: [...takenOff(news), `Total: ${inDollars(news.amount)}`],
  };
  return {
    to: news.to,
    subject: letterSubjects[news.kind],
    html: letterAsHtml(letter),
    text: letterAsText(letter),
    pictures: news.lines.flatMap((line) => {
      const jpeg = covers.get(line.orderId);
      return jpeg ? [{ name: coverName(line), jpeg }] : [];
    }),
    messageId: `<${news.mailId}@${new URL(publicUrl).hostname}>`,
  };
}

const takenOff = ({ code, discount, giftCard, paidByCard }: PaymentNews): string[] => [
  ...(discount > 0 ? [`${code ? codeLine(code) : 'Discount'}: −${inDollars(discount)}`] : []),
  ...(paidByCard > 0 ? [`${cardLine(giftCard ?? '')}: −${inDollars(paidByCard)}`] : []),
];

/** A picture's name within the mail. */
const coverName = ({ orderId }: Line) => `cover-${orderId}`;

function words(news: PaymentNews, publicUrl: string) {
  const seeOrders = { label: 'View Orders', url: `${publicUrl}/orders` };
  switch (news.kind) {
    case 'confirmed':
      return {
        preview: 'Thank you! The book is being made now.',
        paragraphs: [
          "Thank you for your order. Your payment has arrived, and the book is being made now. You'll find it under My Orders.",
          whatIsSold.inShort,
          ...whereItGoes(news.lines),
          `How it is printed: ${whatIsSold.printed} ${whatIsSold.byPost}`,
          `What can be changed: ${whatIsSold.changes} ${whatIsSold.canceling}`,
          whatIsSold.madeGood,
        ],
        button: seeOrders,
      };
    case 'pending':
      return {
        preview: "We'll write again when it's complete.",
        paragraphs: [
          "Your payment is being processed. That can take a day or two. We'll write again when it's complete. Until then, there's nothing you need to do.",
          whatIsSold.inShort,
          ...whereItGoes(news.lines),
        ],
        button: seeOrders,
      };
    case 'failed':
      return {
        preview: 'Nothing was charged. You can try again.',
        paragraphs: [
          "Your payment didn't go through, so nothing was charged and no book was made. If you'd still like the book, you can pay again from My Orders.",
        ],
        button: seeOrders,
      };
  }
}

/** One sentence where all goes to one door, as it mostly does; else one for each book. */
function whereItGoes(lines: PaymentNews['lines']): string[] {
  const goesTo = lines.map(({ shipTo }) => shipTo && postalLines(shipTo).join(', '));
  const [first] = goesTo;
  if (goesTo.every((door) => door === first)) return first ? [`It goes to: ${first}.`] : [];
  return lines.flatMap((line, n) => (goesTo[n] ? [`${bookOf(line)} goes to: ${goesTo[n]}.`] : []));
}

type Line = PaymentNews['lines'][number];

const bookOf = ({ title, childName }: Line) => (childName ? `${title} for ${childName}` : title);

function captionFor(line: Line): string {
  const { quantity, total } = line;
  const copies = quantity === 1 ? '' : `${quantity} copies, `;
  return `${bookOf(line)}, ${copies}${inDollars(total)}`;
}
