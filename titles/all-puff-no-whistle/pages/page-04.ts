import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { contact, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { cake } from '#titles/all-puff-no-whistle/cast/cake.ts';
import { cakeGirl } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatFromBehind } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { taxi } from '#titles/all-puff-no-whistle/cast/taxi.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { cherry } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { farRoofs, note, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { FORENOON } from '#titles/all-puff-no-whistle/set/lights.ts';
import { parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** The middle of the plate, how large its cake is, and where the top cherry was. */
const PLATE = { x: 97, y: 193, size: 0.9 } as const;
const TOP = { x: PLATE.x, y: PLATE.y - 99 * PLATE.size } as const;
/** With no words above, all of it is nearer. */
const NEARER = { scale: 1.06, x: 0, y: -20 } as const;

/** Near: over three tiers that somebody carries on both forearms a breath has met one cherry. */
export const page04: Painting = ({ hero, beside }) => {
  const child = puffingHero(
    hero,
    hero.hair === 'afro' ? 42 : hero.years < 3 ? 46 : 50,
    'head',
    [47, 102],
    {
      pose: 'stand',
      eyes: 'set',
      face: { brow: [2, -8, -10] },
      cheeks: 2,
      yaw: 78,
      pitch: 2,
      nod: -10,
      tilt: 0,
      gaze: [1.6, -0.3],
      body: { lean: 12, roll: 0, shrug: 10 },
      leanInChair: 16,
      armL: BACK,
      armR: BACK,
    },
    FORENOON,
  );
  const scene =
    sky(150, '#fdeedd', '#fff9ee') +
    farRoofs(FORENOON, 'corner', 114, 12, 0.7) +
    parkTrees(FORENOON, 'park', 116, 12, 0.45) +
    light() +
    street() +
    contact(FORENOON, 129, 124, 19, 1.6) +
    at(129, 124, 0.12, taxi(FORENOON, { door: 'open' })) +
    at(10, 150, 0.26, hatFromBehind(FORENOON)) +
    at(164, 236, 0.73, cakeGirl(FORENOON)) +
    child.shadow +
    child.art +
    arms('far') +
    at(PLATE.x, PLATE.y, PLATE.size, cake(FORENOON)) +
    arms('near') +
    breath({
      from: child.mouth,
      to: [TOP.x + 12, TOP.y - 12],
      wide: 9,
      torn: 0.22,
      shade: '#86b9dc',
    }) +
    // What it left in the cream.
    oval(TOP.x - 1, TOP.y + 2, 6, 1.6, '#efd9cc') +
    at(TOP.x + 27, TOP.y - 19, 0.78, cherry(FORENOON), 46) +
    line(
      `M${TOP.x + 15} ${TOP.y - 25}q4 -6 9 -6M${TOP.x + 20} ${TOP.y - 6}q6 1 9 -3`,
      '#9c4c3b',
      1.1,
    ) +
    note(206, 84, 1, TOWN.tile) +
    note(211, 94, 0.8, TOWN.clay);
  const { scale, x, y } = beside ? NEARER : { scale: 1, x: 0, y: 0 };
  const seen = (b: Box): Box => ({
    x: b.x * scale + x,
    y: b.y * scale + y,
    width: b.width * scale,
    height: b.height * scale,
  });
  return {
    art: at(x, y, scale, scene),
    quiet: { box: { ...SAFE, height: 48 }, ink: 'dark', largest: { explorer: 15.5 } },
    faces: [seen(child.face)],
    ...(beside && {
      overFold: () =>
        groundPastFold(
          at(x, y, scale, sky(150, '#fdeedd', '#fff9ee', { left: -240, right: 30 }) + streetEnds()),
        ) + pastFold(at(x, y, scale, at(10, 150, 0.26, hatFromBehind(FORENOON)) + child.art)),
    }),
  };
};

/** Out of the way: it is done with the cheeks. */
const BACK: Arm = { upper: [-34, 14], lower: [-40, 10], hand: 'hold' };

/** The street that the taxi came by, and the sidewalk that the cherry will leave by. */
const street = (): string =>
  box(
    -10,
    110,
    236,
    130,
    linear([
      [0, '#cfc3c4'],
      [0.16, '#c3b6ba'],
      [0.17, '#f4e9dc'],
      [1, '#dfcfbe'],
    ]),
  ) +
  line('M-10 128H226', tone(FORENOON, TOWN.chalk).base, 1.6) +
  path('M-10 129.5H226V132H-10Z', '#bfae9f') +
  line('M70 133L40 216M112 133L112 216M154 133L186 216M-10 164H226M-10 196H226', '#d3c3b2', 0.8);

/** From the left comes so much light that no roof is seen there. */
const light = (): string =>
  box(
    -6,
    94,
    70,
    17,
    linear(
      [
        [0, '#fef4e6'],
        [0.2, '#fef4e6'],
        [1, '#fef4e6', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** Past the fold it goes off into the light, for there are words. */
const streetEnds = (): string => {
  const off = (y: number, height: number, color: Hex): string =>
    box(
      -80,
      y,
      90,
      height,
      linear(
        [
          [0, color, 0],
          [0.4, color, 0],
          [1, color, 1],
        ],
        0,
        0,
        1,
        0,
      ),
    );
  return (
    box(
      -240,
      110,
      250,
      130,
      linear([
        [0, '#f4e9dc'],
        [0.17, '#f4e9dc'],
        [1, '#dfcfbe'],
      ]),
    ) +
    off(110, 20, '#c8bcbf') +
    off(127.2, 1.6, tone(FORENOON, TOWN.chalk).base) +
    off(129.5, 2.5, '#bfae9f')
  );
};

/** Hers: each hand has the plate's edge between its fingers, which are under it, and its thumb. */
const arms = (which: 'far' | 'near'): string => {
  const cloth = tone(FORENOON, '#5f8d8a');
  const skin = tone(FORENOON, '#f0c6a2');
  const hands = [
    [147, PLATE.y - 3],
    [130, PLATE.y + 8],
  ] as const;
  return which === 'far'
    ? line(`M149 150C146 164 149 176 150 ${PLATE.y - 6}`, cloth.shade, 15) +
        hands.map(([x, y]) => oval(x, y + 4, 9, 7, skin.shade)).join('')
    : line(`M184 151C198 176 190 ${PLATE.y + 14} 156 ${PLATE.y + 14}`, cloth.base, 17) +
        line(`M158 ${PLATE.y + 14}L132 ${PLATE.y + 12}`, skin.base, 10.4) +
        line(`M159 ${PLATE.y + 5.6}V${PLATE.y + 22.4}`, cloth.deep, 2) +
        oval(130, PLATE.y + 11, 8, 5.6, skin.base) +
        line(`M132 ${PLATE.y + 8}L122 ${PLATE.y + 3}`, skin.base, 4.6) +
        line(`M150 ${PLATE.y - 4}L140 ${PLATE.y}`, skin.base, 4.6);
};
