/** Signing in, and what only some may see (specification, sections 5, 6 and 8). */

export const SIGN_IN_FIRST = 'Please sign in first.';
export const ADMINS_ONLY = "You don't have permission to access the admin panel.";
export const PARENT_NAME_MISSING = 'Please tell us your name';
export const PROFILE_NOT_UPDATED = 'Failed to update profile';
export const GOOGLE_FAILED = 'Something went wrong with Google authentication.';
export const CODE_NOT_VALID =
  'This is not the code of our newest letter, or it is older than 10 minutes. Please look once more, or ask for a new letter.';
export const LINK_NOT_VALID =
  'This link has been used already, or it is older than 10 minutes. Ask for a new one, it takes a moment.';
