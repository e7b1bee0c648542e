/** Every rule of an engine that we do not go by, and why. What is not in this list holds on every screen. */
export const switchedOff = {
  axe: {},
  ace: {
    aria_form_label_unique:
      'A form without a name is no landmark in any browser. Named, every "Remove" of a cart would be one more stop for who goes from landmark to landmark.',
    label_content_exists:
      'Takes words for ears only (.sr-only) for none, and does not know that a dot of color has its name on the field itself. That every field has a name is looked at by input_label_exists and by label of axe.',
  },
  validator: {
    'require-sri':
      'Guards what comes from somebody else. All that our pages load comes from the shop itself, and its security policy sees to that.',
  },
} satisfies Record<string, Record<string, string>>;

/**
 * Where the reader has forced colors of his own, browsers tell an engine the color of a text as we wrote it, beside a ground
 * that they have replaced already: what it computes of the two is on no screen. By day and by lamplight these rules hold.
 */
export const offInForcedColors = {
  axe: ['color-contrast', 'color-contrast-enhanced'],
  ace: ['text_contrast_sufficient'],
};

/** Pages for who writes programs: their lists of links have the 24 px of AA, and the height of a line. */
export const withoutLargeTargets = /^\/(api|sandbox)(\/|$)/;
