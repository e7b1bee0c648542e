/**
 * What is there and cannot be seen: spaces of all kinds, zero-width letters, fillers, marks of direction, control
 * characters. Unicode calls most of them "default ignorable"; the braille cell without dots it does not.
 */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether nobody would see anything of a text (specification, section 5: non-blank, non-empty after trimming). */
export const isBlank = (text: string): boolean => UNSEEN.test(text);
