import { hash } from '#bookmaking/drawing/chance.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { castShadow, contact, mirrored } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { ON_TO_THE_RIGHT, PAGE } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { GRIN } from '#bookmaking/hero/more-mouths.ts';
import { CHEER } from '#bookmaking/hero/more-poses.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
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
import { cherry } from '#titles/all-puff-no-whistle/set/fountain.ts';
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
  readonly dog: readonly [x: number, y: number, size: number];
  readonly fish: readonly [x: number, y: number, size: number];
  readonly jets: readonly number[];
  readonly taxi: readonly [x: number, y: number, size: number];
  readonly guests: readonly [from: Point, step: number, many: number, size: number];
  readonly couple: number;
}

const ON_PAGE: View = {
  width: SHEET,
  child: 50,
  dog: [106, 150, 0.2],
  fish: [134, 150, 0.42],
  jets: [80, 98, 114, 152, 170, 192],
  taxi: [202, 140, 0.32],
  guests: [[148, 199], 19, 3, 0.11],
  couple: 0.17,
};
const OVER_FOLD: View = {
  width: SPREAD,
  child: 66,
  dog: [136, 138, 0.25],
  fish: [213, 154, 0.62],
  jets: [128, 152, 178, 192, 236, 252, 280, 306, 330],
  taxi: [356, 152, 0.44],
  guests: [[240, 198], 21, 4, 0.13],
  couple: 0.26,
};

/** The fountain is on, all over the wedding: guests go home under leaves, somebody is as wet as can be, a taxi drives off. */
export const page12: Painting = (cast) => paint(cast, ON_PAGE);
/** The same with the fountain in the fold, and all of the taxi. */
export const spread12: Painting = (cast) => paint(cast, OVER_FOLD);

function paint({ hero, things }: Cast, view: View): Picture {
  const { width } = view;
  const wide = width > SHEET;
  const frame = wide ? ON_TO_THE_RIGHT : PAGE;
  const standing = placeHero(
    hero,
    hero.wheelchair
      ? headToStand(hero, 112, 36)
      : headToStand(hero, wide ? 106 : 92, wide ? 33 : 28),
    'ground',
    // A chair is wider: clear of the hat behind it, and of what lies before it.
    [view.child + (hero.wheelchair ? (wide ? 10 : 4) : 0), 204],
    {
      pose: hero.wheelchair ? CHEER : 'jump',
      mood: 'joy',
      face: { eyes: 'open', mouth: GRIN },
      // At the two on the roof.
      yaw: hero.wheelchair ? 40 : 34,
      gaze: [0.95, -0.35],
      pitch: 3,
      nod: -10,
      tilt: 8,
      body: { lift: 60, shrug: 6 },
      ...(hero.wheelchair ? { armL: UP, armR: UP } : {}),
    },
    SPRAY,
  );
  const [x] = standing.origin;
  const child = hero.wheelchair
    ? tipped({ ...standing, mouth: standing.head }, { about: [x - 6, 204], degrees: -9 })
    : standing;
  const [dx, dy, dk] = view.dog;
  const [tx, ty, tk] = view.taxi;
  const hatAt = wide ? 16 : 9;
  const id = `q${hash(hero.seed).toString(36)}`;
  const art =
    sky(160, '#a6dffa', '#cdebf2', frame) +
    farRoofs(SPRAY, 'twelve', 122, 26, 0.42) +
    (wide ? at(214, 0, 1, farRoofs(SPRAY, 'twelve beyond', 122, 24, 0.42)) : '') +
    at(wide ? 106 : 84, 126, 0.2, clockTower(SPRAY, 60, 0.25)) +
    parkTrees(SPRAY, 'twelve', 126, 18, 0.15, frame) +
    rainbow(view.fish[0] + 26, 150, wide ? 104 : 72) +
    flock(SPRAY, id, coming(wide)) +
    wetSquare(width, 124) +
    contact(SPRAY, tx, ty, 150 * tk, 3) +
    at(tx, ty, tk, taxi(mirrored(SPRAY)), 0, -tk) +
    at(tx - 19 * tk, ty - 163 * tk, view.couple, honeymoon()) +
    fountainOn(view.fish[0], view.fish[1], view.fish[2], view.jets) +
    rollingAfter(tx - 172 * tk, ty) +
    at(hatAt, 152, 0.2, castShadow(SPRAY, 60, 160)) +
    at(hatAt, 152, 0.21, hatStanding(SPRAY)) +
    contact(SPRAY, dx + 14, dy + 250 * dk, 134 * dk, 4) +
    splash(x, 204) +
    (hero.wheelchair ? '' : oval(x, 204, 17, 2.6, '#3d6f8f', 'fill-opacity=".55"')) +
    at(dx, dy, dk, dogSitting(SPRAY)) +
    at(dx, dy, dk, dogHead(SPRAY, { look: 'pleased', gaze: -0.7 })) +
    (hero.wheelchair ? wheelSpray(x - 14, 206) : '') +
    child.art +
    at(
      wide && hero.wheelchair ? 23 : Math.max(22, x - 40),
      hero.wheelchair ? 203 : 200,
      0.3,
      chalkToy(SPRAY, things[0]),
      -6,
    ) +
    underLeaves(SPRAY, ...view.guests) +
    perched(SPRAY, id, landed(view)) +
    drops(width, [
      child.face,
      { x: dx - 100 * dk, y: dy - 80 * dk, width: 200 * dk, height: 170 * dk },
      { x: tx - 19 * tk - 30, y: ty - 163 * tk - 46, width: 60, height: 48 },
    ]);
  return {
    art,
    quiet: wide
      ? {
          box: { x: 16, y: 15, width: 140, height: 66 },
          ink: 'dark',
          anchor: 'middle',
          largest: { seedling: 40, sprout: 24, sapling: 21, explorer: 15.5 },
        }
      : { box: { ...SAFE, height: 54 }, ink: 'dark', largest: { explorer: 14.8 } },
    faces: [child.face],
  };
}

