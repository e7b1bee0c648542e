/** Who has an account (specification, section 3: Profile), with what the back office calls them. */
export const userTypeLabels = { parent: 'Parent', admin: 'Admin' } as const;

export type UserType = keyof typeof userTypeLabels;
export const userTypes = Object.keys(userTypeLabels) as [UserType, ...UserType[]];

/** The subscription plans, cheapest first. An id is not a reading level's: 'sprout' is both. */
export const planIds = ['sprout', 'grow', 'flourish'] as const;
export type PlanId = (typeof planIds)[number];
