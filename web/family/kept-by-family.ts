/** A child grows: after a day its drawing is asked for again. */
const A_DAY_IN_SECONDS = 86_400;

/** The headers of a drawing of a child: its family's browser keeps it, and nobody in between. */
export const keptByFamily = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': `private, max-age=${A_DAY_IN_SECONDS}`,
};
