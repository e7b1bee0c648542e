import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { heroShadow } from '#titles/i-knew-it-was-you/cast/hero-shadow.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { hanging, inPleats, pleats } from '#titles/i-knew-it-was-you/set/curtain.ts';
import { LAMP, MOON } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { armchairBack, lamp } from '#titles/i-knew-it-was-you/set/room.ts';
import { SOUNDS } from '#titles/i-knew-it-was-you/sounds.ts';

/** It ends a foot above the floor. That is enough. */
const HEM = 184;
const FLOOR = 190;
/** How high a shadow may be, from the floor up, in mm. */
const TALL = 132;

/** A curtain from edge to edge, the moon behind it, and on it, as large as life, who is not there. */
export const page04: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the curtain goes on, as far as the chair that has been asked already. */
export const spread04: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero }: Cast, width: number): Picture {
  const who = hider(hero);
  const rolls = hero.wheelchair !== undefined;
  const wish: HeroWish = {
    pose: rolls ? 'sit' : 'stand',
    mood: 'happy',
    yaw: -88,
    pitch: 2,
    nod: 26,
    body: {
      lean: 34,
      ...(rolls
        ? {}
        : {
            legL: { upper: [20, 4], lower: [6, 4] },
            legR: { upper: [-4, 4], lower: [-20, 4], foot: 14 },
          }),
    },
    // A hand on its way to a nose: too late.
    armL: { upper: [52, 10], lower: [136, 4], hand: 'open' },
    // What rolls has no curtain behind it to throw an arm at.
    armR: rolls
      ? { upper: [-10, 10], lower: [0, 6], hand: 'rest' }
      : { upper: [-58, 14], lower: [-50, 10], hand: 'open' },
  };
  const placed = (size: number): PlacedHero =>
    placeHero(who, size, 'ground', [rolls ? 167 : 172, 203], wish, MOON);
  const { figure } = placed(30);
  const kid = placed(Math.min(62, (TALL / (50 - figure.head[1])) * 100));
  const size = kid.scale * 100;
  const [hx, hy] = kid.head;
  // What rolls is longer than any curtain is wide.
  const edge = rolls ? 184 : width + 6;
  const mouth = [hx - 46 * kid.scale, hy + 22 * kid.scale] as const;
  const wide = width === SPREAD;
  const hung = `M-6 2H${edge}V${HEM}H-6Z`;
  const art =
    wiped(
      { x: 0, y: 0, width, height: FLOOR },
      [
        [0, '#34508a'],
        [1, '#8fb0c6'],
      ],
      INK.night,
      'page 4 night',
    ) +
    wiped(
      { x: 0, y: FLOOR, width, height: SHEET - FLOOR },
      [
        [0, '#8a5648'],
        [1, '#3c2c4c'],
      ],
      INK.key,
      'page 4 floor',
    ) +
    line(`M0 ${FLOOR}H${width}`, INK.key, 0.8) +
    pool(hx, 204, 70, 16, INK.mist, 0.7) +
    kid.shadow +
    kid.art +
    (wide && rolls ? hanging(210, width + 6, HEM) : '') +
    hanging(-6, edge, HEM) +
    clip(
      hung,
      moonlit() +
        inPleats(-6, edge, HEM, clean(heroShadow(hero, kid.head, size, wish))) +
        pleats(-6, edge, HEM),
    ) +
    // Over words it does not sneeze.
    clip(
      `M110 0H${width}V${SHEET}H0V102H110Z`,
      gouged('page 4', [mouth[0], mouth[1]], 7, 44, 17, INK.paper, 0.9, [150, 200]),
    ) +
    box(-4, -2, width + 8, 8, tone(LAMP, INK.wood).base) +
    line(`M-4 6.4H${width + 4}`, INK.key, 0.8) +
    rings(width) +
    table() +
    (wide ? at(330, 210, 1.05, armchairBack(LAMP)) + lamp(LAMP, [398, 196], 1.5, 70) : '') +
    lettered(SOUNDS['Achoo!'], [55, 126], {
      height: 13,
      turn: -9,
      ink: INK.glow,
      rim: INK.key,
    });
  return {
    art,
    quiet: {
      box: wide ? { x: 236, y: 20, width: 170, height: 86 } : { ...SAFE, width: 94, height: 83 },
      ink: 'light',
      largest: wide ? { explorer: 20, sapling: 24, sprout: 27 } : { explorer: 18 },
    },
    faces: [kid.face],
  };
}

