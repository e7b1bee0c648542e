import { type Light, tone } from '#bookmaking/drawing/light.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { creatures } from './creatures.ts';
import type { Drawing } from './drawing.ts';
import { festivals } from './festivals.ts';
import { household } from './household.ts';
import { instruments } from './instruments.ts';
import { kitchen } from './kitchen.ts';
import { nature } from './nature.ts';
import { onTheRoad } from './on-the-road.ts';
import { pets } from './pets.ts';
import { playthings } from './playthings.ts';
import { pretending } from './pretending.ts';
import { seaAndSky } from './sea-and-sky.ts';
import { smallCreatures } from './small-creatures.ts';
import { sports } from './sports.ts';
import { tools } from './tools.ts';
import { toys } from './toys.ts';
import { vehicles } from './vehicles.ts';
import { wearables } from './wearables.ts';
import { wild } from './wild.ts';

/** Every object that a story can name has a drawing: a missing one does not compile. */
export const DRAWINGS: Record<DrawnThing, Drawing> = {
  ...creatures,
  ...vehicles,
  ...wearables,
  ...tools,
  ...playthings,
  ...festivals,
  ...pretending,
  ...household,
  ...nature,
  ...kitchen,
  ...toys,
  ...sports,
  ...instruments,
  ...seaAndSky,
  ...onTheRoad,
  ...smallCreatures,
  ...wild,
  ...pets,
};

/** An object, about 100 wide around (0, 0), in the page's light. */
export const thing = (name: DrawnThing, light: Light): string =>
  DRAWINGS[name]((local) => tone(light, local).base);
