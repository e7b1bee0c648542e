/** What is said of a child's details, beside their fields and in the API's answers (specification, section 5). */
import { LARGEST_FAMILY } from '#vocabulary/family.ts';
import {
  LONGEST_CHILD_NAME,
  LONGEST_COMPANION,
  LONGEST_DESCRIPTION,
  LONGEST_INTERESTS,
} from '#vocabulary/text-lengths.ts';

export const CHILD_DELETED = 'Child deleted successfully';
export const NAME_MISSING = "Please share your little one's name with us";
export const NAME_TOO_LONG = `Please use at most ${LONGEST_CHILD_NAME} letters for the name`;
export const NAME_CANNOT_BE_PRINTED = "We can't print this name yet.";
export const READING_LEVEL_MISSING = 'Please help us understand their reading journey';
export const INTERESTS_TOO_LONG = `Please use at most ${LONGEST_INTERESTS} letters for the interests`;
export const COMPANION_TOO_LONG = `Please use at most ${LONGEST_COMPANION} letters for the toy or the animal`;
export const DESCRIPTION_TOO_LONG = `Please use at most ${LONGEST_DESCRIPTION} letters here`;
export const GENDER_MISSING = 'Please help us know how to personalize their story';
export const BIRTHDAY_IMPOSSIBLE = "Please choose a real date that isn't in the future";
export const BIRTHDAY_NOT_WHOLE =
  'The birthday stays empty until year, month and day are all chosen.';
export const CHILD_CHANGED = 'This child was changed in another window after you opened it here.';
export const FAMILY_FULL = `We can keep up to ${LARGEST_FAMILY} children for a family. Please delete one you no longer make books for.`;
/** Neither a photo nor a description, or both. */
export const LOOKS_MISSING =
  'Please either upload a photo or describe your child to help us create their illustrations.';
