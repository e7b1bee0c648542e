import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { SMIRK } from '#bookmaking/hero/more-mouths.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { bather } from '#titles/hole-department/cast/bather.ts';
import { BUILDERS } from '#titles/hole-department/cast/builders.ts';
import { colleagues, filingHall } from '#titles/hole-department/cast/filing-hall.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { pencil } from '#titles/hole-department/cast/mole-head.ts';
import { INSPECTOR, STAFF } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import {
  clouds,
  gull,
  onSand,
  parasol,
  pier,
  sand,
  sea,
  sky,
} from '#titles/hole-department/set/beach.ts';
import { boot, bottle, buried, cup, fossil } from '#titles/hole-department/set/buried.ts';
import { castle, cathedral, sofa } from '#titles/hole-department/set/castles.ts';
import { GEAR, PAPER } from '#titles/hole-department/set/colors.ts';
import { ammonite, earth, heap, pebbles, shaft } from '#titles/hole-department/set/earth.ts';
import { form, pencilCircle, pile } from '#titles/hole-department/set/forms.ts';
import { boardwalk, spade, towel, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import {
  chamber,
  desk,
  glow,
  lamp,
  pigeonholes,
  tube,
} from '#titles/hole-department/set/office.ts';
import { OK_STAMP } from '#titles/hole-department/set/stamp-mark.ts';

const GROUND = 90;
/** The middle of the bottom of the bucket, which is its top now. */
const DESK: Point = [111, 70];

/** That wide: shown with both arms above, measured with a nose below, and filed by a colleague. */
export const page03: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the office goes on, and turns out to be a department. */
export const spread03: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero }: Cast, width: number): Picture {
  const open = width === SPREAD;
  const more = open ? colleagues() : [];
  const child = wholeHero(
    hero,
    58,
    [56, GROUND + 1],
    {
      pose: 'stand',
      mood: 'brave',
      face: { mouth: SMIRK },
      yaw: 22,
      pitch: 4,
      nod: -6,
      tilt: 4,
      gaze: [0.8, 0.9],
      armL: { upper: [4, 94], lower: [4, 92], hand: 'open' },
      armR: { upper: [4, 94], lower: [4, 92], hand: 'open' },
      body: { lean: -6 },
    },
    DAY,
    29,
  );
  const [deskX, deskY] = DESK;
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [158, 150],
      size: 48,
      facing: 1,
      look: -4,
      mood: 'brisk',
      near: [147, 132],
      far: [183, 130],
    },
    BELOW,
  );
  const clerk = mole(
    {
      person: STAFF.bun,
      where: [152, 207],
      size: 34,
      facing: 1,
      look: -8,
      mood: 'brisk',
      near: [168, 184],
      far: [171, 188],
    },
    BELOW,
  );
  const [noseX, noseY] = inspector.nose;
  const art =
    sky('#a4dbe2', '#fff3cf', 62, [24, 14], undefined, width) +
    clouds([[164, 26, 1.1]]) +
    sea(48, 58, '#3f9fb0', '#8ed2cb', 'three', width) +
    sand(58, GROUND, 'three', undefined, undefined, width) +
    (open ? buildingUp() : '') +
    at(188, 80, 0.38, cathedral(DAY)) +
    bather(DAY, BUILDERS.architect, 'kneels', 158, 80, 34) +
    windbreak(DAY, -22, 80, 28) +
    boardwalk(DAY, 2, 84, GROUND - 1.5) +
    child.shadow +
    child.art +
    earth(GROUND, 116, width) +
    (open ? post() : '') +
    shaft(
      { x: 164, width: 58, top: GROUND, bottom: 152, sun: -1 },
      glow(160, 132, 34, 26, 0.4) +
        // Across, in noses.
        line(`M136 ${noseY + 1}H${noseX - 2}`, '#f4d98a', 0.9, 'stroke-dasharray="1.6 1.6"') +
        inspector.art +
        line(`M${noseX + 1} ${noseY}H192`, '#f4d98a', 0.9, 'stroke-dasharray="1.6 1.6"'),
    ) +
    chamber(
      { x: 118, y: 164, width: open ? 296 : 110, height: 46 },
      1,
      pigeonholes({ x: 183, y: 170, width: 40, height: 36 }, 5, 4, 'three') +
        lamp(140, 175, 162, 0.9) +
        clerk.art +
        form(172, 184, 9, { number: '1', stamp: OK_STAMP, degrees: 6 }) +
        desk(131, 208, 18, pile(133, 198.6, 12, 5, 'three')) +
        (open ? filingHall(more) : ''),
    ) +
    spade(DAY, [207, 46], [203, 84], 12) +
    heap('three', 206, GROUND + 1, 34, 10) +
    buried(bottle, 30, 98, 0.6, 12) +
    fossil(62, 184, 1.05, -9) +
    pebbles('three', [[122, 106, 2.6]]) +
    deskOfBucket() +
    at(deskX + 6, deskY + 11, 0.6, pencil(), 28);
  return {
    art,
    quiet: {
      box: { x: 14, y: 116, width: 100, height: 87 },
      ink: 'light',
      largest: { explorer: 18 },
    },
    faces: [child.face, inspector.face, ...more.map(({ face }) => face)],
  };
}

