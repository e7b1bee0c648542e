import { errorToast } from '#web/ui/toast.ts';

/** Nothing is wrong with the form, and yet it could not be saved (specification, section 8: Onboarding). */
export const CHILD_NOT_SAVED = errorToast(
  "Failed to save the child's data. Please try again.",
  'Save Error',
);
