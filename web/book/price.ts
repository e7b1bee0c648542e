const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 32.9 dollars -> '$32.90' (specification, section 9: prices in USD with a $ prefix). */
export const showPrice = (dollars: number): string => usd.format(dollars);
