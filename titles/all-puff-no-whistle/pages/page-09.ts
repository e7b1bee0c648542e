import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { duck } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { ship, wake } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { armOnRim } from '#titles/all-puff-no-whistle/cast/hands-on-rim.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import {
  cherryAt,
  clockTower,
  glitter,
  hullReflection,
  parkTrees,
  rim,
  road,
  water,
} from '#titles/all-puff-no-whistle/set/fountain.ts';
import { sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';

const RIM = 98;

/** Close, cheek to the water: long, thin, and between two ducks. */
export const page09: Painting = ({ hero, things, beside }) => {
  const child = puffingHero(
    hero,
    // With no words above, the cheek goes up into their place.
    beside ? 100 : 80,
    'head',
    beside ? [36, 128] : [36, 147],
    {
      pose: 'stand',
      eyes: 'open',
      cheeks: 1.05,
      yaw: 54,
      gaze: [1, 0.3],
      tilt: 8,
      body: { shrug: 12 },
    },
    WATERSIDE,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(110, '#d9eef6', '#fffdf4') +
    at(142, RIM + 2, 0.165, clockTower(WATERSIDE, 57, 0.1)) +
    parkTrees(WATERSIDE, 'nine', RIM + 2, 18, 0.6) +
    water(RIM + 2, ['#cfeaf4', '#58abd2', '#1c5c8c']) +
    rim(WATERSIDE, RIM, 8, 1.4, 5) +
    at(190, RIM - 5, 0.17, thing(things[0], WATERSIDE)) +
    cherryAt(WATERSIDE, 172, RIM + 0.4, 4) +
    road([70, 214], [194, 107], 22, 1) +
    glitter('nine', { x: 60, y: 112, width: 156, height: 100 }, 1.5) +
    at(164, 146, 0.34, duck(WATERSIDE, 'brown', 0.2)) +
    line('M124 147q18 3 36 1t36 1', '#f6fdff', 1, 'stroke-opacity=".9"') +
    hullReflection(134, 180, 42) +
    wake(134, 177, 48) +
    at(134, 174, 0.32, ship(WATERSIDE, 'full', STEADY)) +
    at(4, 172, 0.4, hatStanding(WATERSIDE)) +
    child.art +
    stone() +
    armOnRim(
      hero,
      child,
      [
        [-10, 206],
        [42, 204],
      ],
      WATERSIDE,
    ) +
    breath({
      along: [
        [mx, my],
        [mx + 14, my - 3],
        [mx + (118 - mx) * 0.6, (my + 132) / 2 + 5],
        [108, 134],
        [121, 129],
      ],
      widths: [0.8, 3.4, 2],
      edge: '#7fb0d2',
    }) +
    at(227, 224, 0.56, duck(mirrored(WATERSIDE), 'gray', 0.3), 0, -0.56) +
    line('M166 213q14 3 28 1t26 1', '#f6fdff', 1);
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark', largest: { explorer: 13.5 } },
    faces: [child.face],
  };
};

const STEADY = {
  mood: 'naval',
  gaze: [1, 0],
  hands: [
    [-54, -78],
    [62, -84],
    [-40, -30],
    [44, -28],
  ],
} as const;

/** The rim under the hero's chin, out of focus as near things are. */
const stone = (): string =>
  path(
    'M-6 190C30 186 70 192 92 222H-6Z',
    linear([
      [0, '#f7efe3'],
      [1, '#dccbb9'],
    ]),
  ) + path('M-6 190C30 186 70 192 92 222', 'none', 'stroke="#ffffff" stroke-width="1.4"');
