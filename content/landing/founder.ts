/** Where the idea is said to come from (specification, section 1: a grandmother's school). Marketing copy. */
export const founder = {
  title: 'My grandmother’s school had eleven chairs.',
  text: 'There was one book, and it was about nobody she knew. So she drew each child into it, in chalk, until the last one looked up. This shop is that blackboard.',
} as const;
