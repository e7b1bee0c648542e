/** Why the shop is as it is, and a comparison with any book from a shelf. It says of others only what everybody knows. */
export const philosophy = {
  title: 'Slow on purpose',
  paragraphs: [
    'We start with the child: what they look like, how they read, what they love this month.',
    'There are no points and no streaks here. Just a page, a lap, and a question worth asking.',
  ],
  columns: ['Any good book', 'Wonderling'],
  rows: [
    ['The hero', 'Somebody else', 'Your child, drawn'],
    ['The words', 'One telling', 'Four tellings'],
    ['Before you pay', 'A look inside', 'Five pages, with your child'],
  ],
} as const;
