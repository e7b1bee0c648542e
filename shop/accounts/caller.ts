import type { UserType } from '#vocabulary/accounts.ts';

/** Who sent a request: an account with a running session. A visitor is `null` wherever this type is asked for. */
export type Caller = {
  /** The account's id; it is the profile's id as well. */
  userId: string;
  /** In lower case, and proven: somebody opened a link sent there, or the sign-in provider vouches for it. */
  email: string;
  /** The profile's name; empty until somebody tells it. */
  name: string;
  userType: UserType;
  /** Where the browser is, by its own word; missing until it has told, and for programs. */
  timeZone?: string;
  /** When the account was made. */
  createdAt: Date;
  sessionId: string;
  /** When this session began. */
  signedInAt: Date;
};
