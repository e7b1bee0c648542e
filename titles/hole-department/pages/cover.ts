import type { Point } from '#bookmaking/drawing/geometry.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { SCREENED } from '#titles/hole-department/cast/children.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR, STAFF } from '#titles/hole-department/cast/staff.ts';
import { LETTERING } from '#titles/hole-department/lettering.ts';
import { MEDIUM } from '#titles/hole-department/medium.ts';
import { gull, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { SAND } from '#titles/hole-department/set/colors.ts';
import { earth, shaft } from '#titles/hole-department/set/earth.ts';
import { form } from '#titles/hole-department/set/forms.ts';
import { onShaft, spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { chamber, glow, lamp, pigeonholes } from '#titles/hole-department/set/office.ts';

const GROUND = 134;

/** The beach cut open: one looks down, one looks up, and there is a form between them. */
const paint: Painting = ({ hero }) => {
  const down = outOfChair(hero);
  const child = placeHero(
    down,
    45,
    'head',
    [93, 95],
    {
      pose: 'sit',
      mood: 'wonder',
      yaw: 36,
      pitch: 10,
      nod: 7,
      tilt: 12,
      gaze: [0.8, 1],
      body: { lean: 34, roll: 8, shrug: 6 },
      armsByPage: true,
      legsByPage: true,
    },
    DAY,
  );
  const u = child.scale;
  const [hx] = child.head;
  const top: Point = [46, 78];
  const point: Point = [50, GROUND + 8];
  const [sx, sy] = onShaft(top, point, 0.34);
  const stands = ownArm(
    down,
    child,
    -1,
    {
      elbow: [hx - 70 * u, GROUND - 6],
      wrist: [sx + 19 * u, sy + 3],
      hand: grip,
      degrees: 186,
      size: 1.2,
    },
    DAY,
  );
  const rests = ownArm(
    down,
    child,
    1,
    {
      elbow: [hx + 56 * u, GROUND - 7],
      wrist: [hx + 20 * u, GROUND - 7],
      hand: grip,
      degrees: 72,
      size: 1.2,
    },
    DAY,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [154, 208],
      size: 58,
      facing: -1,
      look: -56,
      mood: 'official',
      near: [164, 186],
      far: [125, 172],
    },
    BELOW,
  );
  const clerk = mole(
    {
      person: STAFF.cap,
      where: [32, 204],
      size: 28,
      facing: 1,
      look: -8,
      mood: 'brisk',
      near: [46, 186],
      far: [44, 190],
    },
    BELOW,
  );
  const art =
    sky('#abe0ea', '#fff3cf', 116, [26, 44]) +
    gull(168, 74, 16, '#ffffff', -8) +
    sea(100, 112, '#3f9fb0', '#86cfca', 'cover') +
    sand(112, GROUND, 'cover') +
    windbreak(DAY, -18, 128, 28) +
    parkedChair(hero, 32, [176, 131], -34, DAY) +
    child.art +
    earth(GROUND, 166) +
    chamber(
      { x: -8, y: 172, width: 106, height: 34 },
      1,
      pigeonholes({ x: 54, y: 178, width: 38, height: 25 }, 6, 4, 'cover') +
        lamp(12, 182, 170, 0.9) +
        clerk.art +
        form(46, 184, 9, { number: '9', degrees: 6 }),
    ) +
    shaft(
      { x: 143, width: 62, top: GROUND, bottom: 209, sun: -1 },
      glow(146, 176, 46, 46, 0.85) +
        inspector.art +
        form(124, 160, 19, { number: '1', degrees: -14, circle: 2.2 }),
    ) +
    stands.art +
    spade(DAY, top, point, 20) +
    stands.before +
    rests.art +
    rests.before;
  return {
    art,
    quiet: { box: { ...SAFE, y: 13, height: 40 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: [child.face, inspector.face],
  };
};

export const cover: Cover = {
  slug: 'hole-department',
  title: '{name} and the Hole Department',
  lettering: LETTERING,
  medium: MEDIUM,
  children: SCREENED,
  paint,
  grounds: [{ color: SAND.lit, light: DAY }],
};
