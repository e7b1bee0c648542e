/** Colors as they stand before a noun, for patterns. What each means is for the word lists. */
export const COLOR_NAMES =
  'red|maroon|burgundy|coral|orange|mustard|yellow|gold|golden|mint|green|turquoise|teal|blue|navy|purple|lilac|pink|magenta|brown|cream|white|gray|black|silver';
