/** How a book gets made, in three steps (specification, section 1). */
export const steps = [
  {
    title: 'Tell us who they are',
    text: 'A few words like “red curls, green glasses, always in overalls”, or a photo, whose colors we guess.',
  },
  {
    title: 'Take a peek inside',
    text: 'The cover and four pages are drawn for your child while you watch. Turn them together before you decide.',
  },
  {
    title: 'Open it on the big bed',
    text: 'To read on screen minutes after you have paid, and then in the mail: a hardcover with thirty-two pages and one hero.',
  },
] as const;
