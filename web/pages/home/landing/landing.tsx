import { tryOutPage } from '#content/landing/try-out.ts';
import type { Book } from '#contract/books.ts';
import type { LatestReview } from '#contract/reviews.ts';
import type { LandingLeaves } from '#web/book/leaf/leaves-for-all.ts';
import { DoorFrame } from './door-frame.tsx';
import { FiveLevels } from './five-levels.tsx';
import { Hero } from './hero.tsx';
import { HowABookIsMade } from './how-a-book-is-made.tsx';
import { InAGoodPage } from './in-a-good-page.tsx';
import { ParentsAsk } from './parents-ask.tsx';
import { ReadAtTheirHouse } from './read-at-their-house.tsx';
import { SlowOnPurpose } from './slow-on-purpose.tsx';
import { ThreeBooks } from './three-books.tsx';

/** The landing page for visitors, part by part in the order of the specification, section 1. */
export function Landing({
  books,
  reviews,
  leaves,
}: {
  books: readonly Book[];
  reviews: readonly LatestReview[];
  leaves: LandingLeaves;
}) {
  const [first] = books;
  const sapling = leaves.levels[2];
  const tried = books.find(({ slug }) => slug === tryOutPage.slug);
  return (
    <>
      <Hero leaf={leaves.tryOut} book={tried} />
      {first && sapling && <HowABookIsMade book={first} leaf={sapling} />}
      <DoorFrame />
      <ThreeBooks books={books.slice(0, 3)} />
      <FiveLevels leaves={leaves.levels} />
      <InAGoodPage />
      <ParentsAsk />
      <SlowOnPurpose />
      <ReadAtTheirHouse books={books} reviews={reviews} />
    </>
  );
}
