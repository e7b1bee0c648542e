import { adminScreens } from './admin.ts';
import { grandparentScreens } from './grandparent.ts';
import { parentScreens } from './parent.ts';
import type { Screen, Viewer } from './screen.ts';
import { visitorScreens } from './visitor.ts';

/** Every screen of the shop in its main states, by who sees it. */
export const allScreens: Record<Viewer, Screen[]> = {
  visitor: visitorScreens,
  grandparent: grandparentScreens,
  parent: parentScreens,
  admin: adminScreens,
};
