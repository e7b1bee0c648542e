import { hash } from '#bookmaking/drawing/chance.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { surfaceOf } from '#bookmaking/surface/surface-of.ts';
import { SHOP_GOUACHE, unitsPerMm } from './medium.ts';
import { type Scene, VIEW } from './scene.ts';

/** A whole SVG document of a scene, 1200 by 800 units: always the same bytes. */
export const drawScene = (scene: Scene): string =>
  sheet(`s${hash(scene.name).toString(36)}`, [0, 0, VIEW.width, VIEW.height], scene.paint, {
    finish: (art, on) =>
      surfaceOf(art, on, SHOP_GOUACHE, { ...VIEW, unitsPerMm: unitsPerMm(VIEW.width) }),
  });