const UP: Arm = { upper: [16, 138], lower: [6, 158], hand: 'open' };

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
        gaze: [0.9, 0],
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
          gaze: [0.9, 0],
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

/** The cherry: it has not had enough. */
const rollingAfter = (x: number, y: number): string =>
  at(x - 3, y - 15, 0.44, cherry(SPRAY), 60) +
  line(`M${x - 34} ${y - 6}q7 -16 13 -2q5 -16 14 -8`, '#bf2440', 0.9, 'stroke-dasharray="0.1 2.4"');

/** Ten, on whatever stands still. */
const landed = ({ dog: [dx, dy, dk], taxi: [tx, ty, tk], width }: View): readonly Perch[] => [
  [width > SHEET ? 15 : 8, 100.5, 0.16, 1],
  [width > SHEET ? 106 : 84, 85, 0.15, 1],
  [dx + 4, dy - 71 * dk, 0.22, -1],
  [dx + 108 * dk, dy + 62 * dk, 0.2, 1],
  [tx + 34 * tk, ty - 147 * tk, 0.16, -1],
  [tx + 20 * tk, ty - 148 * tk, 0.16, 1],
  [tx - 54 * tk, ty - 146 * tk, 0.16, 1],
  [dx + 46, 207, 0.24, -1],
  [width - 12, 208, 0.28, -1],
  [width - 30, 210, 0.24, 1],
];

/** Thirty in the air; with the ten that have landed that is forty, for whoever counts. */
const coming = (wide: boolean): readonly Perch[] =>
  Array.from({ length: 30 }, (_, i): Perch => {
    const [across, up] = [(i * 0.618) % 1, (i * 0.7549) % 1];
    // Over the fold they come down from the upper right to where the water is.
    return wide
      ? [190 + across * 128, 6 + up * (20 + across * 22), 0.1 + (i % 5) * 0.025, -1]
      : [across * 200 + 8, 72 + up * 24, 0.08 + (i % 5) * 0.025, across > 0.5 ? -1 : 1];
  });
