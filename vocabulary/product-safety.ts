/** What is said of a book's safety (Regulation (EU) 2023/988, article 19), the same of each: they are made of the same things. */
export const productSafety = {
  madeOf: 'Paper and board, printed and bound. No small parts, magnets or batteries.',
  /** Beside the ages that the book is for. */
  warning:
    "It's a book, not a toy: pages can tear. Stay close while a child still puts everything in its mouth.",
  language: 'In English.',
  /** How a copy is told from every other. */
  copy: "On its last page, with the maker's name, and under My Orders.",
} as const;
