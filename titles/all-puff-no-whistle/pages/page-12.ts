import { chanceFrom, hash } from '#bookmaking/drawing/chance.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { castShadow, contact, mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { flat, grip } from '#bookmaking/hero/close-hand.ts';
import { GRIN } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { BRIDE, beetle } from '#titles/all-puff-no-whistle/cast/beetle.ts';
import { flock, type Perch, perched } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { captain } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { dogChest, dogHead } from '#titles/all-puff-no-whistle/cast/dog.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { taxi } from '#titles/all-puff-no-whistle/cast/taxi.ts';
import {
  basin,
  cherry,
  clockTower,
  parkTrees,
  stoneFish,
} from '#titles/all-puff-no-whistle/set/fountain.ts';
import { farRoofs, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { SPRAY } from '#titles/all-puff-no-whistle/set/lights.ts';

/** Near: everybody wet, nobody sorry, and two arms full of dog. */
export const page12: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    56,
    'head',
    [66, 134],
    {
      pose: 'stand',
      mood: 'joy',
      face: { eyes: 'closed', mouth: GRIN },
      yaw: 32,
      pitch: 2,
      tilt: 15,
      nod: -4,
      body: { lean: 16, roll: 10, shrug: 8 },
      armsByPage: true,
    },
    SPRAY,
  );
  const over = ownArm(
    hero,
    child,
    1,
    { elbow: [108, 168], wrist: [150, 107], hand: grip, degrees: 96, flip: true, size: 1.16 },
    SPRAY,
  );
  const under = ownArm(
    hero,
    child,
    -1,
    { elbow: [66, 206], wrist: [112, 201], hand: flat, degrees: -12, size: 1.16 },
    SPRAY,
  );
  const id = `q${hash(hero.seed).toString(36)}`;
  const art =
    sky(160, '#c4e4f2', '#fff9ea') +
    farRoofs(SPRAY, 'twelve', 112, 40, 0.5) +
    at(24, 116, 0.22, clockTower(SPRAY, 60, 0.25)) +
    parkTrees(SPRAY, 'twelve', 116, 18, 0.35) +
    at(18, -37, 1, rainbow()) +
    flock(SPRAY, id, COMING) +
    ground() +
    at(56, 18, 0.66, fountainOn()) +
    contact(SPRAY, 190, 128, 50, 3) +
    at(
      190,
      128,
      0.33,
      taxi(mirrored(SPRAY), { door: 'shut', inside: at(0, 0, 1, honeymoon(), 0, -1) }),
      0,
      -0.33,
    ) +
    at(60, -46, 0.84, stalks()) +
    at(12, 204, 0.4, castShadow(SPRAY, 60, 160)) +
    at(11, 204, 0.36, hatStanding(SPRAY)) +
    over.art +
    child.art +
    at(146, 154, 0.72, dogChest(SPRAY)) +
    at(146, 150, 0.62, dogHead(SPRAY, { look: 'pleased', gaze: -0.7 })) +
    over.before +
    under.art +
    under.before +
    at(28, 200, 0.36, thing(things[0], SPRAY), -6) +
    perched(SPRAY, id, LANDED) +
    drops(child.face.x, child.face.y, child.face.width);
  return {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'dark', largest: { explorer: 15.5 } },
    faces: [child.face],
  };
};

const honeymoon = (): string =>
  at(
    -16,
    34,
    0.4,
    captain(SPRAY, {
      mood: 'naval',
      gaze: [-1, 0.1],
      hands: [
        [-62, -124],
        [50, -50],
        [-40, -24],
        [40, -24],
      ],
    }),
  ) +
  at(
    18,
    34,
    0.38,
    beetle(SPRAY, {
      colors: BRIDE,
      mood: 'shy',
      gaze: [-1, 0.1],
      hands: [
        [-56, -60],
        [58, -118],
        [-40, -24],
        [40, -24],
      ],
      shaven: true,
    }),
  );

