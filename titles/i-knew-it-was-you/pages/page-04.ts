import { num, smooth } from '#bookmaking/drawing/curves.ts';
import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { MID_SNEEZE } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { blown, cloth, hanging } from '#titles/i-knew-it-was-you/set/curtain.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { armchairBack, lamp } from '#titles/i-knew-it-was-you/set/room.ts';
import { SOUNDS } from '#titles/i-knew-it-was-you/sounds.ts';

/** Near: the cloth goes on under the page. */
const HEM = 226;
/** Middle of the head, in mm, and its size. */
const HEAD: Point = [164, 98];
const SIZE = 54;

/** A curtain from edge to edge, and somebody wound up in it who has just sneezed it open. */
export const page04: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the curtain goes on, as far as the chair that has been asked already. */
export const spread04: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero }: Cast, width: number): Picture {
  const worn = outOfChair(hider(hero));
  const kid = placeHero(
    worn,
    SIZE,
    'head',
    HEAD,
    {
      pose: 'stand',
      mood: 'happy',
      face: MID_SNEEZE,
      yaw: -40,
      pitch: 5,
      turn: 4,
      nod: 10,
      tilt: -12,
      armsByPage: true,
      body: { lean: 20, roll: -20, twist: 8 },
    },
    LAMP,
  );
  const [hx, hy] = HEAD;
  // The edge of the other half, and the hand that is still on it.
  const edge: Point = [hx - 0.84 * SIZE, hy - 6];
  const parts = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [hx - 20, hy + 66],
      wrist: [edge[0] + 3, hy + 41],
      hand: grip,
      degrees: 190,
      flip: true,
    },
    LAMP,
  );
  const clutches = ownArm(
    worn,
    kid,
    1,
    { elbow: [hx + 24, hy + 92], wrist: [hx, hy + 68], hand: grip, degrees: -24 },
    LAMP,
  );
  const mouth: Point = [hx - 26 * kid.scale, hy + 26 * kid.scale];
  const wide = width === SPREAD;
  const art =
    wiped(
      { x: 0, y: 0, width, height: SHEET },
      [
        [0, '#34508a'],
        [0.5, '#5d82ac'],
        [1, '#8fb0c6'],
      ],
      INK.night,
      'page 4 night',
    ) +
    line(
      `M${num(hx - 46)} 0V${HEM}M${num(hx + 20)} 0V${HEM}M0 ${num(hy + 4)}H${SHEET}`,
      INK.wood,
      4,
    ) +
    hanging(hx + 20, width + 6, HEM + 2) +
    kid.art +
    clutches.art +
    wrapped() +
    clutches.before +
    // It hides no better than who got down from it.
    parkedChair(hero, 25, [181, 213], -38, LAMP) +
    parts.art +
    blown(edge, HEM + 4) +
    gouged('page 4', mouth, 12, 58, 15, INK.paper, 0.85, [
      116,
      clamp(170 - (100 - mouth[1]) * 1.2, 138, 170),
    ]) +
    parts.before +
    box(-4, -2, width + 8, 8, tone(LAMP, INK.wood).base) +
    line(`M-4 6.4H${width + 4}`, INK.key, 0.8) +
    rings(width) +
    table() +
    (wide ? at(330, 210, 1.05, armchairBack(LAMP)) + lamp(LAMP, [398, 196], 1.5, 70) : '') +
    lettered(SOUNDS['Achoo!'], [64, 122], {
      height: 13,
      turn: -9,
      ink: INK.glow,
      rim: INK.key,
    });
  return {
    art,
    quiet: {
      box: wide
        ? { x: 236, y: 20, width: 170, height: 86 }
        : {
            ...SAFE,
            width: Math.min(112, edge[0] - 14 - 18 * clamp((102 - hy) / 34, 0, 1)),
            height: 82,
          },
      ink: 'light',
      largest: wide ? { explorer: 20, sapling: 24, sprout: 27 } : { explorer: 18 },
    },
    faces: [kid.face],
  };
}

/** The other half is wound round whoever stands there: over the back of the head, off the shoulder, and held to the chest. */
function wrapped(): string {
  const [hx, hy] = HEAD;
  const r = SIZE / 2;
  const knot: Point = [hx + 9, hy + 66];
  const inner: readonly Point[] = [
    [hx + 0.5 * r, 2],
    [hx + 0.1 * r, (hy - 1.2 * r) * 0.6],
    [hx - 0.02 * r, hy - 1.12 * r],
    [hx + 0.42 * r, hy - 0.86 * r],
    [hx + 0.7 * r, hy - 0.2 * r],
    [hx + 0.74 * r, hy + 0.6 * r],
    [hx + 0.8 * r, hy + 1.3 * r],
    [hx + 0.56 * r, hy + 1.9 * r],
    knot,
    [hx - 8, hy + 75],
    [hx - 25, hy + 85],
    [hx - 29, hy + 102],
    [hx - 38, HEM],
  ];
  const folds: Point[][] = [
    [
      [hx + 0.8 * r, 2],
      [hx + 0.6 * r, hy - 1.3 * r],
      [hx + 0.95 * r, hy - 0.5 * r],
      [hx + 1.1 * r, hy + 0.8 * r],
      [hx + r, hy + 1.7 * r],
      knot,
    ],
    [
      [hx + 1.2 * r, 2],
      [hx + r, hy - r],
      [hx + 1.4 * r, hy + 0.4 * r],
      [hx + 1.4 * r, hy + 1.6 * r],
      [knot[0] + 5, knot[1] + 4],
    ],
    [
      [hx + 1.6 * r, hy - 0.4 * r],
      [hx + 1.8 * r, hy + 1.2 * r],
      [hx + 1.3 * r, hy + 2.2 * r],
      [knot[0] + 6, knot[1] + 9],
    ],
    [
      [knot[0] - 2, knot[1] + 8],
      [hx - 10, hy + 88],
      [hx - 15, hy + 104],
      [hx - 20, HEM],
    ],
    ...[0, 16, 34].map((by): Point[] => [
      [knot[0] + 4, knot[1] + 12],
      [knot[0] + by * 0.7, knot[1] + 28],
      [knot[0] + by, HEM],
    ]),
  ];
  return cloth(`${smooth(inner, false)}H230V2Z`, folds, 4.4);
}

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
