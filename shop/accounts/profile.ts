/** A family profile as its owner sees it; `email` belongs to the sign-in and is read-only. */
export type Profile = {
  id: string;
  name: string;
  email: string;
  userType: 'parent' | 'admin';
  plan: 'sprout' | 'grow' | 'flourish' | null;
  createdAt: Date;
};
