import type { PlanId } from '#vocabulary/accounts.ts';

/**
 * The subscription plans (specification, section 1), cheapest first. For display: choosing one notes
 * the choice and changes nothing. The features are sample copy.
 */
export const plans = [
  {
    id: 'sprout',
    name: 'Sprout',
    price: 'Free',
    per: '',
    features: ['Preview any book', 'One family profile'],
  },
  {
    id: 'grow',
    name: 'Grow',
    price: '$12',
    per: '/month',
    features: ['Everything in Sprout', 'A new activity each week', 'Two family profiles'],
  },
  {
    id: 'flourish',
    name: 'Flourish',
    price: '$25',
    per: '/month',
    features: ['Everything in Grow', 'One printed book a month', 'A letter for each birthday'],
  },
] as const satisfies { id: PlanId; [word: string]: unknown }[];

export type Plan = (typeof plans)[number];
