import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { chairBack } from '#titles/boots-for-an-octopus/cast/chair-back.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { openBox } from '#titles/boots-for-an-octopus/set/boxes.ts';
import { SHOPFRONT } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { drift, gone, largeSheet, sheet } from '#titles/boots-for-an-octopus/set/paper.ts';
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
  const child = heroInHat(
    hero,
    43,
    'head',
    [52, 96],
    {
      pose: 'sit',
      mood: 'wonder',
      face: { mouth: 'oh', eyes: 'wide', brow: [-6, -10, -5] },
      yaw: 24,
      pitch: 10,
      turn: 12,
      nod: 18,
      tilt: 6,
      gaze: [0.6, 1],
      hat: 'on',
      armL: { upper: [-4, 14], lower: [4, 8] },
      armR: { upper: [-4, 14], lower: [4, 8] },
      body: { shrug: 6 },
    },
    SHOP,
  );
  const [h, l] = [HIGH - FOOT, LOW - FOOT];
  const guest = octopus(
    {
      head: [156, 110],
      size: 62,
      tilt: -5,
      mood: 'wide',
      gaze: [-0.9, 0.3],
      dressed: 7,
      foot: FOOT,
      object: thing(things[0], SHOP),
      arms: [
        { via: way(`120,98 94,70 66,20 52,${h - 14} 49,${h}`) },
        { via: way(`126,88 108,54 96,16 86,${h - 14} 82,${h}`) },
        wide
          ? { via: way(`184,104 232,88 290,44 322,12 334,${h - 10} 337,${h}`) }
          : { via: way(`178,96 202,60 206,24 198,${h - 14} 190,${h}`) },
        { via: way(`164,70 177,34 174,11 162,8 156,${h}`) },
        { via: way(`118,108 119,76 112,51 100,48 95,${l}`) },
        { via: way(`142,64 138,24 128,${h - 16} 120,${h - 12} 118,${h}`) },
        wide
          ? { via: way(`186,112 222,100 244,60 260,${l - 10} 266,${l}`) }
          : { via: way(`186,110 206,88 208,60 200,51 193,${l}`) },
        { via: way('128,150 114,148 107,132 108,116 105,104 96,99'), before: true, suckers: 1 },
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
    (hero.wheelchair ? chairBack(child, hero.wheelchair) : '') +
    child.art +
    guest.head +
    guest.before +
    (wide ? openBox(SHOP, 222, 112, 40, '#f0866a', -14) : '') +
    openBox(SHOP, 76, wide ? 156 : 157, 58, '#86c5dd', 8) +
    drift(crest(width)) +
    largeSheet(wide ? ON_HEAP.far : ON_HEAP.near) +
    sheet(60, 64, 10, -8);
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

/** A page alone has its words in it, and everybody up to the shoulders; over the fold it goes up like a hill. */
const crest = (width: number): Point[] =>
  width > SHEET
    ? way(
        '-14,152 4,150 34,153 62,148 92,152 122,154 152,157 178,146 204,124 234,114 266,108 298,103 330,95 362,92 394,84 410,82',
      )
    : way('-14,140 4,142 34,148 62,146 92,148 122,148 152,150 178,144 204,134 230,130');

/** The sheet that has the words on it. */
const ON_HEAP = {
  far: way('199,124 366,108 384,204 190,212') as [Point, Point, Point, Point],
  near: way('-8,160 214,151 226,224 -12,226') as [Point, Point, Point, Point],
} as const;

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
