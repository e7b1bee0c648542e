/** Why the shop is as it is, and a comparison with books of another kind. Marketing copy; no shop is meant. */
export const philosophy = {
  title: 'Slow on purpose',
  paragraphs: [
    'Many books print a name into a gap in a finished story. We start with the child: what they look like, how they read, what they are curious about this month.',
    'There are no points and no streaks here. Just a page, a lap, and a question worth asking.',
  ],
  columns: ['Name-in-a-gap books', 'Wonderling'],
  rows: [
    ['The child', 'A name', 'A drawn hero'],
    ['The words', 'One length', 'Four tellings'],
    ['Before you pay', 'A cover', 'Five pages, drawn'],
  ],
} as const;
