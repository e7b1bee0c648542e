/** Personalized previews (specification, sections 4 and 8). */

export const PREVIEW_NOT_STARTED = 'Failed to start preview generation. Please try again.';
export const PREVIEW_NEEDS_LOGIN = 'Please log in to generate a preview.';
export const PREVIEW_INCOMPLETE = 'Missing book or child information.';
export const PREVIEW_IS_MADE =
  "We're creating your personalized preview. This may take a few minutes.";
export const PREVIEW_EXPIRED =
  'Your preview has expired. Click Generate Preview to create a new one.';
export const PERSONALIZATION_NEEDED = 'Book requires personalization';
export const PREVIEW_CAN_BE_SHOWN = 'This preview can be shown';
