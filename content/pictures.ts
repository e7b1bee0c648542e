/**
 * Where the picture of a theme or an activity is found, for whatever takes one address only. The
 * build draws the scene of the same name; pages show it in several widths.
 */
export const sceneAddress = (name: string): string => `/scenes/${name}-960.webp`;
