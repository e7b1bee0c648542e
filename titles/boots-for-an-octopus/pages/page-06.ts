import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
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

/** Wide and tall: nothing on any shelf, paper everywhere, and one foot held out. */
export const page06: Painting = (cast) => paint(cast, SHEET);
/** Over the fold nothing goes on: shelf after shelf. Somebody else with eight feet has been served. */
export const spread06: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const child = heroInHat(
    hero,
    standingSize(hero, 94, 31),
    'ground',
    [52, hero.wheelchair ? 212 : 220],
    {
      pose: 'stand',
      mood: 'worried',
      yaw: 24,
      nod: -6,
      gaze: [0.8, -0.9],
      hat: 'on',
      armL: { upper: [40, 50], lower: [80, 80], hand: 'open' },
      armR: { upper: [40, 50], lower: [80, 80], hand: 'open' },
    },
    SHOP,
  );
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
    child.shadow +
    child.art +
    openBox(SHOP, 86, 204, 30, '#c6aee2', 168) +
    openBox(SHOP, 16, 206, 28, '#f0866a', -8) +
    paper([
      [42, 216, 15],
      [62, 218, 16],
      [30, 196, 13],
      [48, 200, 14],
      [66, 198, 12],
      [40, 208, 16],
      [60, 210, 16],
      [20, 212, 10],
      [82, 212, 11],
      [104, 214, 9],
    ]) +
    openBox(SHOP, 112, 219, 30, '#a9dbbd', 6) +
    openBox(SHOP, 184, 220, 34, '#f6b7b0', -3) +
    (wide ? sea() : '') +
    hush(width);
  return {
    art,
    quiet: { box: { ...SAFE, width: 120, height: 84 }, ink: 'dark' },
    faces: [child.face, guest.face],
  };
}

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
