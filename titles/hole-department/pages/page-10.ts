import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, roundedBox } from '#bookmaking/drawing/curves.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { type MoleArt, mole } from '#titles/hole-department/cast/mole.ts';
import { moleHead } from '#titles/hole-department/cast/mole-head.ts';
import { INSPECTOR, STAFF } from '#titles/hole-department/cast/staff.ts';
import { clouds, gull, parasol, pier, sand } from '#titles/hole-department/set/beach.ts';
import { castle, sofa } from '#titles/hole-department/set/castles.ts';
import { EARTH, MOLE } from '#titles/hole-department/set/colors.ts';
import { type ShaftWish, shaftOutline } from '#titles/hole-department/set/earth.ts';
import { windbreak } from '#titles/hole-department/set/gear.ts';
import { EVENING, SHAFT } from '#titles/hole-department/set/lights.ts';

const GROUND = 46;
const HOLE: ShaftWish = { x: 121, width: 58, top: GROUND, bottom: 205, sun: 1, smoothed: true };

/** The hush: a page of dark earth, and one column of sky. */
export const page10: Painting = (cast) => paint(cast, SHEET);
/** Over the fold it is as dark as it was, but for whoever has put out the lamps and waits. */
export const spread10: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const open = width === SPREAD;
  const queue = open ? waiting() : [];
  const child = placeHero(
    outOfChair(hero),
    headToStand(hero, 76, 21),
    'head',
    [90, GROUND - 16],
    {
      pose: 'prone',
      mood: 'wonder',
      face: { mouth: SOFT_SMILE },
      yaw: 66,
      pitch: 12,
      turn: -20,
      gaze: [0.7, 1],
      armL: { upper: [96, 14], lower: [150, 10], hand: 'rest' },
      armR: { upper: [88, 16], lower: [150, -10], hand: 'rest' },
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
    box(0, 0, width, SHEET, EARTH.dark) +
    specks(chanceFrom('ten'), { x: 0, y: 60, width, height: 156 }, 150, '#2c1b16', 1.8, 0.8) +
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
    windbreak(EVENING, 34, GROUND, 13) +
    box(
      0,
      GROUND,
      width,
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
    (open ? galleries() + burrow(queue) : '') +
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
    parkedChair(hero, 12, [14, GROUND - 2], 44, EVENING) +
    child.shadow +
    child.art;
  return {
    art,
    quiet: {
      box: { x: 14, y: 104, width: 72, height: 52 },
      ink: 'light',
      largest: { explorer: 18 },
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face, inspector.face, ...queue.map(({ face }) => face)],
  };
}

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

/** They have come as near as there is earth to hide in. */
const BURROW =
  'M228 178C228 164 240 160 262 159C310 157 350 158 398 160C412 161 415 176 410 190C406 200 398 202 388 202H250C234 202 228 194 228 178Z';

const waiting = (): readonly MoleArt[] =>
  (
    [
      [184, 'cap', -16, 27],
      [250, 'bun', -12, 28],
      [280, 'visor', -20, 26],
      [310, 'bowler', -8, 29],
      [345, 'scarf', -14, 25],
    ] as const
  ).map(([x, who, look, size], i) =>
    mole(
      {
        person: STAFF[who],
        where: [x, 200],
        size,
        facing: -1,
        look,
        mood: i < 3 ? 'awe' : 'wistful',
        near: [x - 5, 188 - i * 0.6],
        far: [x - 8, 188],
      },
      SHAFT,
    ),
  );

/** A number is drawn; there is a form for that. */
const burrow = (queue: readonly MoleArt[]): string =>
  clip(
    BURROW,
    box(
      224,
      154,
      194,
      52,
      linear(
        [
          [0, '#4f88b4'],
          [0.3, '#36557c'],
          [0.65, '#28324c'],
          [1, '#231c28'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
      path('M224 197C280 194 330 195 416 194V206H224Z', '#1b1826', 'fill-opacity=".7"') +
      queue.map(({ art }) => art).join('') +
      asleep() +
      // Their own lamps are out: what light there is lies on the first noses.
      clean(
        box(
          224,
          154,
          194,
          52,
          linear(
            [
              [0, '#1b1a2c', 0.1],
              [0.5, '#1b1a2c', 0.42],
              [0.85, '#1a1520', 0.72],
              [1, '#1a1520', 0.9],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
      ),
  );

/** The last in the line has waited thirty years and can wait no longer. */
const asleep = (): string =>
  oval(396, 196, 13, 8, '#2c2834') +
  oval(386, 196, 3.4, 2.8, '#7d6a72') +
  line('M391 192q2 1.6 4 0', '#0f0c14', 1);

/** The offices, with their lamps out: as many round glasses as there are desks, and in each the same small sky. */
function galleries(): string {
  const chance = chanceFrom('watching');
  let rooms = '';
  let backs = '';
  let glasses = '';
  let glints = '';
  for (const [x, y, w, count] of [
    [236, 84, 76, 4],
    [330, 80, 78, 4],
    [236, 126, 110, 6],
    [364, 124, 46, 2],
  ] as const) {
    rooms += roundedBox(x, y, w, 26, 6);
    for (let i = 0; i < count; i++) {
      const px = x + ((i + 0.5) / count) * w + (chance() - 0.5) * 5;
      const py = y + 15 + chance() * 3;
      const r = 2.1 + chance() * 0.8;
      backs += disc(px, py + 2, 6.6, 7.4) + disc(px, py + 12, 8.4, 9);
      glasses += disc(px - r * 1.2, py, r) + disc(px + r * 1.2, py, r);
      glints +=
        disc(px - r * 1.5, py - r * 0.2, r * 0.42) + disc(px + r * 0.9, py - r * 0.2, r * 0.42);
    }
  }
  return clean(
    path(rooms, '#2a1c1a') +
      clip(rooms, path(backs, '#181118')) +
      path(glasses, '#0f1422', 'stroke="#75694f" stroke-width=".55"') +
      path(glints, '#bfe6f8'),
  );
}
