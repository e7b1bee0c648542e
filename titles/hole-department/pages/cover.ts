import { clip } from '#bookmaking/drawing/sheet.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { SCREENED } from '#titles/hole-department/cast/children.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR, STAFF } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { LETTERING } from '#titles/hole-department/lettering.ts';
import { MEDIUM } from '#titles/hole-department/medium.ts';
import { gull, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { SAND } from '#titles/hole-department/set/colors.ts';
import { earth, type ShaftWish, shaft, shaftOutline } from '#titles/hole-department/set/earth.ts';
import { form } from '#titles/hole-department/set/forms.ts';
import { boardwalk, spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { chamber, glow, lamp, pigeonholes } from '#titles/hole-department/set/office.ts';

const GROUND = 168;

const HOLE: ShaftWish = { x: 158, width: 84, top: GROUND, bottom: 240, sun: -1 };

/** The beach cut open: one looks down, one looks up, and there is a form between them. */
const paint: Painting = ({ hero }) => {
  const child = wholeHero(
    hero,
    90,
    [76, GROUND + 1],
    {
      pose: 'stand',
      mood: 'brave',
      yaw: 28,
      pitch: 4,
      nod: -12,
      tilt: -6,
      gaze: [1, 1],
      armL: { upper: [-30, 14], lower: [-46, -40] },
      armR: { upper: [14, 36], lower: [20, 30], hand: 'hold' },
      body: { lean: -10 },
    },
    DAY,
    37,
  );
  const [fistX, fistY] = child.handR;
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [162, 238],
      size: 92,
      facing: -1,
      look: -34,
      mood: 'official',
      near: [134, 178],
    },
    BELOW,
  );
  const clerk = mole(
    {
      person: STAFF.cap,
      where: [32, 207],
      size: 24,
      facing: 1,
      look: -8,
      mood: 'brisk',
      near: [44, 192],
      far: [42, 196],
    },
    BELOW,
  );
  const art =
    sky('#abe0ea', '#fff3cf', 116, [26, 44]) +
    gull(168, 74, 16, '#ffffff', -8) +
    sea(100, 112, '#3f9fb0', '#86cfca', 'cover') +
    sand(112, GROUND, 'cover') +
    windbreak(DAY, -18, 128, 28) +
    child.shadow +
    child.art +
    spade(DAY, [fistX - 1, Math.min(fistY - 8, GROUND - 44)], [fistX - 3, GROUND + 5], 19) +
    child.hand(-1) +
    earth(GROUND, 190) +
    (hero.wheelchair ? boardwalk(DAY, -40, 112, GROUND + 0.2) : '') +
    chamber(
      { x: -8, y: 178, width: 106, height: 30 },
      1,
      pigeonholes({ x: 54, y: 182, width: 38, height: 24 }, 6, 4, 'cover') +
        lamp(12, 186, 176, 0.8) +
        clerk.art +
        form(44, 190, 8, { number: '9', degrees: 6 }),
    ) +
    shaft(HOLE, glow(160, 190, 46, 46, 0.85)) +
    clip(`M0 0V${GROUND}H216V0Z${shaftOutline(HOLE)}`, inspector.art) +
    form(126, 168, 30, { number: '1', degrees: -14, circle: 2.2 }) +
    inspector.arm;
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
