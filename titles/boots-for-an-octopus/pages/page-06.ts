import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { armWithBox, shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { towerOfBoxes } from '#titles/boots-for-an-octopus/cast/tower.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import {
  hush,
  ladder,
  lamp,
  openBox,
  room,
  shelves,
  tissue,
} from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Wide and tall: nothing on any shelf, paper everywhere, and one foot held out. */
export const page06: Painting = (cast) => paint(cast, SHEET);
/** Over the fold nothing goes on: shelf after shelf. Somebody else with eight feet has been served. */
export const spread06: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const child = searching(hero);
  const guest = octopus(
    {
      head: [134, 137],
      size: 50,
      tilt: 4,
      mood: 'wide',
      gaze: [-0.2, -0.9],
      dressed: 7,
      foot: 18,
      object: thing(things[0], SHOP),
      arms: [
        {
          via: way('112,163 102,171 100,179'),
          toe: -1,
          stands: true,
        },
        {
          via: way('122,167 124,175 124,181'),
          stands: true,
        },
        {
          via: way('138,167 146,175 148,181'),
          stands: true,
        },
        {
          via: way('152,163 170,171 174,179'),
          stands: true,
        },
        {
          via: way('160,155 186,159 198,171'),
          stands: true,
        },
        {
          via: way('164,143 186,137 194,119'),
          turn: 190,
        },
        {
          via: way('106,149 94,141 94,127'),
          turn: 180,
        },
        {
          via: way('108,157 88,163 80,151 84,141'),
          before: true,
        },
      ],
    },
    SHOP,
  );
  const paper = (spots: readonly (readonly [number, number, number])[]): string =>
    spots.map(([x, y, r]) => tissue(x, y, r)).join('');
  const art =
    room(182, width) +
    (wide ? shelves(138, 8, 282, 150, 6, 0) : shelves(138, 8, 75, 150, 6, 0)) +
    (wide ? gone() + spider() + lamp(352, 34, 0.8) : '') +
    ladder(194, -4, 184, 24) +
    at(194, 62, 0.56, shopkeeperLegs(SHOP, 120)) +
    at(161, 20, 0.8, armWithBox(SHOP, '#86c5dd', true)) +
    at(24, 182, 0.4, towerOfBoxes(SHOP)) +
    paper([
      [156, 84, 5],
      [146, 104, 4],
      [160, 122, 4.6],
    ]) +
    guest.shadow +
    guest.behind +
    guest.head +
    guest.before +
    child.art +
    child.before +
    paper([
      [14, 212, 12],
      [30, 217, 14],
      [104, 216, 10],
      [120, 218, 9],
    ]) +
    openBox(SHOP, 140, 219, 30, '#a9dbbd', 6) +
    openBox(SHOP, 184, 220, 34, '#f6b7b0', -3) +
    (wide ? sea() : '') +
    hush(width);
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 120, height: 84 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 16 },
    },
    faces: [child.face, guest.face],
  };
}

const KICKING: Partial<Pose> = {
  spin: 136,
  lean: 10,
  legL: { upper: [26, 12], lower: [-34, 10], foot: 50 },
  legR: { upper: [-24, 10], lower: [-78, 8], foot: 60 },
  armL: { upper: [100, 10], lower: [150, 4], hand: 'open' },
  armR: { upper: [110, 12], lower: [150, 6], hand: 'open' },
};

/** Head first, down to the hat; who rolls has the box on the lap and throws out what is in it. */
function searching(hero: Hero): { art: string; before: string; face: Box } {
  const flying =
    sheet(20, 146, 7, 10) +
    sheet(116, 166, 6, -30) +
    sheet(10, 128, 6, 64) +
    sheet(8, 176, 8, 80) +
    sheet(106, 184, 7, 12);
  if (!hero.wheelchair) {
    const child = heroInHat(
      hero,
      standingSize(hero, 112, 37),
      'head',
      [74, 174],
      { pose: 'stand', mood: 'brave', yaw: 62, gaze: [0.6, 0.5], hat: 'on', body: KICKING },
      SHOP,
    );
    const heap = [
      [54, 196, 13],
      [96, 194, 12],
      [74, 197, 15],
    ] as const;
    return {
      art: child.art,
      before: bigBox(76, 218, 64) + heap.map(([x, y, r]) => tissue(x, y, r)).join('') + flying,
      face: child.face,
    };
  }
  const child = heroInHat(
    hero,
    standingSize(hero, 118, 38),
    'ground',
    [48, 213],
    {
      pose: 'stand',
      mood: 'brave',
      yaw: 26,
      turn: -6,
      nod: 16,
      tilt: 8,
      gaze: [0.2, 1],
      hat: 'on',
      armL: { upper: [54, 14], lower: [46, -10], hand: 'open' },
      armR: { upper: [10, 110], lower: [10, 150], hand: 'open' },
      body: { roll: 7, twist: -10 },
    },
    SHOP,
  );
  const [x, y] = child.pelvis;
  const [hx, hy] = child.handR;
  const lap =
    openBox(SHOP, x + 8, y - 1, 32, '#c6aee2', -5) +
    child.hand(1) +
    tissue(x + 10, y - 12, 10) +
    tissue(x + 18, y - 11, 8) +
    sheet(hx - 5, hy - 7, 8, -20);
  return { art: child.shadow + child.art + lap, before: flying, face: child.face };
}

