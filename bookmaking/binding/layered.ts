/** Two whole drawings of a sheet as one. */
export const layered = (under: string, over: string): string =>
  under.replace(
    /<\/svg>$/,
    `${over.replace(/^<svg[^>]*>/, '<g>').replace(/<\/svg>$/, '</g>')}</svg>`,
  );
