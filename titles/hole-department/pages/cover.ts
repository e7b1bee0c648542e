import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SMIRK } from '#bookmaking/hero/more-mouths.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { IN_CIRCLES } from '#titles/hole-department/cast/children.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { pencil } from '#titles/hole-department/cast/mole-head.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { LETTERING } from '#titles/hole-department/lettering.ts';
import { MEDIUM } from '#titles/hole-department/medium.ts';
import { gull, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { SAND } from '#titles/hole-department/set/colors.ts';
import { earth, type ShaftWish, shaft, shaftOutline } from '#titles/hole-department/set/earth.ts';
import { clipboard } from '#titles/hole-department/set/forms.ts';
import { boardwalk, spade, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { glow } from '#titles/hole-department/set/office.ts';

const GROUND = 182;

const HOLE: ShaftWish = { x: 164, width: 88, top: GROUND, bottom: 250, sun: -1 };

/** How wide the board of the form is, how far it is tipped, and where whoever signs has a fist. */
const [WIDE, TIPPED, FIST] = [31, -9, 88];

/** The beach cut open: the hole has somebody in it, and before one may dig on, one signs. */
const paint: Painting = ({ hero }) => {
  const rolls = hero.wheelchair !== undefined;
  const tiny = hero.years < 3;
  const signing = (x: number, steadies: Point): PlacedHero =>
    wholeHero(
      hero,
      rolls ? 97 : 99,
      [x, GROUND + 1],
      {
        pose: rolls ? 'sit' : 'stand',
        mood: 'happy',
        face: { mouth: SMIRK, brow: [-2, -8, -3], askew: 4 },
        yaw: 54,
        pitch: 4,
        nod: tiny ? 14 : 20,
        tilt: tiny ? 0 : 8,
        gaze: [0.7, 1],
        leanInChair: 40,
        armL: { upper: [44, 8], lower: [62, 4], hand: 'hold' },
        armR: { upper: [30, 8], lower: [60, 4], hand: 'hold' },
        touchR: steadies,
        body: {
          lean: tiny ? 14 : 26,
          roll: 0,
          hips: 0,
          ...(rolls
            ? {}
            : {
                legL: { upper: [34, 6], lower: [-6, 4] },
                legR: { upper: [-12, 6], lower: [-26, 6] },
              }),
        },
      },
      DAY,
      42,
    );
  // However long an arm is, the board is before it.
  const tried = signing(50, [80, 150]);
  const x = 50 + FIST - tried.handL[0];
  const board: Point = [FIST + 20.5, tried.handL[1] + 8];
  const child = signing(x, [board[0] - 7, board[1] + 13]);
  const inspector = mole(
    {
      person: { ...INSPECTOR, pencil: false },
      where: [179, 222],
      size: 88,
      facing: -1,
      look: -18,
      mood: 'official',
      near: [172, 205],
      far: [board[0] + 19, board[1] + 9],
      holds: 'far',
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
    (rolls ? boardwalk(DAY, -40, 92, GROUND - 1) : '') +
    shaft(HOLE, glow(160, 190, 46, 46, 0.85)) +
    mouthOfHole() +
    clip(`M0 0V${GROUND}H216V0Z${shaftOutline(HOLE)}`, inspector.art) +
    child.art +
    clipboard(...board, WIDE, TIPPED, -1) +
    inspector.farPaw +
    signs(child) +
    child.hand(1) +
    child.hand(-1);
  return {
    art,
    quiet: { box: { ...SAFE, y: 13, height: 40 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: [child.face, inspector.face],
  };
};

/** Out of a fist, and down to the line. */
function signs(child: PlacedHero): string {
  const [x, y] = child.handL;
  const u = child.scale;
  return at(x + 9 * u, y + 5 * u, 1, shifted(14, 17, pencil()), 80);
}

/** What came out of it lies round it. */
const mouthOfHole = (): string =>
  path(
    `M74 ${GROUND + 1}C84 ${GROUND - 5} 98 ${GROUND - 8} 108 ${GROUND - 6}C119 ${GROUND - 5} 125 ${GROUND} 121 ${GROUND + 5}C108 ${GROUND + 2} 92 ${GROUND + 3} 74 ${GROUND + 1}ZM199 ${GROUND + 5}C196 ${GROUND - 1} 202 ${GROUND - 6} 220 ${GROUND - 6}V${GROUND + 2}C212 ${GROUND + 2} 204 ${GROUND + 2} 199 ${GROUND + 5}Z`,
    SAND.wet,
  ) + line(`M82 ${GROUND - 2}C90 ${GROUND - 6} 98 ${GROUND - 7} 106 ${GROUND - 6}`, SAND.pale, 1.4);

export const cover: Cover = {
  slug: 'hole-department',
  title: '{name} and the Hole Department',
  lettering: LETTERING,
  medium: MEDIUM,
  children: IN_CIRCLES,
  paint,
  grounds: [{ color: SAND.lit, light: DAY }],
};
