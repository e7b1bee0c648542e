import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { fist } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { duck } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { ship, wake } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatFromBehind } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
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
import { groundPastFold, PAST_FOLD, pastFold } from '#titles/all-puff-no-whistle/set/past-fold.ts';

/** Where the far stone is, on which a chin lies, and the near one, at which a ship is to arrive. */
const [FAR, NEAR] = [139, 205];

/** From the other end of the road: a face as wide as the far shore blows at us, and between two ducks somebody comes. */
export const page09: Painting = ({ hero, things, beside }) => {
  // With no words above, it goes up into their place.
  const [size, y] = beside ? [78, 78] : [50, 103];
  const child = puffingHero(
    hero,
    size,
    'head',
    [100, y],
    {
      pose: 'stand',
      eyes: 'open',
      face: { brow: [-3, -8, -3] },
      cheeks: 2,
      yaw: 14,
      pitch: 6,
      nod: 6,
      tilt: 0,
      gaze: [0.2, 1],
      body: { shrug: 16, lean: 8, roll: 0 },
      armsByPage: true,
    },
    WATERSIDE,
  );
  const chin = y + size * 0.46;
  const fists = ([-1, 1] as const).map((side) =>
    ownArm(
      hero,
      child,
      side,
      {
        elbow: [102 + side * size * 0.6, FAR + 12],
        wrist: [102 + side * size * 0.3, chin + size * 0.22],
        hand: fist,
        degrees: side > 0 ? -108 : -72,
        flip: side > 0,
      },
      WATERSIDE,
    ),
  );
  const art =
    sky(146, '#cfe8f3', '#fffdf4') +
    at(190, FAR + 2, 0.3, clockTower(WATERSIDE, 57, 0.1)) +
    parkTrees(WATERSIDE, 'nine', FAR + 2, 26, 0.5) +
    at(20, FAR + 4, 0.26, hatFromBehind(WATERSIDE)) +
    child.art +
    fists.map((arm) => arm.art + arm.before).join('') +
    water(FAR + 4, ['#bfe3ef', '#4fa6d0', '#17588a']) +
    rim(WATERSIDE, FAR, 9, 2, 6) +
    road([128, 214], [103, FAR + 9], 24, 3) +
    glitter('nine', { x: 0, y: 152, width: 216, height: 54 }, 1.1) +
    at(36, 186, 0.36, duck(WATERSIDE, 'brown', 0.5)) +
    at(190, 178, 0.3, duck(mirrored(WATERSIDE), 'gray', 0.5), 0, -0.3) +
    line('M-4 187q20 3 40 1t46 1M150 179q20 3 40 1t40 1', '#f6fdff', 1, 'stroke-opacity=".9"') +
    hullReflection(112, 200, 40) +
    wake(112, 198, 44) +
    breath({ from: child.mouth, to: [118, 160], wide: 15, bend: 2, torn: 0.2, shade: '#7fb6de' }) +
    at(114, 197, 0.3, ship(WATERSIDE, 'moon', STEADY), 6) +
    nearStone() +
    cherryAt(WATERSIDE, 40, NEAR + 1, 7) +
    at(176, NEAR - 10, 0.5, thing(things[0], WATERSIDE));
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark', largest: { explorer: 13.5 } },
    faces: [child.face],
    ...(beside && {
      overFold: () =>
        groundPastFold(
          sky(146, '#cfe8f3', '#fffdf4', PAST_FOLD) +
            parkTrees(WATERSIDE, 'nine beyond', FAR + 2, 15, 0.66, PAST_FOLD),
        ) +
        pastFold(
          at(20, FAR + 4, 0.26, hatFromBehind(WATERSIDE)) +
            water(FAR + 4, ['#bfe3ef', '#4fa6d0', '#17588a'], PAST_FOLD) +
            rim(WATERSIDE, FAR + 2, 9, 0, 6, PAST_FOLD) +
            glitter('nine beyond', { x: -230, y: 152, width: 226, height: 60 }, 0.8) +
            at(36, 186, 0.36, duck(WATERSIDE, 'brown', 0.5)) +
            nearStone(),
        ),
    }),
  };
};

const STEADY = {
  mood: 'naval',
  gaze: [0.9, 0.2],
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
    `M-240 ${NEAR + 14}Q-60 ${NEAR + 6} 0 ${NEAR + 3}Q108 ${NEAR - 5} 222 ${NEAR + 4}V222H-240Z`,
    linear([
      [0, '#f9f1e6'],
      [1, '#dccbb9'],
    ]),
  ) +
  line(
    `M-240 ${NEAR + 14}Q-60 ${NEAR + 6} 0 ${NEAR + 3}Q108 ${NEAR - 5} 222 ${NEAR + 4}`,
    '#ffffff',
    1.4,
  );
