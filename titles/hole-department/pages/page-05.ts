import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob, disc } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, box, clean, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { pastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { type MoleArt, mole } from '#titles/hole-department/cast/mole.ts';
import { pushHandles } from '#titles/hole-department/cast/push-handles.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { clouds, gull, sunDisk } from '#titles/hole-department/set/beach.ts';
import { buried, key } from '#titles/hole-department/set/buried.ts';
import { EARTH, SAND } from '#titles/hole-department/set/colors.ts';
import { ammonite, pebbles } from '#titles/hole-department/set/earth.ts';
import { form } from '#titles/hole-department/set/forms.ts';
import { onShaft, spade } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';
import { lamp } from '#titles/hole-department/set/office.ts';
import { OK_STAMP } from '#titles/hole-department/set/stamp-mark.ts';

const MIDDLE: Point = [112, 136];
const RADIUS = 66;

/** Close, straight up from the bottom of the hole: a circle of sky with one spade in it. */
export const page05: Painting = ({ hero, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  // Arms that are shorter than a head do not reach past a chin: they hold it lower.
  const young = hero.years < 3;
  const top: Point = young ? [106, 178] : [120, 160];
  const point: Point = [160, 82];
  const child = placeHero(
    hero,
    43,
    'head',
    [92, 140],
    {
      pose: 'stand',
      mood: 'brave',
      face: { mouth: BITING_A_LIP },
      yaw: 22,
      pitch: -14,
      nod: 22,
      tilt: -14,
      gaze: [0.3, 1],
      touchL: onShaft(top, point, young ? 0.36 : 0.62),
      armL: { upper: [20, 120], lower: [20, 160], hand: 'hold' },
      touchR: onShaft(top, point, 0.08),
      armR: { upper: [20, 120], lower: [20, 160], hand: 'hold' },
      body: { lean: rolls ? -6 : -14, roll: -14, twist: 16 },
    },
    DAY,
  );
  const below = inspector();
  const [x, y] = MIDDLE;
  const art =
    walls() +
    clip(
      disc(x, y, RADIUS),
      box(
        x - 70,
        y - 70,
        140,
        140,
        linear([
          [0, '#6fc4de'],
          [1, '#d9f2ea'],
        ]),
      ) +
        oval(
          150,
          90,
          46,
          46,
          radial([
            [0, '#fff6cf', 0.95],
            [0.4, '#fff6cf', 0.45],
            [1, '#fff6cf', 0],
          ]),
        ) +
        sunDisk(150, 92, 15) +
        clouds([[66, 116, 0.9]]) +
        gull(80, 92, 13, '#ffffff', 8) +
        (rolls ? pushHandles(child, hero.wheelchair as string, DAY, 210) : '') +
        child.art +
        spade(DAY, top, point, 21) +
        child.hand(-1) +
        child.hand(1) +
        // The rim, from below, hides what stands behind it.
        path(blob(chanceFrom('lip'), x, y + 84, 84, 24, 17, 0.05), SAND.base) +
        form(152, 188, 22, { number: '8', stamp: OK_STAMP, degrees: 14 }) +
        form(162, 178, 22, { number: '7', stamp: OK_STAMP, degrees: 34 }),
    ) +
    below.art +
    at(64, 190, 1, form(0, 0, 22, { number: '9', degrees: 8 })) +
    below.farPaw +
    below.arm;
  return {
    art,
    quiet: {
      box: { ...SAFE, height: 42 },
      ink: 'light',
      largest: { explorer: 18 },
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face],
    ...(beside && {
      overFold: () =>
        asGround(mirroredAtFold(box(0, 0, SHEET, SHEET, EARTH.dark) + grit()) + rings()) +
        mirroredAtFold(ammonite(150, 190, 9, -30) + buried(key, 60, 30, 0.9, 20)) +
        pastFold(worm() + rootLamp() + inspector().art),
    }),
  };
};

/** At the bottom of it, with the last form there is; some of that coat is on the other page. */
const inspector = (): MoleArt =>
  mole(
    {
      person: INSPECTOR,
      where: [28, 240],
      size: 62,
      facing: 1,
      look: -58,
      mood: 'alarmed',
      near: [53, 200],
      far: [77, 197],
      holds: 'both',
    },
    BELOW,
  );

/** It had a quiet life until now, and looks where everybody looks. */
const worm = (): string =>
  line(
    'M-112 212C-114 196 -104 190 -98 197C-92 204 -84 204 -82 194C-81 188 -78 184 -73 183',
    '#c98a7c',
    6,
  ) +
  line(
    'M-105.500 192.500l1.500 4M-95 202l3.500 -3M-86.500 201.500l-2 -4M-80 190.500l3.500 1',
    '#a2665c',
    1,
  ) +
  line('M-73.500 182h.1', '#2a1c26', 1.6) +
  line('M-71 185.500q1.500 .4 2 -1', '#6b2f2c', 0.8);

/** The night light of the deepest room, on a root. */
const rootLamp = (): string =>
  line(
    'M-176 -6C-178 2 -168 4 -170 10M-173 3C-180 6 -184 6 -188 12M-170 5C-164 6 -162 9 -160 14',
    '#6b4a36',
    2.2,
  ) + lamp(-170, 20, 20, 1);

/** The inside of the hole, ring over ring: dark where we stand, and sand at the top. */
const walls = (): string =>
  box(0, 0, SHEET, SHEET, EARTH.dark) +
  rings() +
  grit() +
  ring('ring 3', 17, '#8a5c38') +
  ring('ring 4', 8, '#c08c56') +
  ring('ring 5', 3, SAND.lit) +
  ammonite(196, 172, 7, 40) +
  pebbles('five', [
    [30, 96, 4],
    [190, 76, 3],
    [182, 204, 5],
  ]);

/** Without a stroke of the brush: those differ from page to page, and a ring goes over the fold. */
const rings = (): string => clean(ring('ring 1', 62, EARTH.deep) + ring('ring 2', 34, '#63402c'));

const grit = (): string =>
  specks(
    chanceFrom('walls'),
    { x: 0, y: 66, width: SHEET, height: 150 },
    120,
    EARTH.dark,
    1.6,
    0.6,
  );

const ring = (seed: string, reach: number, color: string): string =>
  path(blob(chanceFrom(seed), ...MIDDLE, RADIUS + reach, RADIUS + reach, 19, 0.012), color);
