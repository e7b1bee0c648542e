/**
 * What people in our books say of being read. Nobody is invented as if real (readings: Routes and screens): a line above
 * the cards says who they are, and families' own words take their place. `slug` is the book that each of them lives in,
 * and its card leads to a look inside it.
 */
export const testimonials = [
  {
    scene: 'a-grandfather-reads',
    slug: 'hole-department',
    quote: 'He does my voice. I have stamped it.',
    who: 'The mole, Hole Department',
  },
  {
    scene: 'a-mother-reads',
    slug: 'stair-that-counted-feet',
    quote: 'I heard every word from the third step, and did not creak once.',
    who: 'The stair, third from the bottom',
  },
  {
    scene: 'an-aunt-calls',
    slug: 'boots-for-an-octopus',
    quote: 'We were read over the telephone. All eight feet stayed dry.',
    who: 'The octopus, for all eight',
  },
] as const;