const LANDED: readonly Perch[] = [
  [11, 120, 0.2, 1],
  [-3, 132, 0.2, 1],
  [40, 101, 0.13, 1],
  [168, 87.4, 0.13, 1],
  [197, 86.6, 0.13, -1],
  [206, 87.4, 0.13, 1],
  [166, 113, 0.2, -1],
  [204, 168, 0.26, -1],
  [52, 212, 0.22, 1],
  [6, 212, 0.24, 1],
];
/** Thirty in the air; with the ten that have landed that is forty, for whoever counts. */
const COMING: readonly Perch[] = [
  [126, 90, 0.16, 1],
  [140, 82, 0.15, -1],
  [152, 94, 0.16, 1],
  [110, 82, 0.13, 1],
  [204, 88, 0.17, -1],
  [192, 78, 0.14, -1],
  [12, 82, 0.2, 1],
  [34, 92, 0.18, 1],
  ...Array.from({ length: 22 }, (_, i): Perch => {
    const along = ((i * 0.618) % 1) * 200 + 8;
    return [along, 76 + ((i * 0.382) % 1) * 24, 0.07 + (i % 4) * 0.012, along > 108 ? -1 : 1];
  }),
];

/** No yellow in it: that is the taxi's. */
const rainbow = (): string =>
  ['#e9a08e', '#f4d6c2', '#b9dcc4', '#9cc6e2', '#b7acd8']
    .map((color, i) => {
      const r = 92 - i * 3.6;
      return line(
        `M${num(158 - r)} 196A${r} ${r} 0 0 1 ${num(158 + r)} 196`,
        color,
        3.7,
        'stroke-opacity=".7"',
      );
    })
    .join('');

const ground = (): string =>
  box(
    0,
    154,
    216,
    62,
    linear([
      [0, '#dfe9ea'],
      [0.3, '#e9e2d6'],
      [1, '#d3cbc4'],
    ]),
  ) +
  oval(60, 206, 70, 8, '#a8d0e2', 'fill-opacity=".7"') +
  oval(150, 210, 70, 7, '#a8d0e2', 'fill-opacity=".7"') +
  line('M30 205h30M96 209h24M150 211h40M20 212h20', '#ffffff', 0.9, 'stroke-opacity=".8"');

/** The stone fish has let go. */
const fountainOn = (): string => {
  const jet = (to: number, high: number): string =>
    `M88 90C${num(88 + (to - 88) * 0.3)} ${num(high)} ${num(88 + (to - 88) * 0.8)} ${num(high + 10)} ${to} 160`;
  const jets = [50, 66, 112, 130].map((to, i) => jet(to, i % 3 ? 70 : 62)).join('');
  return (
    basin(SPRAY, { x: 88, y: 160, rx: 58, ry: 11, rim: 7 }, ['#6fb4d6', '#8cc9e2', '#bfe4f2'], '') +
    at(88, 164, 0.56, stoneFish(SPRAY, true)) +
    line(jets, '#bfe4f2', 3.4, 'stroke-opacity=".8"') +
    line(jets, '#ffffff', 1.6, 'stroke-opacity=".95"') +
    path(
      `${disc(88, 90, 5, 4)}${disc(83, 84, 4)}${disc(92, 82, 4.4)}${disc(87, 76, 3.4)}`,
      '#ffffff',
      'fill-opacity=".9"',
    )
  );
};

/** Cherry stalks tied behind, as others tie cans. */
const stalks = (): string =>
  line(
    'M106 192C98 197 92 203 90 204M106 192C100 200 100 206 98 209M106 192C100 194 90 197 84 198',
    '#8a9a5a',
    0.8,
  ) +
  at(88, 205, 0.24, cherry(SPRAY), 100) +
  at(97, 210, 0.24, cherry(SPRAY), 80) +
  at(83, 198, 0.24, cherry(SPRAY), 90);

/** In the air, but on nobody's face. */
function drops(fx: number, fy: number, width: number): string {
  const chance = chanceFrom('noon');
  let d = '';
  for (let i = 0; i < 70; i++) {
    const [x, y] = [chance() * 216, 74 + chance() * 130];
    if (x > fx - 3 && x < fx + width + 3 && y > fy - 3 && y < fy + width + 3) continue;
    if (x > 94 && x < 164 && y > 116 && y < 148) continue;
    const r = 0.5 + chance() * 1.1;
    d += disc(x, y, r, r * 1.3);
  }
  return path(d, '#ffffff', 'fill-opacity=".9" stroke="#9fcfe4" stroke-width=".3"');
}
