import type { Box } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, PAGE, widthOf } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { groundPastFold, PAST_FOLD, pastFold } from '#bookmaking/past-fold.ts';
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
import { clouds, houses, note, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { FORENOON } from '#titles/all-puff-no-whistle/set/lights.ts';
import { parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** The middle of the plate, how large its cake is, and where the top cherry was. */
const PLATE = { x: 113, y: 184, size: 0.8 } as const;
const TOP = { x: PLATE.x, y: PLATE.y - 99 * PLATE.size } as const;
/** With words above, it begins below them; with none, all of it is nearer. */
const BELOW = { scale: 1, x: 0, y: -5 } as const;
const NEARER = { scale: 1.06, x: 0, y: -20 } as const;
/** What all soles and wheels stand on: nobody is cut by the foot of the page. */
const GROUND = 212;

/** Over three tiers that somebody carries on both forearms, a breath has met one cherry. */
export const page04: Painting = ({ hero, beside }) => {
  const isSmall = hero.years < 3 && !hero.wheelchair;
  const child = puffingHero(
    hero,
    isSmall ? 46 : headToStand(hero, TALLEST, 41),
    isSmall ? 'head' : 'ground',
    isSmall ? [49, 98] : [hero.wheelchair ? 37 : 47, GROUND],
    {
      pose: 'stand',
      eyes: 'wide',
      face: { brow: [-4, -10, -8] },
      cheeks: 2,
      yaw: 50,
      pitch: 2,
      nod: -10,
      tilt: 0,
      gaze: [1, -0.2],
      body: { lean: 12, roll: 0, shrug: 10 },
      ...(hero.wheelchair ? {} : isSmall ? { armL: DOWN, armR: DOWN } : { armL: BACK, armR: BACK }),
    },
    FORENOON,
  );
  const scene =
    air(PAGE) +
    trees() +
    street(PAGE) +
    at(...BENCH, 0.2, hatFromBehind(FORENOON)) +
    (beside ? '' : at(66, 154, 0.17, stoppedTaxi())) +
    at(166, GROUND + 2, 0.73, cakeGirl(FORENOON)) +
    castOnPaving() +
    (hero.wheelchair ? child.shadow : crateUnder(child, hero)) +
    child.art +
    arms('under') +
    at(PLATE.x, PLATE.y, PLATE.size, cake(FORENOON)) +
    arms('over') +
    breath({
      from: child.mouth,
      to: [TOP.x + 12, TOP.y - 12],
      wide: 9,
      torn: 0.22,
      shade: '#86b9dc',
    }) +
    // What it left in the cream.
    oval(TOP.x - 1, TOP.y + 2, 6, 1.6, '#efd9cc') +
    at(TOP.x + 20, TOP.y - 40, 0.78, cherry(FORENOON), 46) +
    line(
      `M${TOP.x + 7} ${TOP.y - 23}q0 -8 4 -13M${TOP.x + 15} ${TOP.y - 19}q1 -6 6 -9`,
      '#9c4c3b',
      1.1,
    ) +
    note(206, 84, 1, TOWN.tile) +
    note(211, 94, 0.8, TOWN.clay);
  const { scale, x, y } = beside ? NEARER : BELOW;
  const seen = (b: Box): Box => ({
    x: b.x * scale + x,
    y: b.y * scale + y,
    width: b.width * scale,
    height: b.height * scale,
  });
  return {
    art: at(x, y, scale, scene),
    quiet: { box: { ...SAFE, height: 43 }, ink: 'dark', largest: { explorer: 15.5 } },
    faces: [seen(child.face)],
    ...(beside && {
      overFold: () =>
        groundPastFold(at(x, y, scale, air(PAST_FOLD) + fronts() + trees() + street(PAST_FOLD))) +
        pastFold(at(x, y, scale, castOnPaving() + at(-128, 197, 0.42, stoppedTaxi()))),
    }),
  };
};

/** In mm, with hair: who is older comes nearly to the words. */
const TALLEST = 146;

/** Out of the way: it is done with the cheeks. */
const BACK: Arm = { upper: [-34, 14], lower: [-40, 10], hand: 'hold' };
/** Short arms behind a back are a hand that has come off. */
const DOWN: Arm = { upper: [-4, 10], lower: [8, 4] };

/** Where the hat sits, on the other side of the street, behind the child. */
const BENCH = [16, 128] as const;

/** From the feet of the houses down: a far sidewalk, the street, and the one on which everybody stands. */
const [FAR_EDGE, ROAD, CURB] = [130, 142, 198] as const;

/** A real morning. */
const air = (frame: Frame): string =>
  sky(150, '#a8dffb', '#e6f3f6', frame) +
  clouds([
    [-160, 40, 1.6],
    [-44, 62, 1.1],
    [30, 50, 1.3],
    [176, 46, 1.7],
  ]);

/** The houses of the corner go on past the fold, in so much light that one can write on them. */
const fronts = (): string =>
  houses(FORENOON, [
    [
      -236,
      FAR_EDGE,
      0.56,
      { wall: TOWN.rose, height: 140, roof: 'tiles', door: '#41619b', seed: 'k' },
    ],
    [
      -180,
      FAR_EDGE,
      0.5,
      { wall: TOWN.powder, height: 132, roof: 'gable', door: '#9c4c3b', seed: 'l' },
    ],
    [
      -130,
      FAR_EDGE,
      0.54,
      { wall: TOWN.chalk, height: 148, roof: 'flat', door: '#b8566b', seed: 'm' },
    ],
    [
      -76,
      FAR_EDGE,
      0.48,
      { wall: TOWN.rose, height: 130, roof: 'tiles', door: '#6f9a84', seed: 'n' },
    ],
  ]) +
  box(
    -240,
    -10,
    234,
    FAR_EDGE + 10,
    linear(
      [
        [0, '#d3e8f3', 0.58],
        [0.87, '#d3e8f3', 0.58],
        [1, '#d3e8f3', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** Of the park, round the corner: they begin at the fold. */
const trees = (): string =>
  parkTrees(FORENOON, 'park', FAR_EDGE, 62, 0.3, { left: 14, right: PAGE.right });

/** What all of them throw on the sidewalk, toward where the taxi came from. */
const castOnPaving = (): string =>
  oval(18, GROUND, 62, 5, '#5a4a7a', 'fill-opacity=".26"') +
  oval(150, GROUND + 1, 60, 5, '#5a4a7a', 'fill-opacity=".26"');

/** The street that the taxi came by, and the sidewalk that the cherry will leave by. */
function street(frame: Frame): string {
  const [left, width] = [frame.left - 10, widthOf(frame) + 20];
  const band = (y: number, height: number, fill: string): string =>
    box(left, y, width, height, fill);
  let joints = '';
  for (let x = -216; x < 226; x += 36) joints += `M${x} ${CURB + 6}l-9 26`;
  return (
    band(FAR_EDGE, ROAD - FAR_EDGE, '#f0dfc6') +
    band(ROAD - 2, 2.4, '#cbb9ab') +
    band(
      ROAD,
      CURB - ROAD,
      linear([
        [0, '#b3b7d2'],
        [1, '#9498bd'],
      ]),
    ) +
    line('M-224 168H226', '#dfe0ec', 2, 'stroke-dasharray="15 11"') +
    band(CURB, 4, tone(FORENOON, TOWN.chalk).base) +
    band(CURB + 4, 2.4, '#bb9f8a') +
    band(
      CURB + 6,
      40,
      linear([
        [0, '#f3dcb8'],
        [1, '#e2c196'],
      ]),
    ) +
    line(joints, '#c9a880', 0.8)
  );
}

/** Nose to the girl, and its driver, too. */
const stoppedTaxi = (): string =>
  taxiShadow() + at(0, 0, 1, taxi(mirrored(FORENOON), { door: 'open', leans: true }), 0, -1);

/** It has come along in the sun, which stands at the right: what it throws lies behind it. */
const taxiShadow = (): string =>
  oval(-26, 2, 196, 15, '#44578f', 'fill-opacity=".34"') +
  oval(0, 0, 168, 8, '#2b2a4a', 'fill-opacity=".4"');

/** Whose soles would hang in the air, stands on what the cherries came in. */
function crateUnder({ origin: [x, y] }: PlacedHero, hero: Hero): string {
  if (hero.wheelchair || y > CURB + 4) return '';
  const [slat, edge, tall] = [tone(FORENOON, '#c98a52'), 27, GROUND + 2 - y];
  let slats = '';
  for (let down = 0; down < tall - 5; down += 11)
    slats += box(x - edge, y + down, 2 * edge, 9.4, slat.base, 0.8);
  return (
    path(
      `M${x - edge} ${GROUND - 10}h${2 * edge}L${x + edge - 18} ${GROUND + 2}H${x - edge - 34}Z`,
      '#44578f',
      'fill-opacity=".22"',
    ) +
    box(x - edge + 1, y + 2, 2 * edge - 2, tall - 2, slat.deep) +
    slats +
    box(x - edge, y + 10, 9, tall - 10, slat.shade, 0, 'fill-opacity=".5"') +
    path(`M${x - edge} ${y}l3.4 -4.6H${x + edge - 3.4}l3.4 4.6Z`, slat.lite) +
    box(x - edge + 1, y, 5, tall, slat.shade) +
    box(x + edge - 6, y, 5, tall, slat.shade) +
    at(x, y + 16.6, 0.5, cherry(FORENOON))
  );
}

/** Hers: down from both shoulders, one bend, and both forearms lie under what they carry; a thumb comes over the rim. */
const arms = (which: 'under' | 'over'): string => {
  const cloth = tone(FORENOON, '#5f8d8a');
  const skin = tone(FORENOON, '#f0c6a2');
  return which === 'under'
    ? line('M148 130C152 146 153 158 148 168L112 190', cloth.shade, 13) +
        line('M108 190.500L92 193', skin.shade, 8.6) +
        line('M183 130C191 146 194 164 188 174C180 186 168 190 150 193', cloth.deep, 15.4) +
        line('M183 130C191 146 194 164 188 174C180 186 168 190 150 193', cloth.base, 14) +
        line('M149 193.400L130 194', skin.base, 10)
    : line('M133 193C130 190 127 188 122 188.500', skin.base, 5);
};
