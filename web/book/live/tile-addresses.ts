import { type TileName, withTiles } from '#bookmaking/surface/tiles.ts';

const addresses = import.meta.glob<string>('/bookmaking/surface/tiles/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The drawing with the addresses of its tiles, for a drawing inside the page: the browser fetches and decodes each once. */
export const withTileAddresses = (svg: string): string =>
  withTiles(svg, (tile: TileName) => addresses[`/bookmaking/surface/tiles/${tile}.jpg`] as string);
