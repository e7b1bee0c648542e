/** A child's photo (specification, sections 5 and 8). */

export const NOT_A_PHOTO = 'Please choose a JPEG, PNG, WebP or AVIF picture';
export const PHOTO_TOO_LARGE = 'The picture is bigger than 10 MB';
export const PHOTO_INCOMPLETE = 'Missing required parameters for photo upload';
export const PHOTO_NEEDS_LOGIN = 'User not authenticated';
export const PHOTO_NOT_ANSWERED = 'No data returned from storage upload';
export const PHOTO_NOT_KEPT = "We can't save photos right now. Please try again in a minute.";

/** The file of a photo that a bought book carries is gone, and it is not the family's doing. */
export const PHOTO_LOST =
  "We're sorry: we lost the photo for this book. The book is waiting, and nothing is made without asking you.";
export const NO_OTHER_PHOTO =
  'There is no other photo of this child in your profile yet. Please add one there, then choose it here.';
