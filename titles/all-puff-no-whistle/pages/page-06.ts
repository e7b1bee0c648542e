import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { type Frame, isWide, laidIn, ON_TO_THE_RIGHT, PAGE } from '#bookmaking/frame.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { BRIDE, beetle, bridalWhite, feelers } from '#titles/all-puff-no-whistle/cast/beetle.ts';
import { feather } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { ship, wake } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { hatFromBehind } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { glitter, rim, rings, stoneFish, water } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

const RIM = 165;
/** Where the water begins, and a face the other way up. */
const LEVEL = RIM + 10;

/** Close, from the water: a captain who has waited three days, and a face like a hill. */
export const page06: Painting = (cast) => paint(cast, PAGE);
/** Over the fold, as far off as a sea is wide, somebody in white has been waiting for three days. */
export const spread06: Painting = (cast) => paint(cast, ON_TO_THE_RIGHT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const child = placeHero(
    hero,
    77,
    'head',
    [62, RIM - 18],
    {
      pose: 'stand',
      mood: 'wonder',
      face: { brow: [-10, -15, -7] },
      yaw: 26,
      nod: 2,
      tilt: -5,
      gaze: [1.9, 0.5],
      armsByPage: true,
    },
    WATERSIDE,
  );
  const art =
    sky(170, '#a4e4f0', '#eef3e2', frame) +
    clouds([
      [186, 98, 2.4],
      [150, 86, 1.2],
      [6, 104, 1.3],
    ]) +
    (isWide(frame) ? at(384, 162, 0.4, clockTower(WATERSIDE, 48, 0.2)) : '') +
    parkTrees(WATERSIDE, 'low', 160, 30, 0.26, frame) +
    at(199, 162, 0.18, hatFromBehind(WATERSIDE)) +
    child.art +
    water(LEVEL - 2, ['#9adbe0', '#2f9bb8', '#125a80'], frame) +
    clip(
      `M0 ${LEVEL}H216V216H0Z`,
      `<g opacity=".4">${at(0, 2 * LEVEL - 10, 1, child.art, 180, -1)}</g>`,
    ) +
    rim(WATERSIDE, RIM, 12, 3, 8, frame) +
    glitter('six', { x: 0, y: 180, width: 216, height: 36 }, 1.1) +
    (isWide(frame) ? farShore() : '') +
    wake(152, 208, 86) +
    at(152, 204, 0.56, ship(WATERSIDE, 'limp', SALUTE));
  return laidIn(frame, {
    art,
    quiet: isWide(frame)
      ? { box: { ...SAFE, width: 166, height: 66 }, ink: 'dark', largest: { explorer: 16.5 } }
      : { box: { ...SAFE, height: 58 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face, { x: 136, y: 116, width: 46, height: 40 }],
  });
}

/** The stone fish, which is off, a feather that has come down, and on the rim the other half of a wedding. */
const farShore = (): string => {
  const white = bridalWhite(WATERSIDE);
  const bride =
    white.train +
    feelers('shy') +
    beetle(WATERSIDE, {
      colors: BRIDE,
      mood: 'fond',
      gaze: [-1, 0.2],
      hands: WAVING,
      shaven: true,
    }) +
    white.bud;
  const few = [
    [352, 0.13, '#b0533c'],
    [361, 0.12, '#3f5c8c'],
    [369.5, 0.13, '#23453d'],
    [378, 0.115, '#b0533c'],
    [386, 0.13, '#5b2f45'],
    [394.5, 0.12, '#3f5c8c'],
    [403, 0.13, '#23453d'],
  ] as const;
  return (
    glitter('six, far', { x: 216, y: 180, width: 216, height: 36 }, 1) +
    oval(278, 192, 22, 3.6, '#123f63', 'fill-opacity=".4"') +
    at(278, 192, 0.54, stoneFish(WATERSIDE)) +
    wake(278, 193, 26) +
    few
      .map(([x, k, shell], i) =>
        at(
          x,
          RIM + 3,
          k,
          beetle(WATERSIDE, {
            colors: { ...BRIDE, shell },
            mood: i % 3 ? 'naval' : 'fond',
            gaze: [-0.9, 0],
            hands: i % 2 ? WAVING : PATIENT,
            shaven: i % 2 === 0,
          }),
        ),
      )
      .join('') +
    at(0, RIM - 157, 1, bunting()) +
    at(338, RIM + 3, 0.17, bride) +
    at(372, 200, 0.3, feather(WATERSIDE), -8) +
    rings(372, 201, 16, 0.2, 3)
  );
};

/** Flags on two matches. */
const bunting = (): string => {
  const flags = [354, 363, 372, 381, 390, 399, 408]
    .map((x, i) => `M${x} ${135.4 + [0, 2.4, 3.6, 3.8, 3.4, 2.2, 0.4][i]!}h5l-2.5 6Z`)
    .join('');
  return (
    line('M347 160V134M416 160V134', '#a8775a', 1) +
    oval(347, 133, 1.1, 1.6, '#bf2440') +
    oval(416, 133, 1.1, 1.6, '#bf2440') +
    line('M347 135Q382 143 416 135', '#5d5468', 0.5) +
    path(flags, '#cf5f7c')
  );
};

const PATIENT = [
  [-52, -52],
  [52, -52],
  [-50, -26],
  [50, -26],
] as const;
const WAVING = [
  [-60, -100],
  [50, -46],
  [-48, -26],
  [46, -26],
] as const;

/** One leg on the bow, and the hat off. */
const SALUTE = {
  mood: 'amazed',
  gaze: [-0.9, -0.6],
  hands: [
    [-62, -70],
    [46, -124],
    [-40, -30],
    [44, -28],
  ],
  feet: [
    [-14, 0],
    [52, -18],
  ],
  lifts: 14,
  tilt: -4,
} as const;
