import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { duck } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { ship, wake } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatOnBench } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import {
  cherryAt,
  glitter,
  hullReflection,
  rim,
  road,
  water,
} from '#titles/all-puff-no-whistle/set/fountain.ts';
import { sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** Where the far stone is, on which a chin lies, and the near one, at which a ship is to arrive. */
const [FAR, NEAR] = [139, 205];

/** From the other end of the road: a face as wide as the far shore blows at us, and between two ducks somebody comes. */
export const page09: Painting = ({ hero, things, beside }) => {
  const child = puffingHero(
    hero,
    // With no words above, it goes up into their place.
    beside ? 92 : 59,
    'head',
    beside ? [108, 90] : [108, 109],
    {
      pose: 'stand',
      eyes: 'open',
      face: { brow: [2, -7, -5] },
      cheeks: 2,
      yaw: -3,
      pitch: 2,
      nod: 3,
      tilt: -5,
      gaze: [0.05, 0.8],
      body: { shrug: 12, lean: 8 },
      armsByPage: true,
    },
    WATERSIDE,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(146, '#cfe8f3', '#fffdf4') +
    at(190, FAR + 2, 0.3, clockTower(WATERSIDE, 57, 0.1)) +
    parkTrees(WATERSIDE, 'nine', FAR + 2, 26, 0.5) +
    at(22, FAR + 18, 0.36, hatOnBench(WATERSIDE)) +
    child.art +
    water(FAR + 4, ['#bfe3ef', '#4fa6d0', '#17588a']) +
    rim(WATERSIDE, FAR, 9, 2, 6) +
    road([109, 214], [108, FAR + 9], 26, 3) +
    glitter('nine', { x: 0, y: 152, width: 216, height: 54 }, 1.1) +
    at(40, 186, 0.4, duck(WATERSIDE, 'brown', 0.5)) +
    at(180, 184, 0.38, duck(mirrored(WATERSIDE), 'gray', 0.5), 0, -0.38) +
    line('M-4 187q20 3 40 1t46 1M140 185q20 3 40 1t40 1', '#f6fdff', 1, 'stroke-opacity=".9"') +
    hullReflection(109, 198, 36) +
    wake(109, 196, 40) +
    breath({ from: [mx, my], to: [112, 160], wide: 6 }) +
    at(107, 194, 0.27, ship(WATERSIDE, 'full', STEADY)) +
    nearStone() +
    cherryAt(WATERSIDE, 40, NEAR + 1, 7) +
    at(176, NEAR - 10, 0.5, thing(things[0], WATERSIDE));
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark', largest: { explorer: 13.5 } },
    faces: [child.face],
  };
};

const STEADY = {
  mood: 'naval',
  gaze: [0, 0.3],
  hands: [
    [-54, -78],
    [62, -84],
    [-40, -30],
    [44, -28],
  ],
} as const;

/** The stone at our end, out of focus as near things are. */
const nearStone = (): string =>
  path(
    `M-6 ${NEAR + 4}Q108 ${NEAR - 6} 222 ${NEAR + 4}V222H-6Z`,
    linear([
      [0, '#f9f1e6'],
      [1, '#dccbb9'],
    ]),
  ) + line(`M-6 ${NEAR + 4}Q108 ${NEAR - 6} 222 ${NEAR + 4}`, '#ffffff', 1.4);
