/**
 * Where the idea is said to come from (specification, section 1: a grandmother's school). A tale, told by a mole of ours,
 * and it says so: the shop has no founder whom it could quote.
 */
export const founder = {
  title: 'How the shop began, by the mole',
  text: '“A grandmother’s school: eleven chairs, one book, about nobody there. So she drew the children in, in chalk. There is no form for that.” The mole works nights, and makes things up.',
} as const;
