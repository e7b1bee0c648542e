/**
 * Letters from families. Sample copy with invented voices; `slug` is the book that each of them
 * read, and its card leads to a look inside it.
 */
export const testimonials = [
  {
    scene: 'a-grandfather-reads',
    slug: 'goose-on-bus-nine',
    quote: 'I did the goose once. I am now always the goose.',
    who: 'A grandfather in Leeds',
  },
  {
    scene: 'a-mother-reads',
    slug: 'stair-that-counted-feet',
    quote: 'He counts our stairs now. There are twelve, and he says thank you to each.',
    who: 'A mother in Ohio',
  },
  {
    scene: 'an-aunt-calls',
    slug: 'boots-for-an-octopus',
    quote: 'I live far away. For ten minutes I did not.',
    who: 'An aunt in Toronto',
  },
] as const;
