import { line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { IN_CIRCLES } from '#titles/hole-department/cast/children.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { LETTERING } from '#titles/hole-department/lettering.ts';
import { MEDIUM } from '#titles/hole-department/medium.ts';
import { gull, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { SAND } from '#titles/hole-department/set/colors.ts';
import { earth, type ShaftWish, shaft, shaftOutline } from '#titles/hole-department/set/earth.ts';
import { form, pile } from '#titles/hole-department/set/forms.ts';
import { boardwalk, spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { glow } from '#titles/hole-department/set/office.ts';

const GROUND = 182;

const HOLE: ShaftWish = { x: 160, width: 88, top: GROUND, bottom: 250, sun: -1 };

/** The beach cut open: one looks down, one looks up, and there is a form between them. */
const paint: Painting = ({ hero }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = wholeHero(
    hero,
    rolls ? 104 : 97,
    [rolls ? 46 : hero.years < 3 ? 62 : 58, GROUND + 1],
    {
      pose: rolls ? 'sit' : 'kneel',
      mood: 'surprised',
      yaw: 50,
      pitch: 4,
      nod: 16,
      tilt: 4,
      gaze: [1, 0.7],
      leanInChair: 36,
      armL: { upper: [50, 8], lower: [50, 4], hand: 'hold' },
      touchL: [104, 140],
      armR: { upper: [-40, 14], lower: [-12, 10] },
      body: { lean: 40 },
    },
    DAY,
    54,
  );
  // Clear of both faces, and in two hands.
  const young = hero.years < 3;
  const held = { x: child.handL[0] + (young ? 21 : 17), y: child.handL[1] + (young ? 5 : 2) };
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [173, 235],
      size: 90,
      facing: -1,
      look: -24,
      mood: 'official',
      near: [201, GROUND - 3],
      far: [held.x + 15, held.y + 20],
    },
    BELOW,
  );
  const art =
    sky('#abe0ea', '#fff3cf', 116, [26, 44]) +
    gull(168, 74, 16, '#ffffff', -8) +
    sea(100, 112, '#3f9fb0', '#86cfca', 'cover') +
    sand(112, GROUND, 'cover') +
    windbreak(DAY, -18, 128, 28) +
    spade(DAY, [20, GROUND - 48], [17, GROUND + 6], 18) +
    child.shadow +
    earth(GROUND, 190) +
    (rolls ? boardwalk(DAY, -40, 100, GROUND - 1) : '') +
    shaft(HOLE, glow(160, 190, 46, 46, 0.85)) +
    mouthOfHole() +
    clip(`M0 0V${GROUND}H216V0Z${shaftOutline(HOLE)}`, inspector.art) +
    child.art +
    form(held.x, held.y, 32, {
      number: '1',
      degrees: -8,
      circle: 2.2,
      corner: -1,
    }) +
    child.hand(1) +
    inspector.farPaw;
  return {
    art,
    quiet: { box: { ...SAFE, y: 13, height: 40 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: [child.face, inspector.face],
  };
};

/** What came out of it lies round it, and on that everything that has been filled in. */
const mouthOfHole = (): string =>
  path(
    `M84 ${GROUND + 1}C92 ${GROUND - 5} 102 ${GROUND - 8} 110 ${GROUND - 6}C117 ${GROUND - 5} 121 ${GROUND} 117 ${GROUND + 5}C108 ${GROUND + 2} 96 ${GROUND + 3} 84 ${GROUND + 1}ZM199 ${GROUND + 5}C196 ${GROUND - 1} 202 ${GROUND - 6} 220 ${GROUND - 6}V${GROUND + 2}C212 ${GROUND + 2} 204 ${GROUND + 2} 199 ${GROUND + 5}Z`,
    SAND.wet,
  ) +
  line(`M90 ${GROUND - 2}C98 ${GROUND - 6} 106 ${GROUND - 7} 112 ${GROUND - 5}`, SAND.pale, 1.4) +
  pile(104, GROUND - 5, 22, 16, 'filled in');

export const cover: Cover = {
  slug: 'hole-department',
  title: '{name} and the Hole Department',
  lettering: LETTERING,
  medium: MEDIUM,
  children: IN_CIRCLES,
  paint,
  grounds: [{ color: SAND.lit, light: DAY }],
};