/** The bucket is a desk: it stands on its head, with Form Two on it. */
function deskOfBucket(): string {
  const t = tone(DAY, GEAR.teal);
  const [x, y] = DESK;
  return (
    onSand(DAY, x, GROUND, 22) +
    path(`M${x - 17} ${GROUND}L${x - 13} ${y}H${x + 13}L${x + 17} ${GROUND}Z`, t.base) +
    path(`M${x + 5} ${y}H${x + 13}L${x + 17} ${GROUND}H${x + 7}Z`, t.shade) +
    path(
      `M${x - 15.8} ${GROUND - 6}H${x + 15.8}L${x + 14.6} ${GROUND - 12}H${x - 14.6}Z`,
      GEAR.cream,
    ) +
    line(`M${x - 17} ${GROUND}H${x + 17}`, t.lite, 1.8) +
    oval(x, y, 13, 3, t.lite) +
    path(
      `M${x - 19} ${y + 3}L${x - 9} ${y - 10}H${x + 22}L${x + 16} ${y + 3}Z`,
      PAPER.base,
      `stroke="${PAPER.line}" stroke-width=".5"`,
    ) +
    path(`M${x - 19} ${y + 3}H${x + 16}v1H${x - 19}Z`, PAPER.shade) +
    line(
      `M${x + 2} ${y - 7}h15M${x} ${y - 4.4}h12M${x - 4} ${y + 0.6}q2 -3 4 -.4t5 -.6`,
      PAPER.line,
      0.7,
    ) +
    pencilCircle(x + 13.4, y - 0.4, 1.9)
  );
}

/** Tin tubes: what is stamped here is blown there. One of them comes up for air, with a glass in it. */
const post = (): string =>
  tube('M192 140C214 140 214 152 236 152H372C390 152 392 158 392 168', 4) +
  line('M272 152h12M330 152h12', '#d9b56a', 5.4) +
  line('M296 152h5', PAPER.base, 3.2) +
  tube(`M312 164V${GROUND - 9}q0 -5 6 -5h3`, 3) +
  oval(322, GROUND - 14, 2.8, 3.4, '#2c2530', 'stroke="#d9b56a" stroke-width="1.2"') +
  line(`M321 ${GROUND - 16}q1 -1.4 2 -1.4`, '#ffffff', 0.8) +
  buried(cup, 262, 128, 0.66, -16) +
  buried(boot, 402, 126, 0.72, 14) +
  ammonite(350, 134, 6, 40) +
  pebbles('three, far', [
    [236, 132, 3],
    [286, 112, 2.4],
    [384, 104, 2],
  ]);

/** Everyone else is going up: a sofa that one may sit on, and a tower that one may not. */
const buildingUp = (): string =>
  clouds([
    [256, 20, 0.8],
    [372, 30, 1.3],
  ]) +
  pier(340, 46, 62, '#7fa9b4') +
  gull(296, 24, 11, '#ffffff', -8) +
  gull(282, 32, 7, '#ffffff', 10) +
  parasol(244, 64, 17, '#d9573f') +
  parasol(396, 66, 20, '#e5a93b') +
  at(228, 65, 0.2, castle(DAY, 1)) +
  at(268, 79, 0.4, sofa(DAY)) +
  bather(DAY, BUILDERS.upholsterer, 'pats', 296, 79, 30, -1) +
  at(338, 70, 0.3, castle(DAY, 0)) +
  bather(DAY, BUILDERS.apprentice, 'carries', 357, 78, 34, -1) +
  at(380, 80, 0.36, castle(DAY, 2)) +
  bather(DAY, BUILDERS.aunt, 'kneels', 404, 80, 32, -1) +
  towel(DAY, 244, 81, 16, '#2f8f8c');
