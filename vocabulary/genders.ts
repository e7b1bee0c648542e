export const genders = ['Boy', 'Girl', 'Neutral'] as const;
export type Gender = (typeof genders)[number];

/** How a story speaks of a child. */
export const pronounOf = { Girl: 'she', Boy: 'he', Neutral: 'they' } as const satisfies Record<
  Gender,
  string
>;
export type Pronoun = (typeof pronounOf)[Gender];