/** One sheet of it in the air, curled. */
const sheet = (x: number, y: number, r: number, turn: number): string =>
  at(
    x,
    y,
    r / 10,
    path('M-10 -4C-5 -10 3 -9 9 -6C8 -1 11 4 8 8C2 5 -5 8 -9 5C-8 2 -12 0 -10 -4Z', '#fffdf8') +
      path('M-10 -4C-5 -10 3 -9 9 -6C4 -6 -2 -6 -4 -1C-6 -3 -8 -4 -10 -4Z', '#d9cfe0') +
      line('M9 -6C8 -1 11 4 8 8C2 5 -5 8 -9 5', '#cbbfd6', 0.8),
    turn,
  );

/** Lids, boxes and paper, to the far wall; one lace, without its shoe. */
const sea = (): string =>
  openBox(SHOP, 244, 206, 34, '#86c5dd', 172) +
  openBox(SHOP, 300, 198, 30, '#fff3dc', -12) +
  openBox(SHOP, 356, 204, 36, '#f0866a', 166) +
  (
    [
      [228, 214, 12],
      [262, 216, 15],
      [284, 212, 12],
      [316, 216, 16],
      [338, 218, 13],
      [376, 214, 14],
      [400, 216, 17],
      [418, 208, 14],
      [270, 196, 9],
      [330, 192, 8],
      [392, 194, 11],
      [246, 190, 6],
    ] as const
  )
    .map(([x, y, r]) => tissue(x, y, r))
    .join('') +
  openBox(SHOP, 282, 222, 36, '#a9dbbd', 4) +
  openBox(SHOP, 400, 224, 40, '#c6aee2', -6);

/** The front of a box as wide as a child is long in the arms: whatever dives into it goes behind. */
const bigBox = (x: number, y: number, w: number): string => {
  const t = tone(SHOP, '#c6aee2');
  return (
    path(`M${x - w / 2} ${y - 24}H${x + w / 2}L${x + w * 0.46} ${y}H${x - w * 0.46}Z`, t.base) +
    path(`M${x + w * 0.2} ${y - 24}H${x + w / 2}L${x + w * 0.46} ${y}H${x + w * 0.2}Z`, t.shade) +
    path(`M${x - w / 2 - 2} ${y - 26}H${x + w / 2 + 2}V${y - 22}H${x - w / 2 - 2}Z`, t.lite) +
    path(`M${x - w * 0.34} ${y - 16}h18v8h-18Z`, '#fffaf0')
  );
};

/** Where boxes stood for so long that the wood behind them kept its color. */
function gone(): string {
  const chance = chanceFrom('gone');
  let d = '';
  for (let row = 0; row < 6; row++) {
    const base = 8 + 25 * (row + 1) - 2.6;
    for (let x = 226; x < 404; ) {
      const [w, h] = [13 + chance() * 9, 11 + chance() * 8];
      if (chance() < 0.8) d += `M${num(x)} ${num(base)}v${num(-h)}h${num(w - 1)}v${num(h)}Z`;
      x += w;
    }
  }
  return path(d, '#6fb9ae', 'fill-opacity=".26"');
}

/** On its thread, with eight very small red boots, and nothing to add. */
function spider(): string {
  const ink = '#4a3358';
  let legs = '';
  let boots = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      const [x, y] = [side * (13 + i * 3.4), -7 + i * 8];
      legs += `M${side * 4} ${-2 + i * 2}Q${x} ${y - 9} ${x} ${y}`;
      boots += `M${num(x - 1.5)} ${y - 1}h3v3.4${side > 0 ? 'q3 .4 3 3h-6' : 'v3h-6q0 -2.6 3 -3'}Z`;
    }
  }
  return (
    line('M286 -4V72', '#fffdf6', 0.7) +
    at(
      286,
      88,
      2,
      line(legs, ink, 1.3) +
        path(boots, '#e0322d') +
        oval(0, 0, 8, 9, ink) +
        oval(-2.4, -3, 3.4, 3.6, '#6b4d7d') +
        oval(-2.8, 2.4, 2.1, 2.4, '#fffdf6') +
        oval(2.8, 2.4, 2.1, 2.4, '#fffdf6') +
        oval(-3.4, 2.8, 1, 1.3, '#2e1a33') +
        oval(2.2, 2.8, 1, 1.3, '#2e1a33') +
        line('M-1.6 6.2q1.6 1 3.2 0', '#f2b8c8', 0.8),
    )
  );
}
