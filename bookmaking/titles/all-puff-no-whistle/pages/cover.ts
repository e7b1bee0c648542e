import { at } from '../../../drawing/marks.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Cover, Painting } from '../../title.ts';
import { breath } from '../cast/breath.ts';
import { ship, wake } from '../cast/captain.ts';
import { puffingHero } from '../cast/puffing.ts';
import { glitter, parkTrees, rim, water } from '../set/fountain.ts';
import { clouds, farRoofs, sky } from '../set/houses.ts';
import { WATERSIDE } from '../set/lights.ts';

/** Cheeks, and what they are for. */
const paint: Painting = ({ hero }) => {
  const child = puffingHero(
    hero,
    84,
    'head',
    [52, 130],
    { pose: 'stand', eyes: 'open', cheeks: 1.15, yaw: 50, gaze: [1, 0.3], tilt: 2 },
    WATERSIDE,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(140) +
    clouds([
      [40, 60, 1.6],
      [180, 70, 1.4],
    ]) +
    farRoofs(WATERSIDE, 'cover', 122, 36, 0.55) +
    parkTrees(WATERSIDE, 'cover', 130, 26, 0.35) +
    water(132) +
    rim(WATERSIDE, 126, 12, 3, 7) +
    glitter('cover', { x: 0, y: 146, width: 216, height: 70 }, 1) +
    child.art +
    wake(176, 190, 40) +
    at(
      176,
      188,
      0.26,
      ship(WATERSIDE, 'full', {
        mood: 'naval',
        gaze: [-0.6, -0.4],
        hands: [
          [-54, -70],
          [60, -120],
          [-40, -30],
          [44, -28],
        ],
        hat: [62, -134, 16],
      }),
    ) +
    breath({
      along: [
        [mx, my],
        [mx + 16, my - 4],
        [mx + 34, my + 4],
        [mx + 54, my - 4],
        [166, 160],
      ],
      widths: [0.8, 4.4, 2],
    });
  return {
    art,
    quiet: { box: { ...SAFE, height: 48 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: [child.face],
  };
};

export const cover: Cover = {
  slug: 'all-puff-no-whistle',
  title: '{name}: All Puff, No Whistle',
  paint,
};
