import type { PlanId } from '#vocabulary/accounts.ts';

/**
 * The subscription plans (specification, section 1), cheapest first. For display: choosing one notes the choice and changes
 * nothing. They list only what every family has already, whatever it chose (readings: What is sold).
 */
export const plans = [
  {
    id: 'sprout',
    name: 'Sprout',
    price: 'Free',
    per: '',
    features: ['Five pages of any book, with your child', 'Every child in one family profile'],
  },
  {
    id: 'grow',
    name: 'Grow',
    price: '$12',
    per: '/month',
    features: ['Everything in Sprout', 'An activity for today', 'People you give books to'],
  },
  {
    id: 'flourish',
    name: 'Flourish',
    price: '$25',
    per: '/month',
    features: [
      'Everything in Grow',
      'Your child on every cover of the shelf',
      'The books you buy, to read on screen at once',
    ],
  },
] as const satisfies { id: PlanId; [word: string]: unknown }[];

export type Plan = (typeof plans)[number];
