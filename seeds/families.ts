/** Two families and an admin, invented, for a shop that somebody wants to look at. */

import type { NewChild } from '#shop/family/child.ts';
import type { NewAddress } from '#shop/family/save-address.ts';
import type { FavoriteKey } from '#shop/favorites/favorite.ts';
import type { CardWish } from '#shop/gift-cards/card-wish.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';

export const parent = { email: 'parent@example.com', name: 'Hanna Lind' };
export const grandparent = { email: 'grandparent@example.com', name: 'Grandpa Joe' };
export const admin = { email: 'admin@example.com', name: 'Ada Keeper' };

/** Birthdays are given as ages, so that the demo family does not grow out of its books. */
type DemoChild = Omit<NewChild, 'birthYear' | 'birthMonth' | 'birthDay'> & { ageInMonths: number };

/** By their names, which the rest of this file uses. The first two are the oldest entries. */
export const parentsChildren: DemoChild[] = [
  {
    name: 'Zoë',
    ageInMonths: 65,
    readingLevel: 'Sapling',
    gender: 'Girl',
    interests: 'dinosaurs, baking',
    companionKind: 'stegosaurus',
    companionName: 'Rexy',
    grownUp: 'Grandma',
    babyName: 'Mila',
    description: 'Brown skin, curly red hair in a big puff, round green glasses and freckles.',
  },
  {
    name: 'Theo',
    ageInMonths: 29,
    readingLevel: 'Sprout',
    gender: 'Boy',
    interests: 'trains',
    companionKind: 'rabbit',
    grownUp: 'Papa',
    babyName: 'Mila',
    description: 'Light skin, short straight black hair, always in overalls.',
  },
  {
    name: 'Amira',
    ageInMonths: 93,
    readingLevel: 'Explorer',
    gender: 'Girl',
    interests: 'drawing, planets',
    description: 'Dark eyes and a hijab, always in a raincoat.',
    traits: { skin: 'caramel', hair: 'hijab', eyes: 'dark', outfit: 'raincoat' },
  },
  {
    name: 'Jonas',
    ageInMonths: 52,
    readingLevel: 'Sapling',
    gender: 'Neutral',
    interests: 'diggers, fish',
    description: 'Locs, hearing aids, and a fast blue wheelchair.',
    traits: {
      ...{ skin: 'deep', hair: 'locs', hearingAids: true, hearingAidColor: 'orange' },
      ...{ wheelchair: true, wheelchairColor: 'blue', outfit: 'cape' },
    },
  },
  {
    name: 'Mila',
    ageInMonths: 8,
    readingLevel: 'Seedling',
    gender: 'Girl',
    interests: '',
    description: 'A round face with very little hair, in pyjamas.',
    traits: { skin: 'peach', hair: 'buzz', hairColor: 'blonde', outfit: 'pyjamas' },
  },
  // Somebody whom the family gives books to: under 'People you give to'.
  {
    name: 'Oskar',
    ageInMonths: 40,
    readingLevel: 'Sprout',
    gender: 'Boy',
    interests: 'octopuses',
    description: 'Fair skin and wavy ginger hair.',
    isGivenTo: true,
  },
];

export const parentsAddress: NewAddress = {
  addressLine1: '12 Willow Lane',
  addressLine2: '',
  city: 'Portland',
  state: 'OR',
  postalCode: '97205',
  countryCode: 'US',
  phoneNumber: '',
};

/** Where Oskar's presents go. */
export const giftAddress: ShipTo = {
  recipient: 'Tilda Berg',
  addressLine1: '7 Harbor Street',
  addressLine2: 'Apartment 3',
  city: 'Duluth',
  state: 'MN',
  postalCode: '55802',
  countryCode: 'US',
  phoneNumber: '',
};

/** A book for a child, by the number that the book has on the shelf for ever. */
export type Wish = { book: number; child: string; copies?: number };

/** What the family bought first; it has paid for Zoë's books since, and a part of it is left. Integer cents. */
export const parentsGiftCard = {
  daysAgo: 45,
  wish: {
    amount: 10_000,
    recipient: 'Zoë',
    message: 'One for home, one for Grandpa Joe,\nand a bit left to choose with.',
    from: 'Mama',
    ...{ recipientEmail: null, sendOn: null },
  } satisfies CardWish,
};

/** Payments in every status, the oldest first; `goesTo` is given where it is not home, `byCard` where the gift card pays. */
export const parentsPayments: {
  status: PaymentStatus;
  daysAgo: number;
  lines: Wish[];
  goesTo?: ShipTo;
  byCard?: boolean;
}[] = [
  { status: 'completed', daysAgo: 40, lines: [{ book: 1, child: 'Zoë', copies: 2 }], byCard: true },
  {
    status: 'completed',
    daysAgo: 19,
    lines: [{ book: 7, child: 'Oskar' }],
    goesTo: giftAddress,
  },
  { status: 'expired', daysAgo: 12, lines: [{ book: 3, child: 'Theo' }] },
  { status: 'failed', daysAgo: 5, lines: [{ book: 4, child: 'Jonas' }] },
  { status: 'pending', daysAgo: 1, lines: [{ book: 5, child: 'Amira' }] },
];

export const parentsCart: Wish[] = [
  { book: 8, child: 'Theo' },
  { book: 6, child: 'Mila', copies: 2 },
];

/** The book begun. */
export const parentsPreview: Wish = { book: 2, child: 'Amira' };

export const parentsHearts: FavoriteKey[] = [
  { type: 'book', id: '2' },
  { type: 'book', id: '5' },
  { type: 'activity', id: 'activity-hello-1' },
  { type: 'activity', id: 'activity-shy-2' },
];

export const parentsPlan = 'grow';
