/** The width of a screen, and what its reader has chosen about colors. */
export type Way = { width: 390 | 1280; colors: 'day' | 'lamplight' | 'forced' };

const widths = [390, 1280] as const;
const colors = ['day', 'lamplight', 'forced'] as const;

/** All six. */
export const allWays: readonly Way[] = widths.flatMap((width) =>
  colors.map((each) => ({ width, colors: each })),
);
