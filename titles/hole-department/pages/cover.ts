import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
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
import { MOLE, SAND } from '#titles/hole-department/set/colors.ts';
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
  const signing = (x: number): PlacedHero =>
    wholeHero(
      hero,
      rolls ? 97 : 99,
      [x, GROUND + 1],
      {
        pose: rolls ? 'sit' : 'stand',
        mood: 'wonder',
        face: { mouth: SOFT_SMILE, eyes: 'open' },
        yaw: 52,
        pitch: 4,
        nod: 26,
        tilt: 6,
        gaze: [0.8, 1],
        leanInChair: 40,
        armL: { upper: [44, 8], lower: [62, 4], hand: 'hold' },
        armR: { upper: [-26, 14], lower: [-8, 10] },
        body: {
          lean: 24,
          roll: 0,
          hips: 0,
          ...(rolls
            ? {}
            : {
                legL: { upper: [30, 6], lower: [-6, 4] },
                legR: { upper: [-12, 6], lower: [-22, 6] },
              }),
        },
      },
      DAY,
      42,
    );
  // However long an arm is, the board is before it.
  const child = signing(50 + FIST - signing(50).handL[0]);
  const board: Point = [child.handL[0] + 20.5, child.handL[1] + 8];
  const inspector = mole(
    {
      person: { ...INSPECTOR, pencil: false },
      where: [179, 222],
      size: 88,
      facing: -1,
      look: -18,
      mood: 'official',
      near: [204, 214],
      far: [board[0] + 18, board[1] + 11],
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
    claws(board) +
    signs(child) +
    child.hand(1);
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

/** What one sees of a paw that holds a board from behind. */
const claws = ([x, y]: Point): string =>
  [6, 11, 16]
    .map((down) => {
      const [cx, cy] = [x + 16.4 + down * 0.16, y + down];
      return path(
        `M${cx + 2.4} ${cy - 1.8}Q${cx - 4} ${cy - 1.6} ${cx - 6} ${cy + 0.8}Q${cx - 2} ${cy + 1.8} ${cx + 2.4} ${cy + 1.8}Z`,
        MOLE.claw,
      );
    })
    .join('');

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
