import { type Light, tone } from '#bookmaking/drawing/light.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { creatures } from './creatures.ts';
import type { Drawing } from './drawing.ts';
import { playthings } from './playthings.ts';
import { tools } from './tools.ts';
import { vehicles } from './vehicles.ts';
import { wearables } from './wearables.ts';

/** Every object that a story can name has a drawing: a missing one does not compile. */
const DRAWINGS: Record<DrawnThing, Drawing> = {
  ...creatures,
  ...vehicles,
  ...wearables,
  ...tools,
  ...playthings,
};

/** An object, about 100 wide around (0, 0), in the page's light. */
export const thing = (name: DrawnThing, light: Light): string =>
  DRAWINGS[name]((local) => tone(light, local).base);
