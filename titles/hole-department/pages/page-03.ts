import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bather } from '#titles/hole-department/cast/bather.ts';
import { BUILDERS } from '#titles/hole-department/cast/builders.ts';
import { digger } from '#titles/hole-department/cast/digger.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { pencil } from '#titles/hole-department/cast/mole-head.ts';
import { INSPECTOR, STAFF } from '#titles/hole-department/cast/staff.ts';
import { clouds, onSand, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { buried, fossil } from '#titles/hole-department/set/buried.ts';
import { castle, cathedral } from '#titles/hole-department/set/castles.ts';
import { GEAR, PAPER } from '#titles/hole-department/set/colors.ts';
import { earth, heap, pebbles, shaft } from '#titles/hole-department/set/earth.ts';
import { form, pencilCircle, pile } from '#titles/hole-department/set/forms.ts';
import { boardwalk, spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { chamber, desk, glow, lamp, pigeonholes } from '#titles/hole-department/set/office.ts';

const GROUND = 84;

/** Mid: measured with a nose, signed on a bucket, filed by a colleague. */
export const page03: Painting = ({ hero }) => {
  const pen: Point = [96, GROUND - 22];
  const child = digger(
    hero,
    68,
    29,
    [70, GROUND - 1],
    {
      pose: 'crouch',
      mood: 'happy',
      yaw: 32,
      pitch: 8,
      nod: 3,
      gaze: [0.7, 0.9],
      touchL: pen,
      armL: { upper: [58, 12], lower: [74, -2], hand: 'hold' },
      armR: { upper: [14, 16], lower: [36, -8] },
    },
    DAY,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [152, 150],
      size: 48,
      facing: 1,
      look: -4,
      mood: 'brisk',
      near: [140, 132],
      far: [178, 130],
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
    sky('#a4dbe2', '#fff3cf', 62, [24, 14]) +
    clouds([[164, 26, 1.1]]) +
    sea(48, 58, '#3f9fb0', '#8ed2cb', 'three') +
    sand(58, GROUND, 'three') +
    at(186, 74, 0.34, cathedral(DAY)) +
    bather(DAY, BUILDERS.architect, 'kneels', 160, 76, 32) +
    at(24, 68, 0.26, castle(DAY, 2)) +
    at(128, 66, 0.24, castle(DAY, 1)) +
    bather(DAY, BUILDERS.twin, 'pats', 112, 68, 24) +
    windbreak(DAY, -22, 80, 28) +
    earth(GROUND, 112) +
    shaft(
      { x: 160, width: 60, top: GROUND, bottom: 152, sun: -1 },
      glow(160, 132, 34, 26, 0.4) +
        // Across, in noses.
        line(`M131 ${noseY + 1}H${noseX - 2}`, '#f4d98a', 0.9, 'stroke-dasharray="1.6 1.6"') +
        inspector.art +
        line(`M${noseX + 1} ${noseY}H192`, '#f4d98a', 0.9, 'stroke-dasharray="1.6 1.6"'),
    ) +
    chamber(
      { x: 118, y: 164, width: 110, height: 46 },
      1,
      pigeonholes({ x: 183, y: 170, width: 40, height: 36 }, 5, 4, 'three') +
        lamp(140, 175, 162, 0.9) +
        clerk.art +
        form(172, 184, 9, { number: '1', stamped: true, degrees: 6 }) +
        desk(131, 208, 18, pile(133, 198.6, 12, 5, 'three')),
    ) +
    spade(DAY, [207, 46], [203, 84], 12) +
    heap('three', 206, GROUND + 1, 34, 10) +
    boardwalk(DAY, 34, 106, GROUND - 1.5) +
    buried('bottle', 30, 98, 0.6, 12) +
    fossil(62, 184, 1.05, -9) +
    pebbles('three', [[122, 106, 2.6]]) +
    child.shadow +
    child.art +
    deskOfBucket(child.handL[0] + 11) +
    at(child.handL[0] + 3.4, child.handL[1] - 2.4, 0.42, pencil(), 152) +
    child.arm(1);
  return {
    art,
    quiet: { box: { x: 14, y: 116, width: 100, height: 87 }, ink: 'light' },
    faces: [child.face, inspector.face],
  };
};

/** The bucket is a desk: it stands on its head, with Form Two on it. */
const deskOfBucket = (x: number): string => {
  const t = tone(DAY, GEAR.teal);
  const y = GROUND - 19;
  return (
    onSand(DAY, x, GROUND, 12) +
    path(`M${x - 9} ${GROUND}L${x - 6.4} ${y}H${x + 6.4}L${x + 9} ${GROUND}Z`, t.base) +
    path(`M${x + 2} ${y}H${x + 6.4}L${x + 9} ${GROUND}H${x + 3}Z`, t.shade) +
    path(`M${x - 8.2} ${GROUND - 6}H${x + 8.2}L${x + 7.6} ${GROUND - 10}H${x - 7.6}Z`, GEAR.cream) +
    line(`M${x - 9} ${GROUND}H${x + 9}`, t.lite, 1.2) +
    oval(x, y, 6.4, 1.6, t.lite) +
    path(
      `M${x - 10} ${y + 1}L${x - 6} ${y - 4}H${x + 10}L${x + 8} ${y + 1}Z`,
      PAPER.base,
      `stroke="${PAPER.line}" stroke-width=".5"`,
    ) +
    path(`M${x - 10} ${y + 1}H${x + 8}v.8H${x - 10}Z`, PAPER.shade) +
    line(`M${x - 4} ${y - 2.6}h8M${x - 5} ${y - 1}h6`, PAPER.line, 0.5) +
    pencilCircle(x + 6, y - 1.2, 1)
  );
};
