/**
 * The grain of real materials, as seamless gray pictures (`tiles/*.jpg`, made by `make-tiles.ts`). Art names one as
 * `href="tile:dry"`; whoever delivers the art says where the tile is. So a picture of a page stays small and pure text.
 */
export const TILE_NAMES = [
  // Grain, without hue: gray leaves a color as it is.
  'tooth',
  'bristle',
  'wax',
  'grease',
  'hairs',
  'dots',
  'pulp',
  // Marks: white is paint, black is none.
  'dry',
  'crayon',
  'scribble',
  'sponge',
  'sand',
  'chalk',
  'wash',
  'loaded',
] as const;
export type TileName = (typeof TILE_NAMES)[number];

/** Fills in where tiles are: an address in the browser, the file itself (a data URI) for what is set or drawn on the server. */
export const withTiles = (svg: string, address: (tile: TileName) => string): string =>
  svg.replace(/href="tile:(\w+)"/g, (_, tile: TileName) => `href="${address(tile)}"`);
