import { disc } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, oval, path } from '#bookmaking/drawing/marks.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import { cherry } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { WHISTLE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { BRIDE, beetle, bridalWhite, feelers } from './beetle.ts';
import { captain } from './captain.ts';
import { standingToy } from './standing-toy.ts';

const GROUND = 186;
const [HERS, CAKE, HIS, WITNESS] = [98, 123, 148, 174];

/** Captain and bride, turned to each other, hand in hand over the cake; beside him the object, which has seen to it that he got here. */
export const wedding = (thing: DrawnThing): string => {
  const white = bridalWhite(WHISTLE);
  return (
    standingToy(WHISTLE, thing, [WITNESS, GROUND], 0.36) +
    oval(HERS, GROUND, 15, 2, '#7a4a70', 'fill-opacity=".3"') +
    oval(HIS, GROUND, 13, 2, '#7a4a70', 'fill-opacity=".3"') +
    at(
      HERS,
      GROUND,
      0.26,
      white.train +
        feelers('shy') +
        beetle(WHISTLE, {
          colors: BRIDE,
          mood: 'fond',
          gaze: [1, 0],
          hands: [
            [-34, -40],
            [96, -78],
            [-30, -26],
            [54, -34],
          ],
          tilt: 7,
          shaven: true,
        }) +
        at(14, 0, 1, white.bud, 7),
    ) +
    at(
      HIS,
      GROUND,
      0.26,
      captain(WHISTLE, {
        mood: 'fond',
        gaze: [-1, 0],
        hands: [
          [-96, -78],
          [40, -40],
          [-54, -34],
          [42, -24],
        ],
        tilt: -7,
        // It goes ahead of him.
        hat: [-66, -150, -34],
      }),
    ) +
    at(CAKE, GROUND, 0.84, cakeTable())
  );
};

/** The wedding cake came from another cake; its table is a bottle cap, foot at (0, 0). */
const cakeTable = (): string => {
  const cap = tone(WHISTLE, '#3c6cab');
  let teeth = '';
  for (let x = -9; x < 10; x += 3) teeth += disc(x, 2, 1.7, 2.4);
  return (
    path(teeth, cap.shade) +
    box(-10, -3.4, 20, 4.6, cap.base, 1.4) +
    oval(0, -3, 10, 2.4, cap.lite) +
    oval(0, -3.4, 7, 1.4, '#ffffff', 'fill-opacity=".8"') +
    at(0, -10, 0.62, cherry(WHISTLE))
  );
};
