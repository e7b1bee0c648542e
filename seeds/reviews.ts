/**
 * Reviews for a shop that somebody wants to look at, made up and marked as that: nobody of these exists, and no search engine
 * is told of them. One title has none, as a new one has.
 */
export type DemoReview = {
  /** The number of the title on the shelf. */
  book: number;
  stars: number;
  words?: string;
  signed?: string;
  daysAgo: number;
  answer?: string;
};

export const demoReviews: DemoReview[] = [
  {
    book: 1,
    stars: 5,
    words:
      'Third bedtime in a row. Nobody here is allowed to press the button on the real bus now: we wait for the goose.',
    signed: 'Marta',
    daysAgo: 12,
  },
  {
    book: 1,
    stars: 4,
    words: 'The glasses are the right green! I would have liked one page more at the end.',
    daysAgo: 31,
    answer: 'Thank you. We have told the goose, who says that the bus ends there.',
  },
  { book: 1, stars: 5, daysAgo: 40 },
  {
    book: 2,
    stars: 5,
    words: 'We count the stairs at home now, up and down, and we are late for everything.',
    signed: 'Devon',
    daysAgo: 9,
  },
  { book: 2, stars: 4, daysAgo: 22 },
  {
    book: 3,
    stars: 4,
    words:
      'Read aloud, it is mostly puffing. We were both out of breath by the end, and asked for it again.',
    signed: 'Ines',
    daysAgo: 17,
  },
  {
    book: 4,
    stars: 5,
    words: 'There is a permit on the sandbox now, with a stamp. I was not given one.',
    daysAgo: 26,
  },
  { book: 4, stars: 3, daysAgo: 45 },
  {
    book: 5,
    stars: 5,
    words: 'It is asked for in July, with a fan on. By the eighth floor nobody here breathes.',
    signed: 'Grandpa',
    daysAgo: 15,
  },
  {
    book: 6,
    stars: 4,
    words: 'Bought for a big sister of three weeks. She translates for all of us now, the cat too.',
    signed: 'Yusuf',
    daysAgo: 20,
  },
  {
    book: 7,
    stars: 5,
    words: 'Eight boots! We had to find eight boots! There is now a row of them in our hall.',
    daysAgo: 8,
  },
  {
    book: 8,
    stars: 3,
    words:
      'A snail was on our way to school, and nobody was allowed to pass it. He loves this book; I was late.',
    signed: 'Carla',
    daysAgo: 13,
    answer: 'So have we. It is the only title that took us longer to draw than to read.',
  },
  { book: 9, stars: 5, daysAgo: 5 },
];

/** What waits to be read in the back office: the demo family's own word on a book of its child. */
export const parentsReview = {
  book: 7,
  stars: 5,
  words: 'Oskar has put his own boots beside the last page, to see whether they would fit.',
  daysAgo: 1,
};
