import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { ship, wake } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { RUBBED } from '#titles/all-puff-no-whistle/cast/children.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { LETTERING } from '#titles/all-puff-no-whistle/lettering.ts';
import { MEDIUM } from '#titles/all-puff-no-whistle/medium.ts';
import { basin, glitter, hullReflection } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, farRoofs, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** Cheeks, and what they are for. */
const paint: Painting = ({ hero }) => {
  const child = puffingHero(
    hero,
    80,
    'head',
    [50, 138],
    { pose: 'stand', eyes: 'open', cheeks: 1.7, yaw: 68, gaze: [1, 0.3], tilt: 3 },
    WATERSIDE,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(150, '#b9dcf0', '#fdf6ea') +
    clouds([
      [24, 84, 1.4],
      [186, 78, 1.8],
      [130, 92, 1.1],
    ]) +
    farRoofs(WATERSIDE, 'cover', 120, 32, 0.5) +
    parkTrees(WATERSIDE, 'cover', 126, 24, 0.3) +
    box(
      0,
      122,
      216,
      94,
      linear([
        [0, '#efe6d6'],
        [1, '#dccbb9'],
      ]),
    ) +
    basin(
      WATERSIDE,
      { x: 168, y: 190, rx: 112, ry: 58, rim: 11 },
      ['#9ad0e6', '#3f92c2', '#1c5c8c'],
      glitter('cover', { x: 60, y: 146, width: 156, height: 66 }, 1.1),
    ) +
    hullReflection(172, 196, 40) +
    wake(172, 192, 46) +
    at(172, 190, 0.3, ship(WATERSIDE, 'full', AHOY)) +
    child.art +
    corner() +
    breath({
      along: [
        [mx, my],
        [mx + 12, my - 5],
        [mx + 30, my + 3],
        [mx + 48, my - 6],
        [mx + 64, my - 4],
        [152, 156],
      ],
      widths: [0.9, 5, 2.4],
      edge: '#7fb0d2',
    });
  return {
    art,
    quiet: { box: { ...SAFE, y: 15, height: 50 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: [child.face],
  };
};

const AHOY = {
  mood: 'naval',
  gaze: [-0.9, -0.4],
  hands: [
    [-58, -80],
    [52, -124],
    [-40, -30],
    [44, -28],
  ],
  hat: [56, -138, 16],
} as const;

/** The rim's near end, under the hero's chin. */
const corner = (): string =>
  path(
    'M-6 200C30 193 74 194 108 222H-6Z',
    linear([
      [0, '#f9f2e7'],
      [1, '#dccbb9'],
    ]),
  ) + line('M-6 200C30 193 74 194 108 222', '#ffffff', 1.4);

export const cover: Cover = {
  slug: 'all-puff-no-whistle',
  title: '{name} and the Captain with No Wind',
  lettering: LETTERING,
  medium: MEDIUM,
  children: RUBBED,
  paint,
  grounds: [],
};
