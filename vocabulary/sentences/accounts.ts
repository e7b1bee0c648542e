/** Signing in, and what only some may see (specification, sections 5, 6 and 8). */

export const SIGN_IN_FIRST = 'Please sign in first.';
export const ADMINS_ONLY = "You don't have permission to access the admin panel.";
export const PARENT_NAME_MISSING = 'Please tell us your name';
export const PROFILE_NOT_UPDATED = 'Failed to update profile';
export const GOOGLE_FAILED = 'Something went wrong with Google authentication.';
export const CODE_NOT_VALID =
  "That isn't the code from our newest e-mail, or it's more than 10 minutes old. Please check it, or ask for a new one.";
export const LINK_NOT_VALID =
  "This link has been used, or it's more than 10 minutes old. Ask for a new one; it only takes a moment.";
