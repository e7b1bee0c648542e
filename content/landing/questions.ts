/** What parents ask us: seven, one every three seconds (specification, sections 1 and 9). Sample copy. */
export const questions = [
  'Will she mind that the octopus gets the hat?',
  'He is four and reads the cereal box. Which level is that?',
  'Can you draw a hearing aid? It has to be the orange one.',
  'Can we read it nine times a night?',
  'What do I say when they ask why?',
  'Does it still work if I do the voices badly?',
  'How does it know about the wheelchair?',
] as const;
