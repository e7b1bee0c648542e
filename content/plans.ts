import type { PlanId } from '#vocabulary/accounts.ts';

/**
 * The subscription plans (specification, section 1), cheapest first. For display: choosing one notes the choice and
 * changes nothing. They list only what every family has already.
 */
export const plans = [
  {
    id: 'sprout',
    name: 'Sprout',
    price: 'Free',
    per: '',
    features: ['Five pages of any book, drawn for your child'],
  },
  {
    id: 'grow',
    name: 'Grow',
    price: '$12',
    per: '/month',
    features: ['The same pages, for every child of the family', 'Four tellings to choose from'],
  },
  {
    id: 'flourish',
    name: 'Flourish',
    price: '$25',
    per: '/month',
    features: ['All of that', 'Every activity, with what it needs'],
  },
] as const satisfies { id: PlanId; [word: string]: unknown }[];

export type Plan = (typeof plans)[number];
