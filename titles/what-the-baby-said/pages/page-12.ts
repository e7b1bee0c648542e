import { num } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Face } from '#bookmaking/hero/moods.ts';
import { otherArm } from '#bookmaking/hero/other-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { grownArm, thumbOver } from '#titles/what-the-baby-said/cast/arms.ts';
import { babyAside } from '#titles/what-the-baby-said/cast/baby-aside.ts';
import { REACHING } from '#titles/what-the-baby-said/cast/baby-bodies.ts';
import { babyFace } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { byLamp } from '#titles/what-the-baby-said/cast/by-lamp.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { type Leaning, leaningIn } from '#titles/what-the-baby-said/cast/leaning-in.ts';
import { pancakes } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { CLOGS } from '#titles/what-the-baby-said/cast/tall-ones.ts';
import { ROOM } from '#titles/what-the-baby-said/set/colors.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { curtainedWindow, glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = HUSHED;
const FLOOR = 150;
/** Where the lamp hangs over, in mm of the opening; alone, in mm of the page. */
const [LAMP, ALONE] = [262, 108] as const;

/** From every side, and whoever came last had to take the top. */
const ROUND: readonly Leaning[] = [
  ['gown', 52, 128, 56, 16, 'M-20 232V118C0 112 40 132 62 166C72 190 70 216 66 232Z'],
  ['tweed', 122, 172, 52, 10, 'M62 236C66 200 88 190 120 190C152 192 168 210 170 236Z'],
  ['shorts', 322, 40, 46, 172, 'M288 -20H362C364 6 344 20 322 20C304 20 286 8 288 -20Z'],
  ['clogs', 390, 138, 56, -14, 'M446 232V120C424 116 396 140 378 168C368 190 366 216 368 232Z'],
];
const ROUND_ALONE: readonly Leaning[] = [
  ['gown', 14, 104, 44, 18, 'M-20 200V92C0 96 24 116 28 142C30 170 20 190 0 200Z'],
  ['tweed', 26, 172, 44, 14, 'M-20 232V190C0 184 30 186 46 200C54 212 54 222 52 232Z'],
  ['shorts', 198, 88, 42, -24, 'M232 60V150C214 146 204 124 204 106Z'],
  ['clogs', 196, 160, 46, -14, 'M236 232V140C216 142 196 160 184 184C176 204 176 222 178 232Z'],
];

/** The face that the baby makes, too. */
const SAME: Partial<Face> = { brow: [1, -6, -7], mouth: 'firm' };

/** It is announced: one arm goes straight up, and the eyes are somewhere else. */
const ANNOUNCES: Pose = {
  lean: -4,
  roll: 0,
  hips: 0,
  nod: 6,
  armL: { upper: [-50, 20], lower: [-20, -50], hand: 'rest' },
  armR: { upper: [-16, 124], lower: [-10, 140], hand: 'open' },
  legL: { upper: [8, 10], lower: [2, 6] },
  legR: { upper: [-8, 8], lower: [-8, 4] },
};

/** Wide: everybody leans in from all sides over two small people under one lamp, who look at each other and tell nobody. */
export const page12: Painting = (cast) => paint(cast, SHEET);
/** Over the fold there is a lamp, and by the window somebody is back. */
export const spread12: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero: reader, things }: Cast, width: number): Picture {
  const hero = byLamp(reader);
  const wide = width === SPREAD;
  const middle = wide ? LAMP : ALONE;
  const baby = [middle + (wide ? 60 : 50), 196, wide ? 0.43 : 0.36] as const;
  const placed = (size: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      [middle - 22, 192],
      {
        pose: ANNOUNCES,
        mood: 'brave',
        face: SAME,
        yaw: 38,
        pitch: 4,
        gaze: [0.9, 0.7],
        armL: otherArm(hero),
      },
      light,
    );
  const child = placed(
    Math.min(wide ? 50 : 38, ((192 - (wide ? 80 : 84)) / (50 - placed(100).figure.head[1])) * 100),
  );
  const art =
    room(HUSHED, FLOOR, { from: 0, to: width }) +
    (wide ? lastWindow() + lamp() : '') +
    rug(HUSHED, middle, 188, wide ? 178 : 128, 32) +
    glow(middle, 176, wide ? 150 : 100, 66, '#ff9f4e', 0.55) +
    (wide
      ? path(
          `M${LAMP - 22} 62H${LAMP + 22}L${LAMP + 100} 204H${LAMP - 100}Z`,
          linear([
            [0, '#ffc06a', 0.5],
            [1, '#ffb95e', 0.06],
          ]),
        )
      : '') +
    child.shadow +
    child.art +
    at(
      baby[0],
      baby[1],
      baby[2],
      babyAside({ ...light, direction: [-light.direction[0], light.direction[1]] }, REACHING, {
        skin: hero.skin,
        look: { turn: 0.8, eyes: 'narrow', gaze: [0.9, -0.6], mouth: 'firm', brow: -0.6 },
      }),
      0,
      -baby[2],
    ) +
    at(middle - (wide ? 64 : 6), 197, 0.36, thing(things[0], light), 6) +
    leaningIn(light, wide ? ROUND : ROUND_ALONE, middle) +
    (wide ? brought() : '');
  return {
    art,
    quiet: { ...ON_WALL, box: { ...ON_WALL.box, height: 43 } },
    faces: [child.face, babyFace(baby[0] - 20 * baby[2], baby[1] - 134 * baby[2], baby[2])],
  };
}

/** On a cord, and the only light there is. */
function lamp(): string {
  const brass = tone(light, ROOM.brass);
  return (
    line(`M${LAMP} -10V40`, brass.shade, 1.4) +
    path(
      `M${LAMP - 9} 40H${LAMP + 9}L${LAMP + 24} 62H${num(LAMP - 24)}Z`,
      '#fff0c0',
      `stroke="${brass.base}" stroke-width="1.4"`,
    )
  );
}

/** What had been understood: it comes in from the right, and a thumb lies over its rim. */
const brought = (): string =>
  grownArm(light, CLOGS, {
    way: [
      [440, 206],
      [404, 206],
      [376, 190],
    ],
    width: 8,
    hand: 'under',
  }) +
  at(352, 184, 0.56, pancakes(light, 5)) +
  at(372, 186, 0.6, thumbOver(light, CLOGS), 190);

/** The moon, and the cat on the sill that it isn't allowed on. */
const lastWindow = (): string =>
  glow(390, 56, 60, 60, '#5a68b8', 0.5) +
  curtainedWindow(HUSHED, { x: 364, y: 16, width: 46, height: 62 }) +
  oval(398, 28, 5, 5, '#fff3cf') +
  line('M370 30h.1M380 24h.1M402 44h.1M370 56h.1', '#fff3cf', 1.1) +
  at(387, 79, 0.42, sittingCat(light, 'sly', -1));
