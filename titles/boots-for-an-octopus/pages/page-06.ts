import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { openBox } from '#titles/boots-for-an-octopus/set/boxes.ts';
import { SHOPFRONT } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import {
  drift,
  gone,
  largeSheet,
  mountain,
  sheet,
  type Thrown,
} from '#titles/boots-for-an-octopus/set/paper.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Bare to the ceiling, but for seven feet that stand on the planks as if they were for sale; and paper. */
export const page06: Painting = (cast) => paint(cast, SHEET);
/** Over the fold there are more shelves, and feet have looked there too. */
export const spread06: Painting = (cast) => paint(cast, SPREAD);

/** Of the planks, in mm from the top of the sheet. */
const [HIGH, LOW] = [46, 84] as const;
/** From the opening of a boot to its sole. */
const FOOT = 21;

/** How much larger everybody is where the opening has room for it. */
const LARGER = 1.1;

function paint({ hero, things }: Cast, sheetWidth: number): Picture {
  const wide = sheetWidth === SPREAD;
  const k = wide ? LARGER : 1;
  const width = sheetWidth / k;
  const searches = searcher(hero);
  const fist = fistAt(searches, -1, hero.years < 3 ? 14 : -10);
  const child = heroHolding(searches, { right: fist }, SHOP);
  const [h, l] = [HIGH - FOOT, LOW - FOOT];
  const guest = octopus(
    {
      head: [160, 112],
      size: 58,
      tilt: 4,
      mood: 'wide',
      gaze: [-0.9, 0.5],
      dressed: 7,
      foot: FOOT,
      object: thing(things[0], SHOP),
      arms: [
        { via: way(`140,92 120,54 112,16 103,${h - 14} 98,${h}`) },
        { via: way(`152,76 148,36 144,16 138,${h - 13} 134,${h}`) },
        { via: way(`166,70 172,30 172,16 170,${h - 13} 168,${h}`) },
        wide
          ? { via: way(`182,72 194,44 204,18 207,${h - 12} 207,${h}`) }
          : { via: way(`178,76 190,44 196,18 194,${h - 13} 190,${h}`) },
        wide
          ? { via: way(`192,84 222,56 240,20 246,${h - 12} 247,${h}`) }
          : { via: way(`186,96 202,80 204,58 196,50 188,${l}`) },
        wide
          ? { via: way(`196,96 244,76 278,26 287,${h - 12} 289,${h}`) }
          : { via: way(`186,112 208,112 210,96 200,${122 - FOOT - 18} 194,${122 - FOOT}`) },
        wide
          ? { via: way(`198,108 258,100 310,54 330,${h - 12} 331,${h}`) }
          : { via: way(`144,108 130,96 124,72 130,${l - 12} 130,${l}`) },
        { via: way('144,134 132,136 121,128 116,115 121,104 119,92'), before: true, suckers: 1 },
      ],
    },
    SHOP,
  );
  const scene =
    box(-4, -4, width + 8, SHEET, SHOPFRONT.shelfBack) +
    gone([HIGH, LOW, 122], 8, width - 10) +
    planks(width) +
    ladder(20, -4, 150) +
    at(20, 36, 0.42, shopkeeperLegs(SHOP, 120)) +
    guest.behind +
    // On a lit plank a face of any color is seen.
    oval(
      ...child.head,
      46,
      44,
      radial([
        [0.4, '#a9ddd0', 0.75],
        [1, '#a9ddd0', 0],
      ]),
    ) +
    guest.head +
    guest.before +
    (wide ? openBox(SHOP, 222, 112, 40, '#f0866a', -14) : '') +
    openBox(SHOP, fist[0] + 5, 160, 46, '#86c5dd', 6) +
    child.art +
    pulledOut(fist) +
    child.hand(-1) +
    drift(crest(width)) +
    (wide ? mountain(MOUNTAIN) : largeSheet(ON_HEAP)) +
    sheet(child.head[0] - 3, child.head[1] - 30, 10, -8);
  const art = at(0, 0, k, scene);
  return {
    art,
    quiet: {
      box: wide ? { x: 236, y: 140, width: 172, height: 66 } : { ...SAFE, y: 155, height: 52 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 18 },
      anchor: 'middle',
    },
    faces: [child.face, guest.face].map((face) => ({
      x: face.x * k,
      y: face.y * k,
      width: face.width * k,
      height: face.height * k,
    })),
  };
}

