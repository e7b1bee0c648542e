/**
 * The page on which a visitor of the landing page draws a child, by its title and its position in the preview (1 is the
 * cover). The name is on it in every telling, and nothing hides the hair: of the 32 pages that previews show, three have
 * the name in all four, and on this one the child is the biggest.
 */
export const tryOutPage = { slug: 'all-puff-no-whistle', position: 3 } as const;
