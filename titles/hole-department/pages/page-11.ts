import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, smooth, star } from '#bookmaking/drawing/curves.ts';
import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, box, calm, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import { BLEED, SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { pencil } from '#titles/hole-department/cast/mole-head.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { gull, pier, sand, sea } from '#titles/hole-department/set/beach.ts';
import {
  earth,
  pebbles,
  type ShaftWish,
  shaft,
  shaftOutline,
} from '#titles/hole-department/set/earth.ts';
import { windbreak } from '#titles/hole-department/set/gear.ts';
import { EVENING, SHAFT } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';

const GROUND = 170;
/** Over the hole, and as far to the right as a star can be from the words; where they face the picture, it has all the sky to be far in. */
const STAR: Point = [160, 84];
const FAR_STAR: Point = [160, 34];

/** Two who look up the same straight line, one from the sand and one from below. */
export const page11: Painting = ({ hero, things, beside }) => {
  // A body as short as a head lies there as a bundle: who is one sits.
  const tiny = hero.years < 3;
  const size = headToStand(hero, 110, 32);
  // From a shoulder to the star, in degrees of its swing.
  const aim = beside ? 120 : 128;
  const child = tiny
    ? wholeHero(hero, 43, [97, GROUND - 3], STARGAZING, EVENING, 33)
    : placeHero(
        hero,
        size,
        'head',
        [106, GROUND - size * 0.42],
        {
          pose: 'onBack',
          mood: 'wonder',
          face: { mouth: SOFT_SMILE },
          yaw: -70,
          pitch: 8,
          gaze: [0.2, -1],
          armL: { upper: [6, 34], lower: [10, 24] },
          armR: { upper: [aim, 9], lower: [aim, 8], hand: 'point' },
        },
        EVENING,
      );
  const tummy: Point = tiny ? [60, 0] : between(child.head, child.pelvis, 0.82);
  const finger = tiny ? child.handL : child.handR;
  const inspector = mole(
    {
      person: { ...INSPECTOR, pencil: false },
      where: [154, 220],
      size: 66,
      facing: 1,
      look: -74,
      mood: 'awe',
      glasses: 'off',
      sits: true,
    },
    SHAFT,
  );
  const [noseX, noseY] = inspector.nose;
  const [starX, starY] = beside ? FAR_STAR : STAR;
  const hole: ShaftWish = {
    x: starX,
    width: 68,
    top: GROUND,
    bottom: 226,
    sun: 1,
    smoothed: true,
  };
  // Its shadow comes over the fold.
  const chair = (): string => parkedChair(hero, 25, [37, GROUND - 8], -40, EVENING);
  // Where one line is all that is said, the star says the rest.
  const large = !beside ? 6.4 : tiny ? 13 : 7;
  const art =
    // Two halves of a sky with grain had an edge at the fold.
    (beside ? calm(dusk(0) + laterInTheNight()) + milkyWay() : dusk(0)) +
    specks(
      chanceFrom('stars'),
      beside
        ? { x: 0, y: 10, width: SHEET, height: 90 }
        : { x: 0, y: 66, width: SHEET, height: 30 },
      beside ? 60 : 18,
      '#fff8e2',
      0.8,
      0.8,
    ) +
    oval(
      196,
      GROUND - 20,
      80,
      40,
      radial([
        [0, '#fff0bf', 0.9],
        [0.5, '#ffd79a', 0.4],
        [1, '#ffd79a', 0],
      ]),
    ) +
    pier(176, GROUND - 26, 40, '#6d7f9c') +
    shore() +
    windbreak(EVENING, 184, GROUND - 9, 14) +
    chair() +
    child.shadow +
    child.art +
    at(
      tummy[0],
      GROUND - (tiny ? 12 : size * 0.76),
      tiny ? 0.3 : size * 0.0076,
      thing(things[0], EVENING),
    ) +
    (beside ? calm(earth(GROUND, 200)) : earth(GROUND, 200)) +
    shaft(
      hole,
      box(
        starX - 44,
        GROUND - 4,
        88,
        66,
        linear([
          [0, '#6f9fb4', 0.95],
          [0.5, '#2b5683', 0.95],
          [1, '#182f5c', 0.9],
        ]),
      ),
    ) +
    clip(`M0 0V${GROUND}H${SHEET}V0Z${shaftOutline(hole)}`, inspector.art) +
    at(178, 198, 0.5, pencil(), 64) +
    // One straight line, measured with a nose: it goes all the way up.
    [40, 34, 28, 22, 16].map((half) => beam(starX, starY, half)).join('') +
    line(
      `M${starX} ${starY + 5}L${num(noseX)} ${num(noseY - 4)}M${starX - 4} ${starY + 5}L${num(finger[0] + 6)} ${num(finger[1] - 8)}`,
      '#fff6d8',
      1,
      'stroke-dasharray=".1 4"',
    ) +
    oval(
      starX,
      starY,
      large * 2.5,
      large * 2.5,
      radial([
        [0, '#fff6d2', 0.8],
        [1, '#fff6d2', 0],
      ]),
    ) +
    path(star(starX, starY, large), '#fff6d2') +
    gull(starX + 36, 98, 20, '#ffffff', -10) +
    pebbles('eleven', [
      [34, 192, 4],
      [92, 204, 3],
    ]);
  return {
    art,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'light', largest: { explorer: 18 } },
    faces: [child.face],
    ...(beside && {
      overFold: () =>
        asGround(calm(dusk(-SHEET) + laterInTheNight()) + milkyWay() + starsInMargins()) +
        mirroredAtFold(shore() + calm(earth(GROUND, 200))) +
        glints() +
        chair() +
        child.shadow,
    }),
  };
};

