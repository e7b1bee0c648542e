/** What is said of a child's details, beside their fields and in the API's answers (specification, section 5). */
import {
  LONGEST_CHILD_NAME,
  LONGEST_DESCRIPTION,
  LONGEST_INTERESTS,
} from '#vocabulary/text-lengths.ts';

export const NAME_MISSING = "Please share your little one's name with us";
export const NAME_TOO_LONG = `Please use at most ${LONGEST_CHILD_NAME} letters for the name`;
export const NAME_CANNOT_BE_PRINTED = 'We cannot print this name yet.';
export const READING_LEVEL_MISSING = 'Please help us understand their reading journey';
export const INTERESTS_TOO_LONG = `Please use at most ${LONGEST_INTERESTS} letters for the interests`;
export const DESCRIPTION_TOO_LONG = `Please use at most ${LONGEST_DESCRIPTION} letters here`;
export const GENDER_MISSING = 'Please help us know how to personalize their story';
/** Neither a photo nor a description, or both. */
export const LOOKS_MISSING =
  'Please either upload a photo or describe your child to help us create their illustrations.';
