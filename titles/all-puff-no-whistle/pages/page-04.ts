import { contact, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { cake } from '#titles/all-puff-no-whistle/cast/cake.ts';
import { cakeGirl } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { taxi } from '#titles/all-puff-no-whistle/cast/taxi.ts';
import { cakeShop } from '#titles/all-puff-no-whistle/set/cake-shop.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { cherry, parkTrees } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, farRoofs, note, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { FORENOON } from '#titles/all-puff-no-whistle/set/lights.ts';

/** The middle of the plate, in mm, and how much larger than drawn the cake is. */
const [PX, PY, K] = [143, 190, 1.02];
/** Where the top cherry was. */
const TOP = { x: PX, y: PY - 101 * K };

/** Very near: a cake as high as a house, both cheeks, and one cherry that has been met by a breath. */
export const page04: Painting = ({ hero }) => {
  const child = puffingHero(
    hero,
    56,
    'head',
    [46, 148],
    {
      pose: 'stand',
      eyes: 'set',
      face: { brow: [3, -8, -8], askew: 3 },
      cheeks: 1.2,
      yaw: 52,
      pitch: -2,
      nod: -12,
      tilt: -9,
      gaze: [0.9, -0.9],
      body: { lean: 12, shrug: 10 },
      armsByPage: true,
    },
    FORENOON,
  );
  const near = ownArm(
    hero,
    child,
    -1,
    { elbow: [46, 214], wrist: [77, 201], hand: grip, degrees: -38, size: 1.14 },
    FORENOON,
  );
  const far = ownArm(
    hero,
    child,
    1,
    { elbow: [88, 220], wrist: [112, 210], hand: grip, degrees: -72, size: 1.1 },
    FORENOON,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(150, '#fdeedd', '#fff9ee') +
    clouds([
      [60, 74, 1.2],
      [130, 66, 1],
    ]) +
    farRoofs(FORENOON, 'corner', 116, 50, 0.5) +
    parkTrees(FORENOON, 'park', 120, 22, 0.3) +
    at(148, 124, 0.78, cakeShop(FORENOON)) +
    street() +
    contact(FORENOON, 62, 126, 50, 3) +
    at(62, 126, 0.3, taxi(FORENOON, { door: 'open' })) +
    note(112, 92, 1.1, TOWN.tile) +
    note(118, 82, 0.9, TOWN.clay) +
    at(-4, 262, 0.64, hatStanding(FORENOON)) +
    at(184, 262, 0.98, cakeGirl(FORENOON)) +
    child.art +
    far.art +
    near.art +
    at(PX, PY, K, cake(FORENOON)) +
    nearArm() +
    far.before +
    near.before +
    breath({
      along: [
        [mx, my],
        [mx + (TOP.x - mx) * 0.3, my - 5],
        [mx + (TOP.x - mx) * 0.62, my * 0.55 + TOP.y * 0.45],
        [mx + (TOP.x - mx) * 0.84, TOP.y + 6],
        [TOP.x - 3, TOP.y - 3],
      ],
      widths: [0.9, 4.6, 2.2],
      edge: '#8fb6d0',
    }) +
    at(TOP.x + 8, TOP.y - 6, 0.78, cherry(FORENOON), 40) +
    line(
      `M${TOP.x - 1} ${TOP.y - 17}q4 -5 9 -6M${TOP.x - 5} ${TOP.y - 12}q1 -5 4 -8`,
      '#9c4c3b',
      0.9,
    ) +
    // What it left in the cream.
    oval(TOP.x - 2, TOP.y + 4.6, 6, 1.6, '#efd9cc');
  return {
    art,
    quiet: { box: { ...SAFE, height: 48 }, ink: 'dark', largest: { explorer: 15.5 } },
    faces: [child.face],
  };
};

/** The street that the taxi came by, and the sidewalk that the cherry will leave by. */
const street = (): string =>
  box(
    0,
    114,
    216,
    102,
    linear([
      [0, '#cfc3c4'],
      [0.16, '#c3b6ba'],
      [0.17, '#f4e9dc'],
      [1, '#dfcfbe'],
    ]),
  ) +
  line('M0 131H216', tone(FORENOON, TOWN.chalk).base, 1.6) +
  path('M0 132.500H216V135H0Z', '#bfae9f') +
  line('M70 135L40 216M112 135L112 216M154 135L186 216M0 164H216M0 196H216', '#d3c3b2', 0.8);

const SLEEVE = '#5f8d8a';
const SKIN = '#f0c6a2';

/** Round the cake, and a hand flat under it, fingers first. */
const nearArm = (): string => {
  const sleeve = tone(FORENOON, SLEEVE);
  const skin = tone(FORENOON, SKIN);
  const fingers = `M${PX + 22} ${PY + 10}h-16M${PX + 23} ${PY + 15}h-18M${PX + 24} ${PY + 20}h-17M${PX + 26} ${PY + 24.5}h-13`;
  return (
    line('M206 150C218 164 218 182 208 196', sleeve.base, 21) +
    line('M201 157C209 168 210 180 204 190', sleeve.lite, 3, 'stroke-opacity=".5"') +
    line(`M206 199C196 208 182 208 ${PX + 30} ${PY + 17}`, skin.base, 13) +
    line('M199 190L215 200', sleeve.deep, 3) +
    oval(PX + 30, PY + 17, 9, 9.5, skin.base) +
    line(fingers, skin.shade, 6.2, 'transform="translate(.4 .8)"') +
    line(fingers, skin.base, 5)
  );
};