/** Bent over one more box, and what comes out of that is paper. */
const searcher = (hero: Cast['hero']): Stood => {
  const rolls = hero.wheelchair !== undefined;
  return {
    hero,
    size: standingSize(hero, rolls ? 134 : 140, 38),
    ground: [rolls ? 42 : 44, rolls ? 192 : hero.years < 1 ? 164 : hero.years < 3 ? 184 : 206],
    wish: {
      pose: 'stand',
      mood: 'wonder',
      face: { mouth: 'oh', eyes: 'wide', brow: [-6, -10, -5] },
      yaw: 56,
      pitch: 4,
      nod: 6,
      gaze: [1, 0.3],
      hat: 'on',
      leanInChair: 22,
      armL: { upper: [-40, 20], lower: [-16, 30] },
      body: { lean: 22, roll: 0, hips: 0 },
    },
  };
};

/** One sheet, drawn through a fist out of the box that it was in, and wider again above it. */
function pulledOut([x, y]: Point): string {
  const low = 146;
  const half = (y + low) / 2;
  const d = `M${x - 7} ${low}Q${x - 5} ${half} ${x - 1.6} ${y}Q${x - 4} ${y - 9} ${x - 12} ${y - 16}L${x - 4} ${y - 20}L${x + 3} ${y - 17}L${x + 11} ${y - 21}Q${x + 7} ${y - 8} ${x + 2} ${y}Q${x + 9} ${half} ${x + 18} ${low}Z`;
  return (
    path(d, '#fffdf8', 'stroke="#c9bccf" stroke-width=".7"') +
    line(
      `M${x} ${y}L${x + 3} ${y - 17}M${x} ${y}L${x - 7} ${y - 17}M${x} ${y}L${x + 4} ${low}`,
      '#d6cadf',
      0.8,
    )
  );
}

/** A page alone has its words in it, and everybody up to the shoulders; over the fold it goes up like a hill. */
const crest = (width: number): Point[] =>
  width > SHEET
    ? way(
        '-14,152 4,150 34,153 62,148 92,152 122,154 152,157 178,146 204,124 234,114 266,108 298,103 330,95 362,92 394,84 410,82',
      )
    : way('-14,140 4,142 34,148 62,146 92,148 122,148 152,150 178,144 204,134 230,130');

/** The sheet that has the words on it, of a page alone. */
const ON_HEAP: [Point, Point, Point, Point] = way('-8,160 214,151 226,224 -12,226') as [
  Point,
  Point,
  Point,
  Point,
];

/** Over the fold it is a mountain, down to the hero: all that was ever round a shoe. */
const MOUNTAIN: readonly Thrown[] = [
  [350, 78, 0.8, 20],
  [318, 92, 0.9, -14],
  [376, 92, 0.9, 8],
  [284, 112, 0.95, 10],
  [342, 108, 1.1, -22],
  [384, 122, 1.2, 14],
  [252, 130, 0.95, -18],
  [306, 130, 1.1, 6],
  [222, 146, 0.9, 14],
  [186, 166, 0.95, -8],
  [236, 172, 1.2, 8],
  [384, 160, 1.3, -5],
  [298, 168, 2.4, 3],
  [206, 204, 1.2, -14],
  [384, 206, 1.2, 16],
];

/** What boxes stood on. */
const planks = (width: number): string =>
  [HIGH, LOW, 122]
    .map(
      (y) =>
        box(-4, y, width + 8, 3.4, SHOPFRONT.woodLite) +
        box(-4, y + 3.4, width + 8, 3, SHOPFRONT.woodDark, 0, 'fill-opacity=".55"'),
    )
    .join('');

/** The ladder as it is seen from down here: it narrows as it goes up. */
function ladder(x: number, top: number, bottom: number): string {
  const half = (y: number): number => 9 + (8 * (y - top)) / (bottom - top);
  let rungs = '';
  for (let y = top + 6, step = 7; y < bottom; y += step, step *= 1.08) {
    rungs += `M${num(x - half(y))} ${num(y)}H${num(x + half(y))}`;
  }
  const rails = [-1, 1]
    .map((k) => `M${num(x + k * half(top))} ${top}L${num(x + k * half(bottom))} ${bottom}`)
    .join('');
  return line(rungs, '#b4613f', 2.2) + line(rails, '#8a4530', 4) + line(rails, '#b4613f', 2.6);
}
