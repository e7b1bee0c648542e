/**
 * Seven questions that parents might have, one every three seconds (specification, sections 1 and 9), and what we would
 * answer. Nobody has asked them yet, and the page does not say so.
 */
export const questions = [
  ['Will she mind that the octopus gets the hat?', 'It’s her idea. It comes back wet.'],
  [
    'He is four and reads the cereal box. Which level is that?',
    'Sapling to hear, Sprout to read alone.',
  ],
  ['Can you draw a hearing aid? It has to be the orange one.', 'Yes. In orange.'],
  ['Can we read it nine times a night?', 'It’s yours. Ten.'],
  ['What do I say when they ask why?', '“What do you think?” Then wait.'],
  ['Does it still work if I do the voices badly?', 'Better.'],
  ['Will her wheelchair be on every page?', 'Yes. Where there are stairs, there is a lift.'],
] as const;
