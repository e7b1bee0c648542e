import type { ReactNode } from 'react';
import { steps } from '#content/landing/steps.ts';
import type { Book } from '#contract/books.ts';
import type { Leaf } from '#web/book/leaf/leaf.ts';
import { PrintedLeaf } from '#web/book/leaf/printed-leaf.tsx';
import { CoverPicture, StandingBook } from '#web/book/standing-book.tsx';
import { Cutout } from './cutout.tsx';

/** Three steps, each with its picture standing on an ink line. */
export function HowABookIsMade({ book, leaf }: { book: Book; leaf: Leaf }) {
  const pictures: ReactNode[] = [
    <Cutout key="who" name="three-children" width={720} height={340} className="w-full" />,
    <span key="peek" className="mb-2 block w-40 rotate-1 shadow-(--shadow-book)">
      <PrintedLeaf leaf={leaf} sizes="10rem" />
    </span>,
    <span key="open" className="mb-2 block w-40">
      <StandingBook book={book} cover={<CoverPicture book={book} lazy sizes="10rem" />} />
    </span>,
  ];
  return (
    <section className="shop pt-14 md:pt-20" aria-labelledby="how">
      <h2 id="how" className="text-3xl">
        How a book gets made
      </h2>
      <ol className="mt-10 grid gap-12 md:grid-cols-3 md:gap-10">
        {steps.map((step, place) => (
          <li key={step.title}>
            <div
              className="flex items-end justify-center border-b-2 border-ink md:h-48"
              aria-hidden="true"
            >
              {pictures[place]}
            </div>
            <h3 className="mt-4 text-xl">
              {place + 1}. {step.title}
            </h3>
            <p className="mt-1 max-w-[26rem] text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
