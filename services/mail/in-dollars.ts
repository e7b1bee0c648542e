const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 3299 -> '$32.99' */
export const inDollars = (cents: number): string => usd.format(cents / 100);
