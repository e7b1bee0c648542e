/** Said instead of leading to /login where that would cost the visitor what he has typed. */
export const SESSION_ENDED =
  "You're no longer signed in. Please sign in again in another window, then come back and try again.";
