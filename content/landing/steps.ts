/** How a book gets made, in three steps (specification, section 1). */
export const steps = [
  {
    title: 'Tell us who they are',
    text: 'A photo, or a few words like “red curls, green glasses, always in dungarees”. One or the other is enough.',
  },
  {
    title: 'Take a peek inside',
    text: 'The cover and four pages are drawn for your child while you watch. Turn them together before you decide.',
  },
  {
    title: 'Open it on the big bed',
    text: 'The whole book is made the moment you order it: fourteen pages and one hero, who looks oddly familiar.',
  },
] as const;
