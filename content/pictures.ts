/**
 * Where the picture of a theme or an activity is found. The build draws the scene of the same name
 * in widths of its own, so a `<picture>` may ask for `<address without .webp>-640.avif` too.
 */
export const sceneAddress = (name: string): string => `/scenes/${name}.webp`;