/** Back on a hand, and up with the other one. */
const STARGAZING: HeroWish = {
  pose: 'floor',
  mood: 'wonder',
  face: { mouth: SOFT_SMILE },
  yaw: 48,
  pitch: 0,
  nod: -26,
  tilt: -6,
  gaze: [0.7, -1],
  armL: { upper: [124, 8], lower: [130, 6], hand: 'point' },
  armR: { upper: [-26, 18], lower: [-16, 12] },
};

/** Where words lie the night is further on; it comes as softly over the fold as the Milky Way. */
const laterInTheNight = (): string =>
  box(
    -SHEET,
    0,
    SHEET + 130,
    GROUND,
    linear(
      [
        [0, '#1b3461', 0.97],
        [0.56, '#1b3461', 0.9],
        [0.76, '#1b3461', 0.42],
        [1, '#1b3461', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** Over the words and the fold, up to the star: so faint that light words stay light on it. */
const milkyWay = (): string => {
  const arc: readonly Point[] = [
    [-226, 142],
    [-168, 84],
    [-96, 50],
    [-20, 33],
    [60, 27],
    [168, 34],
  ];
  const chance = chanceFrom('milky way');
  let dust = '';
  let bright = '';
  for (let i = 0; i < 300; i++) {
    const t = chance() * (arc.length - 1.001);
    const [a, b] = [arc[Math.floor(t)] as Point, arc[Math.floor(t) + 1] as Point];
    const [x, y] = between(a, b, t % 1);
    const [px, py] = [x + (chance() - 0.5) * 14, y + (chance() + chance() - 1) * 17];
    const dot = `M${num(px)} ${num(py)}h.1`;
    if (px > -17 || px < -197) bright += dot;
    else dust += dot;
  }
  return (
    [
      [28, 0.26],
      [19, 0.28],
      [9, 0.3],
    ]
      .map(([wide = 0, opacity = 0]) =>
        line(smooth(arc, false), '#3a5389', wide, `stroke-opacity="${opacity}"`),
      )
      .join('') +
    line(dust, '#3f588e', 1.3) +
    // Where words never come it may shine.
    line(bright, '#d5e4f4', 0.8, 'stroke-opacity=".75"')
  );
};

/** In the page's own margins, where no word comes. */
const starsInMargins = (): string =>
  specks(chanceFrom('margin'), { x: -208, y: 4, width: 204, height: 9 }, 22, '#fff8e2', 0.9, 0.85) +
  specks(chanceFrom('fold'), { x: -15, y: 14, width: 14, height: 120 }, 16, '#fff8e2', 0.8, 0.7);

/** What the star does to the sea, as far as there is one. */
const glints = (): string =>
  line(
    `M-14 ${GROUND - 22}h9M-40 ${GROUND - 19}h14M-64 ${GROUND - 22}h8M-92 ${GROUND - 18}h16M-128 ${GROUND - 21}h10M-158 ${GROUND - 18}h12M-190 ${GROUND - 20}h7M-26 ${GROUND - 15}h12M-74 ${GROUND - 14}h10`,
    '#fff3cf',
    0.9,
    'stroke-opacity=".75"',
  );

/** The sky of an evening, from `left` on: dark on top, and a day's last color over the sea. */
const dusk = (left: number): string =>
  box(
    left,
    0,
    SHEET + 2 * BLEED,
    GROUND,
    linear([
      [0, '#182f5c'],
      [0.42, '#2b5683'],
      [0.62, '#6f9fb4'],
      [0.82, '#f4d6a4'],
      [0.94, '#f6b98a'],
    ]),
  );

/** Soft at its edges: three of them, one in the other. */
const beam = (x: number, y: number, half: number): string =>
  path(
    `M${x - half} ${GROUND + 20}L${x + half} ${GROUND + 20}L${num(x + half * 0.3)} ${y}L${num(x - half * 0.3)} ${y}Z`,
    linear([
      [0, '#eaf6ff', 0.08],
      [0.6, '#eaf6ff', 0.06],
      [1, '#eaf6ff', 0],
    ]),
  );

const shore = (): string =>
  sea(GROUND - 25, GROUND - 11, '#4a6d96', '#c7b5ae', 'eleven') +
  sand(GROUND - 12, GROUND, 'eleven', '#e2c6a2', '#d0a980');
