import type { NewCode } from '#shop/codes/make-code.ts';

const DAY_MS = 86_400_000;

/** Discount codes of the demo shop: one for everybody, one for a title, and one whose time is over. */
export const demoCodes = (today: Date): NewCode[] => {
  const daysFromNow = (days: number) => new Date(today.getTime() + days * DAY_MS);
  const always = { validUntil: null, oncePerFamily: true, mostUses: null, bookIds: null };
  return [
    {
      ...{ code: 'LASTSUMMER', percent: 15, amount: null, ...always },
      ...{ validFrom: daysFromNow(-60), validUntil: daysFromNow(-20) },
    },
    {
      ...{ code: 'GOOSE5', percent: null, amount: 500, ...always },
      ...{ validFrom: daysFromNow(-7), validUntil: daysFromNow(30), mostUses: 100, bookIds: [1] },
    },
    { code: 'WELCOME10', percent: 10, amount: null, ...always, validFrom: daysFromNow(-60) },
  ];
};