/** The window behind, as it comes through the cloth: four panes of moon. */
const moonlit = (): string =>
  path('M114 16H212L208 176H118Z', '#f3c7a2', 'fill-opacity=".66"') +
  pool(160, 92, 60, 92, '#fff0d0', 0.7) +
  line('M163 16V176M114 84H212', INK.plum, 4, 'stroke-opacity=".42"');

const rings = (width: number): string => {
  let d = '';
  for (let x = 6; x < width; x += 19) d += `M${x} 2v7`;
  return line(d, INK.amber, 2);
};

/** A teapot that has been looked into, a tin, and a book that was shaken: all of them hop. */
function table(): string {
  const wood = tone(LAMP, INK.wood);
  const pot = tone(LAMP, INK.blue);
  const tin = tone(LAMP, INK.amber);
  const book = tone(LAMP, INK.leaf);
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  const teapot =
    path('M-20 -26C-24 -8 -16 0 0 0C16 0 24 -8 20 -26C12 -32 -12 -32 -20 -26Z', pot.base, key) +
    path('M6 -29C14 -29 18 -28 20 -26C24 -8 16 0 0 0C12 -6 14 -18 6 -29Z', pot.shade) +
    path('M19 -21C28 -20 30 -28 36 -32L41 -27C34 -20 30 -8 18 -9Z', pot.base, key) +
    line('M-20 -24C-35 -29 -35 -6 -17 -9', INK.key, 6) +
    line('M-20 -24C-35 -29 -35 -6 -17 -9', pot.base, 4.4) +
    oval(0, -28, 16, 3.8, INK.key);
  const lid =
    oval(0, 0, 17, 4.6, pot.lite, key) +
    path('M-9 -3C-8 -10 8 -10 9 -3Z', pot.base, key) +
    oval(0, -11, 3.4, 3, pot.base, key);
  const cookie = (x: number, y: number): string =>
    oval(x, y, 7, 6.4, tone(LAMP, '#d99a5c').base, key) +
    line(`M${x - 3} ${y - 2}h.1M${x + 2} ${y + 2}h.1M${x + 2.6} ${y - 2.6}h.1`, INK.wood, 2);
  return (
    path('M-4 186H100L108 196H-4Z', wood.lite, key) +
    path('M-4 196H108V204H-4Z', wood.base, key) +
    path('M84 204h9v18h-9Z', wood.shade, key) +
    oval(36, 189, 24, 3, INK.key, 'fill-opacity=".45"') +
    oval(84, 189, 17, 2.6, INK.key, 'fill-opacity=".45"') +
    at(37, 186, 1, teapot, -7) +
    at(26, 141, 1, lid, -26) +
    at(
      84,
      184,
      1,
      path('M-14 -28H14V0H-14Z', tin.base, key) + box(-14, -20, 28, 9, tone(LAMP, INK.rose).base),
      9,
    ) +
    at(90, 151, 1, box(-15, -3.4, 30, 6.8, tin.lite, 1.4, key), 28) +
    cookie(80, 145) +
    cookie(70, 139) +
    at(
      10,
      190,
      1,
      path('M-20 0L0 -6L20 0V5L0 0L-20 5Z', book.base, key) +
        path(
          'M-18 -1C-12 -8 -4 -8 0 -5C4 -8 12 -9 18 -1C10 -4 4 -4 0 0C-4 -4 -10 -4 -18 -1Z',
          INK.paper,
          key,
        ),
      -6,
    ) +
    line(
      'M10 166q-5 6 -3 12M64 170q5 5 4 11M108 166q5 6 3 13M44 148q6 2 7 7M12 148q-4 2 -5 7',
      INK.glow,
      1.5,
    )
  );
}
