import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair } from '#bookmaking/hero/place-hero.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { moleHead } from '#titles/hole-department/cast/mole-head.ts';
import { onAllFours } from '#titles/hole-department/cast/on-all-fours.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { galleries } from '#titles/hole-department/cast/watching.ts';
import { clouds, gull, parasol, pier, sand } from '#titles/hole-department/set/beach.ts';
import { castle, sofa } from '#titles/hole-department/set/castles.ts';
import { EARTH } from '#titles/hole-department/set/colors.ts';
import { type ShaftWish, shaftOutline } from '#titles/hole-department/set/earth.ts';
import { windbreak } from '#titles/hole-department/set/gear.ts';
import { foldedGlasses } from '#titles/hole-department/set/glasses.ts';
import { EVENING, SHAFT } from '#titles/hole-department/set/lights.ts';

const GROUND = 70;
const HOLE: ShaftWish = { x: 121, width: 58, top: GROUND, bottom: 205, sun: 1, smoothed: true };

/** Where there is nothing but earth, in mm of the opening. */
const UNDER_GALLERIES = { box: { x: 232, y: 158, width: 176, height: 44 } } as const;

/** The hush: a page of dark earth, and one column of sky. */
export const page10: Painting = (cast) => paint(cast, SHEET);
/** Over the fold it is as dark as it was, but for whoever has put out the lamps and waits. */
export const spread10: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const open = width === SPREAD;
  const down = outOfChair(hero);
  const child = onAllFours(
    down,
    41,
    [56, GROUND - 5],
    {
      mood: 'wonder',
      face: { mouth: SOFT_SMILE },
      yaw: 56,
      pitch: 6,
      nod: 30,
      tilt: 8,
      gaze: [0.8, 1],
    },
    EVENING,
    32,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [125, 203],
      size: 54,
      facing: -1,
      look: -64,
      mood: 'awe',
      glasses: 'off',
      sits: true,
      near: [120, 190],
      far: [108, 189],
    },
    SHAFT,
  );
  const outline = shaftOutline(HOLE);
  const art =
    // What little of the day is above the line.
    box(
      0,
      0,
      width,
      GROUND,
      linear([
        [0, '#79bfe4'],
        [1, '#d3edf2'],
      ]),
    ) +
    clouds(
      [
        [30, 22, 0.8],
        [186, 18, 0.9],
        ...(open
          ? ([
              [318, 24, 1],
              [392, 16, 0.6],
            ] as const)
          : []),
      ],
      0.7,
    ) +
    (open ? shore() : '') +
    sand(GROUND - 7, GROUND, 'ten', '#dfd0b0', '#c9ab7c', width) +
    (open ? leftBehind() : '') +
    windbreak(EVENING, -26, GROUND - 3, 26) +
    parkedChair(hero, 24, [16, GROUND - 2], 40, EVENING) +
    child.shadow +
    box(
      0,
      GROUND,
      width,
      SHEET - GROUND,
      linear([
        [0, '#6a4530'],
        [0.18, EARTH.dark],
        [1, EARTH.dark],
      ]),
    ) +
    specks(
      chanceFrom('ten'),
      { x: 0, y: GROUND + 14, width, height: 134 },
      140,
      '#2c1b16',
      1.8,
      0.8,
    ) +
    // The dark beside the column is not quite black.
    oval(
      120,
      140,
      92,
      100,
      radial([
        [0, '#5f7390', 0.55],
        [0.5, '#4a4a60', 0.25],
        [1, EARTH.dark, 0],
      ]),
    ) +
    (open ? galleries() : '') +
    clip(
      outline,
      box(
        86,
        GROUND - 6,
        70,
        170,
        linear([
          [0, '#d8f2fa'],
          [0.25, '#8dd0f2'],
          [0.8, '#5ba4d6'],
          [1, '#4886bb'],
        ]),
      ) +
        box(
          86,
          GROUND - 6,
          70,
          170,
          linear(
            [
              [0, '#123152', 0.45],
              [0.3, '#123152', 0],
              [0.7, '#123152', 0],
              [1, '#123152', 0.45],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        path('M106 40L134 40L142 206L98 206Z', '#f1fbff', 'fill-opacity=".2"') +
        path('M113 40L127 40L133 206L107 206Z', '#f1fbff', 'fill-opacity=".22"') +
        gull(124, 92, 15, '#ffffff', -8) +
        oval(120, 203, 24, 5, '#1c2c4c', 'fill-opacity=".55"'),
    ) +
    clip(outline, watchers()) +
    inspector.art +
    // The glasses are in its lap.
    at(114, 186, 0.47, foldedGlasses(), -8) +
    inspector.arm +
    clip(outline, oval(108, 207, 20, 3.4, '#24324f')) +
    at(166, GROUND - 8, 0.28, thing(things[0], EVENING), -8) +
    child.art;
  return {
    art,
    quiet: {
      box: { x: 14, y: 104, width: 72, height: 52 },
      ink: 'light',
      largest: { explorer: 18 },
      align: 'center',
      anchor: 'middle',
      // All of them say it.
      ...(open && { lap: { ...UNDER_GALLERIES, ink: 'light', align: 'center', largest: 96 } }),
    },
    faces: [child.face, inspector.face],
  };
}

/** The whole Department has come as far as the wall; a nose is as far as it dares. */
function watchers(): string {
  const noses = [
    [88, 98, 1, -24],
    [154, 118, -1, -30],
    [87, 144, 1, -34],
    [155, 90, -1, -20],
  ] as const;
  return noses
    .map(([x, y, facing, look], i) =>
      at(
        x,
        y,
        0.24,
        moleHead(
          { fur: ['#4a4550', '#3a3642', '#55505a', '#403c48'][i] as string, waistcoat: '#333' },
          { mood: 'awe', glasses: i === 1 ? 'up' : 'on' },
          facing > 0 ? SHAFT : mirrored(SHAFT),
        ),
        look * facing,
        0.24 * facing,
      ),
    )
    .join('');
}

const shore = (): string =>
  pier(352, GROUND - 9, 60, '#8fb4c6') +
  box(216, GROUND - 9, 214, 4, '#5d9fb8') +
  line(`M228 ${GROUND - 7.4}h14M262 ${GROUND - 6.6}h22M318 ${GROUND - 7.6}h16`, '#ffffff', 0.6);

/** On top everybody has gone to tea, and the castles stand about. */
const leftBehind = (): string =>
  at(258, GROUND - 2, 0.15, castle(EVENING, 1)) +
  at(284, GROUND - 1.6, 0.16, sofa(EVENING), 6) +
  parasol(332, GROUND - 1.6, 15, '#d9573f') +
  at(408, GROUND - 2, 0.12, castle(EVENING, 2));
