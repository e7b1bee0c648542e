import { type TileName, withTiles } from '#bookmaking/surface/tiles.ts';
import { again } from '#web/line/again.ts';

// A chunk per tile: a title uses three of them.
const files = import.meta.glob<string>('/bookmaking/surface/tiles/*.jpg', {
  query: '?inline',
  import: 'default',
});

/** The drawing with its tiles inside: a picture of its own (`<img>`) may fetch nothing. */
export async function withTileFiles(svg: string): Promise<string> {
  const named = new Set(
    [...svg.matchAll(/href="tile:(\w+)"/g)].map(([, tile]) => tile as TileName),
  );
  const loaded = await Promise.all(
    [...named].map(async (tile) => [tile, await file(tile)] as const),
  );
  const byName = new Map(loaded);
  return withTiles(svg, (tile) => byName.get(tile) as string);
}

const file = (tile: TileName): Promise<string> =>
  again(files[`/bookmaking/surface/tiles/${tile}.jpg`] as () => Promise<string>);
