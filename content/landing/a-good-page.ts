/** A skill that a page practices without saying so. */
export type Skill = 'sounds' | 'words' | 'guessing' | 'feelings';

/** The third page of Boots for an Octopus, Explorer; a test holds it to the book. */
export const passage: readonly { text: string; skill?: Skill; isName?: true }[] = [
  { text: 'Two red boots. ' },
  { text: 'Zoë', isName: true },
  { text: ' pulled and the octopus pushed. ' },
  { text: 'Squeak, squeak.', skill: 'sounds' },
  { text: ' “Foot one is ' },
  { text: 'delighted', skill: 'words' },
  { text: ',” said the octopus. “Foot two wants to be foot one. ' },
  { text: 'And the next foot, please.', skill: 'guessing' },
  { text: ' It was hoping for baking.” There were only frogs. Clop, clop. The octopus ' },
  { text: 'asked if the frogs minded', skill: 'feelings' },
  { text: '. “And the next foot, please.”' },
];

export const skills: readonly { skill: Skill; name: string; text: string }[] = [
  { skill: 'sounds', name: 'Sounds', text: 'Every boot has one. They are yours to do.' },
  { skill: 'words', name: 'New words', text: 'The picture shows what it means.' },
  { skill: 'guessing', name: 'Prediction', text: 'By the third time they say it before you do.' },
  { skill: 'feelings', name: 'Feelings', text: 'Somebody thinks of the frogs.' },
];
