import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';

/** The near oar with the arm that pulls it: over the side, and left of the board that nothing may cover. */
export const rowing = (light: Light): string => {
  const sleeve = tone(light, '#f5c453');
  const oar = tone(light, '#c98f52');
  return (
    line('M-57 -71L-87 -19', oar.deep, 3.4) +
    line('M-57.6 -71L-87.6 -19', oar.base, 2.2) +
    path('M-84 -25L-90 -28C-97 -18 -101 -8 -101 3L-94 6C-88 -3 -84 -13 -84 -25Z', oar.base) +
    line('M-46 -89C-42 -80 -46 -74 -57 -70', sleeve.deep, 10) +
    line('M-47 -89C-43 -80 -47 -75 -57 -71', sleeve.base, 8.6) +
    oval(-59.5, -69.6, 4.6, 4.4, tone(light, '#2f7f86').base)
  );
};
