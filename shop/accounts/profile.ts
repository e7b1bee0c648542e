import type { PlanId, UserType } from '#vocabulary/accounts.ts';

/** A family profile as its owner sees it; `email` belongs to the sign-in and is read-only. */
export type Profile = {
  id: string;
  name: string;
  email: string;
  userType: UserType;
  plan: PlanId | null;
  createdAt: Date;
};
