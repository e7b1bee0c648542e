import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { digger } from '#titles/hole-department/cast/digger.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { moleHead } from '#titles/hole-department/cast/mole-head.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { clouds, gull, sand } from '#titles/hole-department/set/beach.ts';
import { EARTH, MOLE } from '#titles/hole-department/set/colors.ts';
import { type ShaftWish, shaftOutline } from '#titles/hole-department/set/earth.ts';
import { windbreak } from '#titles/hole-department/set/gear.ts';
import { EVENING, SHAFT } from '#titles/hole-department/set/lights.ts';

const GROUND = 46;
const HOLE: ShaftWish = { x: 121, width: 58, top: GROUND, bottom: 205, sun: 1, smoothed: true };

/** The hush: a page of dark earth, and one column of sky. */
export const page10: Painting = ({ hero, things }) => {
  const child = digger(
    hero,
    27,
    12,
    [80, GROUND],
    {
      pose: 'crouch',
      mood: 'wonder',
      yaw: 34,
      pitch: 6,
      nod: 22,
      gaze: [0.6, 1],
      armR: { upper: [14, 16], lower: [36, -8] },
    },
    EVENING,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [117, 202],
      size: 58,
      facing: 1,
      look: -64,
      mood: 'awe',
      glasses: 'off',
      sits: true,
      near: [122, 188],
      far: [134, 187],
    },
    SHAFT,
  );
  const outline = shaftOutline(HOLE);
  const art =
    box(0, 0, SHEET, SHEET, EARTH.dark) +
    specks(
      chanceFrom('ten'),
      { x: 0, y: 60, width: SHEET, height: 156 },
      150,
      '#2c1b16',
      1.8,
      0.8,
    ) +
    // What little of the day is above the line.
    box(
      0,
      0,
      SHEET,
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
      ],
      0.7,
    ) +
    sand(GROUND - 7, GROUND, 'ten', '#dfd0b0', '#c9ab7c') +
    windbreak(EVENING, 34, GROUND, 13) +
    box(
      0,
      GROUND,
      SHEET,
      26,
      linear([
        [0, '#6a4530'],
        [1, EARTH.dark],
      ]),
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
    clip(
      outline,
      box(
        86,
        GROUND - 6,
        70,
        170,
        linear([
          [0, '#c8ecf8'],
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
        gull(121, 68, 15, '#ffffff', -8) +
        oval(120, 203, 24, 5, '#1c2c4c', 'fill-opacity=".55"'),
    ) +
    clip(outline, watchers()) +
    inspector.art +
    // The glasses are in its lap.
    at(128, 184, 0.5, foldedGlasses(), 8) +
    inspector.arm +
    at(157, GROUND - 3, 0.15, thing(things[0], EVENING), -8) +
    child.shadow +
    child.art;
  return {
    art,
    quiet: {
      box: { x: 14, y: 104, width: 72, height: 52 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face, inspector.face],
  };
};

const foldedGlasses = (): string =>
  oval(-11, 0, 10, 10, MOLE.glass, 'stroke="#b89b63" stroke-width="2.4"') +
  oval(12, 0, 10, 10, MOLE.glass, 'stroke="#b89b63" stroke-width="2.4"') +
  line('M-15 -4q2 -3 4 -4M8 -4q2 -3 4 -4', '#cfeaff', 2) +
  line('M-20 6L16 10', '#2c2530', 2.2);

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
          { mood: 'awe', glasses: 'on' },
          facing > 0 ? SHAFT : mirrored(SHAFT),
        ),
        look * facing,
        0.24 * facing,
      ),
    )
    .join('');
}
