import { WIDTHS } from '#pictures/widths.ts';
import { DrawnPicture } from '#web/ui/drawn-picture.tsx';
import '@fontsource/caveat/700.css';

/**
 * The card as it will be printed: its front, and what is inside when it is opened. Decoration for who can see it: each of these
 * words stands in a field beside it.
 */
export function CardPreview({
  dollars,
  recipient,
  message,
  from,
}: {
  dollars: string;
  recipient: string;
  message: string;
  from: string;
}) {
  const name = recipient.trim() || 'somebody you like';
  return (
    <div className="gift-preview" aria-hidden="true">
      <div className="gift-card gift-front">
        <DrawnPicture
          path="/scenes/gift-card"
          widths={WIDTHS.scenes}
          width={960}
          height={640}
          sizes="(min-width: 64rem) 39rem, 130vw"
          className="size-full object-cover"
        />
        <p className="gift-hand gift-for">
          A book for
          <strong style={{ fontSize: `${fitting(name, 15, 62)}cqw` }}>{name}</strong>
        </p>
      </div>
      <div className="gift-opened">
        <div className="gift-card gift-leaf">
          <p
            className="gift-hand whitespace-pre-line"
            style={{ fontSize: `${message.length > 90 ? 7.2 : 10}cqw` }}
          >
            {message}
          </p>
          <p className="gift-hand" style={{ fontSize: `${fitting(from, 9, 76)}cqw` }}>
            {from}
          </p>
        </div>
        <div className="gift-card gift-leaf">
          <p className="display text-[18cqw] leading-none">{dollars}</p>
          <p className="gift-hand text-[8.5cqw]">for a book with a child in it</p>
          <p className="num text-[8cqw] font-bold leading-tight tracking-wider">
            ••••-••••
            <br />
            ••••-••••
          </p>
        </div>
      </div>
    </div>
  );
}

/** As large as the longest word of a name lets it be, in hundredths of the card's width. */
function fitting(name: string, largest: number, width: number): number {
  const longest = Math.max(1, ...name.split(/\s+/).map((word) => [...word].length));
  return Math.min(largest, (width / longest) * 2);
}
