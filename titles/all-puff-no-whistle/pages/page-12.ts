import { chanceFrom, hash } from '#bookmaking/drawing/chance.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { castShadow, contact, mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { GRIN } from '#bookmaking/hero/more-mouths.ts';
import { CHEER } from '#bookmaking/hero/more-poses.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { BRIDE, beetle } from '#titles/all-puff-no-whistle/cast/beetle.ts';
import { flock, type Perch, perched } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { captain } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { dogHead, dogSitting } from '#titles/all-puff-no-whistle/cast/dog.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { taxi } from '#titles/all-puff-no-whistle/cast/taxi.ts';
import { basin, cherry, stoneFish } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { farRoofs, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { SPRAY } from '#titles/all-puff-no-whistle/set/lights.ts';
import { clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** The dog's head, and how large it is. */
const DOG = { x: 120, y: 122, size: 0.345 };

/** The fountain is on: somebody jumps in the middle of it, next to a dog that has come. */
export const page12: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 112, hero.wheelchair ? 36 : 31),
    'ground',
    [62, 204],
    {
      pose: hero.wheelchair ? CHEER : 'jump',
      mood: 'joy',
      face: { eyes: 'closed', mouth: GRIN },
      yaw: hero.wheelchair ? 36 : 16,
      pitch: 3,
      nod: -10,
      tilt: 8,
      body: { lift: 30, shrug: 6 },
    },
    SPRAY,
  );
  const id = `q${hash(hero.seed).toString(36)}`;
  const art =
    sky(160, '#b4dcee', '#d9edf0') +
    farRoofs(SPRAY, 'twelve', 128, 30, 0.62) +
    at(22, 130, 0.24, clockTower(SPRAY, 60, 0.25)) +
    parkTrees(SPRAY, 'twelve', 130, 18, 0.35) +
    at(24, -30, 1, rainbow()) +
    flock(SPRAY, id, COMING) +
    ground() +
    at(-4, -6, 1.02, fountainOn()) +
    contact(SPRAY, 208, 144, 50, 3) +
    at(
      208,
      144,
      0.4,
      taxi(mirrored(SPRAY), { door: 'shut', inside: at(0, 0, 1, honeymoon(), 0, -1) }),
      0,
      -0.4,
    ) +
    stalks() +
    at(12, 204, 0.4, castShadow(SPRAY, 60, 160)) +
    at(9, 202, 0.36, hatStanding(SPRAY)) +
    contact(SPRAY, DOG.x + 14, 208, 46, 4) +
    splash(child.origin[0]) +
    at(DOG.x, DOG.y, DOG.size, dogSitting(SPRAY)) +
    at(DOG.x, DOG.y, DOG.size, dogHead(SPRAY, { look: 'pleased', gaze: -0.7 })) +
    child.art +
    at(27, 204, 0.34, thing(things[0], SPRAY), -6) +
    perched(SPRAY, id, LANDED) +
    drops(child.face.x, child.face.y, child.face.width);
  return {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'dark', largest: { explorer: 14.8 } },
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
  [11, 121, 0.2, 1],
  [-3, 132, 0.2, 1],
  [186, 95, 0.16, 1],
  [198, 94, 0.16, -1],
  [209, 95, 0.16, 1],
  [117, 98, 0.24, -1],
  [132, 99, 0.22, 1],
  [204, 172, 0.3, -1],
  [188, 207, 0.34, -1],
  [96, 211, 0.24, 1],
];
/** Thirty in the air; with the ten that have landed that is forty, for whoever counts. */
const COMING: readonly Perch[] = [
  [122, 80, 0.2, 1],
  [142, 75, 0.2, -1],
  [104, 74, 0.17, 1],
  [206, 77, 0.22, -1],
  [184, 80, 0.18, -1],
  [12, 77, 0.24, 1],
  [36, 84, 0.2, 1],
  [58, 76, 0.17, 1],
  ...Array.from({ length: 22 }, (_, i): Perch => {
    const along = ((i * 0.618) % 1) * 200 + 8;
    return [along, 70 + ((i * 0.382) % 1) * 22, 0.08 + (i % 4) * 0.014, along > 108 ? -1 : 1];
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
    line(jets, '#d6eff8', 6, 'stroke-opacity=".7"') +
    line(jets, '#ffffff', 2.6) +
    path(
      `${disc(88, 90, 5, 4)}${disc(83, 84, 4)}${disc(92, 82, 4.4)}${disc(87, 76, 3.4)}`,
      '#ffffff',
      'fill-opacity=".9"',
    )
  );
};

/** Where somebody has jumped from, and will be again. */
const splash = (x: number): string =>
  oval(x, 204, 34, 6, '#8cc4dd') +
  oval(x, 204, 20, 3.4, '#c8e8f3') +
  path(
    `M${x - 30} 205Q${x - 40} 192 ${x - 47} 190Q${x - 34} 190 ${x - 20} 204ZM${x + 30} 205Q${x + 38} 190 ${x + 46} 187Q${x + 33} 189 ${x + 20} 204ZM${x - 16} 204Q${x - 22} 188 ${x - 30} 182Q${x - 14} 188 ${x - 6} 204ZM${x + 16} 204Q${x + 20} 188 ${x + 27} 180Q${x + 13} 188 ${x + 6} 204Z`,
    '#ffffff',
    'fill-opacity=".9"',
  );

/** Cherry stalks tied behind, as others tie cans. */
const stalks = (): string =>
  line(
    'M166 138C162 146 166 152 164 158M166 138C168 146 172 150 173 155M166 138C166 148 169 156 170 163',
    '#8a9a5a',
    0.9,
  ) +
  at(163, 160, 0.3, cherry(SPRAY), 100) +
  at(175, 157, 0.3, cherry(SPRAY), 80) +
  at(170, 166, 0.3, cherry(SPRAY), 90);

/** In the air, but on nobody's face. */
function drops(fx: number, fy: number, width: number): string {
  const chance = chanceFrom('noon');
  let d = '';
  for (let i = 0; i < 70; i++) {
    const [x, y] = [chance() * 216, 74 + chance() * 130];
    if (x > fx - 3 && x < fx + width + 3 && y > fy - 3 && y < fy + width + 3) continue;
    if (x > 84 && x < 150 && y > 98 && y < 146) continue;
    const r = 0.5 + chance() * 1.1;
    d += disc(x, y, r, r * 1.3);
  }
  return path(d, '#ffffff', 'fill-opacity=".9" stroke="#9fcfe4" stroke-width=".3"');
}
