import { hash } from '#bookmaking/drawing/chance.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { castShadow, contact } from '#bookmaking/drawing/light.ts';
import { at, box, oval } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { ON_TO_THE_RIGHT, PAGE } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { GRIN } from '#bookmaking/hero/more-mouths.ts';
import { CHEER } from '#bookmaking/hero/more-poses.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { BRIDE, beetle, bridalWhite } from '#titles/all-puff-no-whistle/cast/beetle.ts';
import { flock, type Perch, perched } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { captain } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { chalkToy } from '#titles/all-puff-no-whistle/cast/chalk-toy.ts';
import { dogHead, dogSitting } from '#titles/all-puff-no-whistle/cast/dog.ts';
import { underLeaves } from '#titles/all-puff-no-whistle/cast/leaf-umbrellas.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { taxi } from '#titles/all-puff-no-whistle/cast/taxi.ts';
import { tipped } from '#titles/all-puff-no-whistle/cast/tipped.ts';
import { cherryAt } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { farRoofs, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { SPRAY } from '#titles/all-puff-no-whistle/set/lights.ts';
import { clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';
import {
  drops,
  fountainOn,
  rainbow,
  splash,
  wetSquare,
  wheelSpray,
} from '#titles/all-puff-no-whistle/set/spray.ts';

/** Where things are: on a page all of it is nearer together than over a fold. */
interface View {
  readonly width: number;
  readonly child: number;
  /** How tall the child is. */
  readonly high: number;
  readonly dog: readonly [x: number, y: number, size: number];
  readonly fish: readonly [x: number, y: number, size: number];
  readonly jets: readonly number[];
  readonly taxi: readonly [x: number, y: number, size: number];
  readonly guests: readonly [from: Point, step: number, many: number, size: number];
  readonly couple: number;
  readonly hat: number;
  readonly tower: number;
}

const ON_PAGE: View = {
  width: SHEET,
  child: 152,
  high: 108,
  dog: [96, 156, 0.18],
  fish: [104, 150, 0.42],
  jets: [46, 64, 82, 122, 142, 168],
  taxi: [40, 142, 0.3],
  guests: [[24, 199], 19, 3, 0.11],
  couple: 0.14,
  hat: 204,
  tower: 196,
};
const OVER_FOLD: View = {
  width: SPREAD,
  child: 314,
  high: 132,
  dog: [380, 146, 0.23],
  fish: [262, 166, 0.84],
  jets: [150, 178, 206, 228, 296, 320, 352, 398],
  taxi: [86, 163, 0.46],
  guests: [[34, 200], 24, 4, 0.14],
  couple: 0.155,
  hat: 408,
  tower: 142,
};

/** The fountain is on, all over the wedding: guests go home under leaves, somebody is as wet as can be, a taxi drives off. */
export const page12: Painting = (cast) => paint(cast, ON_PAGE);
/** The same with the fountain in the fold, and all of the taxi. */
export const spread12: Painting = (cast) => paint(cast, OVER_FOLD);

function paint({ hero, things }: Cast, view: View): Picture {
  const { width } = view;
  const wide = width > SHEET;
  const frame = wide ? ON_TO_THE_RIGHT : PAGE;
  const rolls = hero.wheelchair !== undefined;
  const isSmall = hero.years < 3;
  const arm = isSmall ? UP_AND_OUT : UP;
  const standing = placeHero(
    hero,
    headToStand(hero, rolls ? view.high * 1.04 : view.high, view.high * (isSmall ? 0.32 : 0.31)),
    'ground',
    [view.child - (rolls && wide ? 12 : 0), 206],
    {
      pose: rolls ? CHEER : 'jump',
      mood: 'joy',
      face: { eyes: 'open', mouth: GRIN },
      // At the two on the roof.
      yaw: -38,
      gaze: [-1.3, 0.1],
      pitch: 3,
      nod: -4,
      tilt: -8,
      body: { lift: 46, shrug: 4, ...(rolls ? {} : { legL: TUCKED, legR: KICKED }) },
      armL: arm,
      armR: arm,
    },
    SPRAY,
  );
  const [x] = standing.origin;
  const child = rolls
    ? tipped({ ...standing, mouth: standing.head }, { about: [x + 6, 206], degrees: 9 })
    : standing;
  const [dx, dy, dk] = view.dog;
  const [tx, ty, tk] = view.taxi;
  const id = `q${hash(hero.seed).toString(36)}`;
  const art =
    sky(160, '#a6dffa', '#cdebf2', frame) +
    (wide ? deeper() : '') +
    farRoofs(SPRAY, 'twelve', 122, 26, 0.42) +
    (wide ? at(214, 0, 1, farRoofs(SPRAY, 'twelve beyond', 122, 24, 0.42)) : '') +
    at(view.tower, 126, 0.2, clockTower(SPRAY, 60, 0.25)) +
    parkTrees(SPRAY, 'twelve', 126, 18, 0.15, frame) +
    rainbow(view.fish[0] + 26, 150, wide ? 104 : 72) +
    flock(SPRAY, id, coming(wide)) +
    wetSquare(width, 124) +
    contact(SPRAY, tx, ty, 150 * tk, 3) +
    at(tx, ty, tk, taxi(SPRAY)) +
    at(tx + 19 * tk, ty - 163 * tk, view.couple, honeymoon()) +
    fountainOn(view.fish[0], view.fish[1], view.fish[2], view.jets) +
    cherryAt(SPRAY, tx + 108 * tk, ty + 16, 9) +
    at(view.hat, 152, 0.2, castShadow(SPRAY, 60, 160)) +
    at(view.hat, 152, 0.21, hatStanding(SPRAY)) +
    contact(SPRAY, dx + 14, dy + 250 * dk, 134 * dk, 4) +
    splash(x, 204) +
    (rolls ? '' : oval(x, 204, 17, 2.6, '#3d6f8f', 'fill-opacity=".55"')) +
    at(dx, dy, dk, dogSitting(SPRAY) + dogHead(SPRAY, { look: 'pleased', gaze: -0.7 })) +
    (rolls ? at(x + 14, 206, 1, wheelSpray(0, 0), 0, -1) : '') +
    child.art +
    at(
      x - (wide ? 54 : 42) - (rolls ? 14 : 0),
      wide ? 194 : 200,
      wide ? 0.38 : 0.28,
      chalkToy(SPRAY, things[0]),
      -6,
    ) +
    underLeaves(SPRAY, ...view.guests) +
    perched(SPRAY, id, landed(view)) +
    drops(width, [
      child.face,
      { x: dx - 100 * dk, y: dy - 80 * dk, width: 200 * dk, height: 170 * dk },
      { x: tx - 10, y: ty - 163 * tk - 30, width: 44, height: 32 },
    ]);
  return {
    art,
    quiet: wide
      ? {
          box: { x: 16, y: 14, width: 178, height: 40 },
          ink: 'dark',
          anchor: 'middle',
          largest: { seedling: 40, sprout: 24, sapling: 21, explorer: 15.5 },
        }
      : { box: { ...SAFE, height: 54 }, ink: 'dark', largest: { explorer: 14.8 } },
    faces: [child.face],
  };
}

/** Behind so much white water the sky is as deep as it gets. */
const deeper = (): string =>
  box(
    192,
    0,
    248,
    160,
    linear(
      [
        [0, '#2276c4', 0],
        [0.22, '#2276c4', 0.6],
        [0.62, '#2276c4', 0.5],
        [1, '#2276c4', 0.26],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** Straight, from the shoulder to the sky. */
const UP: Arm = { upper: [10, 142], lower: [8, 146], hand: 'open' };
/** A short arm would have its hand at an ear. */
const UP_AND_OUT: Arm = { upper: [8, 116], lower: [8, 120], hand: 'open' };
const TUCKED: Leg = { upper: [46, 36], lower: [-36, 22], foot: 30 };
const KICKED: Leg = { upper: [10, 38], lower: [-50, 30], foot: 50 };

/** On the roof light, as others stand on a balcony. */
const honeymoon = (): string => {
  const white = bridalWhite(SPRAY);
  return (
    at(
      34,
      0,
      1,
      captain(SPRAY, {
        mood: 'naval',
        gaze: [0.9, 0.3],
        hands: [
          [-46, -60],
          [50, -126],
          [-40, -24],
          [44, -40],
        ],
        lifts: 14,
      }),
    ) +
    at(
      -46,
      0,
      0.94,
      white.train +
        beetle(SPRAY, {
          colors: BRIDE,
          mood: 'fond',
          gaze: [0.9, 0.3],
          hands: [
            [-62, -128],
            [46, -60],
            [-40, -24],
            [40, -24],
          ],
          shaven: true,
        }) +
        white.bud,
    )
  );
};

/** Ten, on whatever stands still. */
const landed = ({
  dog: [dx, dy, dk],
  taxi: [tx, ty, tk],
  hat,
  tower,
  width,
}: View): readonly Perch[] => [
  [hat, 100.5, 0.16, -1],
  [tower, 85, 0.15, -1],
  [dx + 4, dy - 71 * dk, 0.22, -1],
  [dx + 108 * dk, dy + 62 * dk, 0.2, 1],
  [tx - 34 * tk, ty - 146 * tk, 0.16, 1],
  [tx + 58 * tk, ty - 147 * tk, 0.16, 1],
  [tx + 146 * tk, ty - 84 * tk, 0.16, 1],
  [dx - 34, 209, 0.22, -1],
  [width - 12, 208, 0.28, -1],
  [width - 30, 210, 0.24, 1],
];

/** Thirty in the air; with the ten that have landed that is forty, for whoever counts. */
const coming = (wide: boolean): readonly Perch[] =>
  Array.from({ length: 30 }, (_, i): Perch => {
    const [across, up] = [(i * 0.618) % 1, (i * 0.7549) % 1];
    // Over the fold they come down from the upper right to where the water is.
    return wide
      ? [326 + across * 94, 8 + up * 62, 0.12 + (i % 5) * 0.035, -1]
      : [across * 200 + 8, 72 + up * 24, 0.08 + (i % 5) * 0.025, across > 0.5 ? -1 : 1];
  });
