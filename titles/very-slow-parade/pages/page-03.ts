import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Point, rotated } from '#bookmaking/drawing/geometry.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { ant } from '#titles/very-slow-parade/cast/ant.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { lid, pot, spoon } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { tiles } from '#titles/very-slow-parade/set/floor.ts';
import { RINGS, UPROAR } from '#titles/very-slow-parade/set/hours.ts';
import { CUPS, cup, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { LOUD } from '#titles/very-slow-parade/set/lights.ts';
import { bands } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { shakenTable } from '#titles/very-slow-parade/set/table.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';
import { SOUNDS } from '#titles/very-slow-parade/sounds.ts';

const LOW = cameraAt({ from: [0, 52, -190], to: [0, 50, 60], middle: [108, 150], focal: 200 });
const FLOOR = { left: -500, right: 1000, near: -130, far: 150 };

/** Far: somebody is in front. Everybody else finds out from behind, and sits down, or goes up, at once. */
export const page03: Painting = (cast) => paint(cast, SHEET);
/** Over the fold: what a collision does to a kitchen, and another parade, which now has somebody in front as well. */
export const spread03: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const rolls = Boolean(hero.wheelchair);
  /** Over the fold everybody has more room, and who is in front is larger. */
  const on = wide ? 10 : 0;
  const seat: Point = [(rolls ? 94 : 88) + on, 204];
  const worn = inPyjamas(hero);
  const falls = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      seat,
      {
        pose: rolls ? 'sit' : 'floor',
        mood: 'surprised',
        face: { eyes: 'wide', mouth: GAPE },
        yaw: 60,
        pitch: 4,
        gaze: [1, 0.1],
        // Whoever is thrown back with a chair still looks at what is in front.
        nod: rolls ? 14 : 6,
        tilt: rolls ? 8 : -6,
        body: {
          lean: rolls ? -3 : -12,
          roll: 0,
          legL: { upper: [126, 14], lower: [104, 10], foot: -34 },
          legR: { upper: [104, 22], lower: [126, 18], foot: -34 },
        },
        armsByPage: true,
      },
      LOUD,
    );
  const kid = noTaller(falls, 38, rolls ? 96 : 66);
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const flung = (side: 1 | -1, [x, y]: Point): OwnArm =>
    ownArm(
      worn,
      kid,
      side,
      {
        elbow: [hx + side * 66 * u, hy + 24 * u],
        wrist: [hx + x * u, hy + y * u],
        hand: flat,
        flip: side > 0,
        degrees: side > 0 ? -66 : -104,
        size: 1.25,
      },
      LOUD,
    );
  const near = flung(-1, [-86, -40]);
  const far = flung(1, [78, -46]);
  // Whoever rolls is thrown back: up on the big wheels, and skids.
  const [turn, pivot]: [number, Point] = [rolls ? -17 : 0, [seat[0] - 20 * u, seat[1]]];
  const [dx, dy] = rotated([hx - pivot[0], hy - pivot[1]], turn);
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const sound = bands(
    [seat[0] + 12, 168],
    [
      ...(wide ? BEYOND : []),
      [236, '#ffd95c'],
      [204, '#ffe486'],
      [172, '#ffd95c'],
      [142, '#ffe486'],
      [112, '#ffd95c'],
      [88, RINGS.pot],
      [76, '#fff0b0'],
      [65, RINGS.lid],
      [55, '#fff4c8'],
    ],
  );
  const [front, large] = wide ? [178, 0.81] : [154, 0.58];
  const art =
    wall(UPROAR, base, { from: 0, to: width }) +
    sound +
    tiles(LOW, UPROAR, FLOOR) +
    clip(`M0 ${num(base)}H${width}V${SHEET}H0Z`, `<g opacity=".34">${sound}</g>`) +
    (wide ? farKitchen(base) : '') +
    at(137 + on, wide ? 91 : 89, 0.46, thing(things[0], LOUD), -22) +
    (wide ? '' : at(164, 120, 0.48, pot(LOUD), 148) + at(54, 98, 0.44, spoon(LOUD), -118)) +
    patch(LOUD, wide ? 12 : 16, 208, 44) +
    at(wide ? 0 : 4, 196, 0.5, wagon(LOUD, '', 30), 48) +
    at(
      ...(wide ? DUCK_UP : ([33, 140] as Point)),
      0.44,
      duck(LOUD, { eye: 'open', roll: 30 }),
      -38,
    ) +
    kid.shadow +
    patch(LOUD, front - 2, 207, 158 * large) +
    at(front, 208, large, snail(LOUD, { pose: 'ahead' })) +
    patch(LOUD, 36, 208, 40) +
    at(
      wide ? 30 : 32,
      208,
      wide ? 0.44 : 0.5,
      bear(LOUD, { arms: [-40, -62], eyes: 'open', gaze: [0.9, -0.6], plays: true, stride: 24 }),
      24,
    ) +
    at(...pivot, 1, at(-pivot[0], -pivot[1], 1, far.art + kid.art + near.art), turn) +
    (rolls ? skid([seat[0] - 20 * u, seat[1]], u) : '') +
    (wide ? band() : '') +
    lettered(SOUNDS['PUM!'], wide ? [304, 52] : [184, 84], {
      height: wide ? 23 : 10,
      turn: 8,
      ink: '#22323a',
      rim: '#fff4c8',
    });
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark', largest: { ...LARGE, explorer: 16 } },
    faces: [
      { ...kid.face, x: kid.face.x + pivot[0] + dx - hx, y: kid.face.y + pivot[1] + dy - hy },
    ],
  };
}

/** Clear of all arms that are flung up. */
const DUCK_UP: Point = [24, 113];

/** Where big wheels have slid, in short strokes of rubber. */
const skid = ([x, y]: Point, u: number): string =>
  line(
    `M${num(x + 34 * u)} ${num(y + 3)}h${num(34 * u)}M${num(x + 84 * u)} ${num(y + 2)}h${num(16 * u)}M${num(x + 50 * u)} ${num(y - 4)}h${num(30 * u)}`,
    '#7d2b4c',
    1.1,
    'stroke-opacity=".6"',
  );

/** What the noise still is, over there. */
const BEYOND = [
  [390, '#ffd04a'],
  [352, '#ffde70'],
  [316, '#ffd04a'],
  [282, '#ffe486'],
] as const;

/** A table that has been run into, its cloth going, and what was on it, in the air; a lettuce that knows nothing. */
const farKitchen = (base: number): string =>
  kitchenWindow(LOUD, UPROAR, { x: 376, y: 28, width: 32, height: 42 }) +
  at(392, 71, 0.46, lettuce(LOUD)) +
  at(338, base + 12, 1.02, shakenTable(LOUD, UPROAR.wood)) +
  FALLING.map(([x, y, turn], i) =>
    at(x, y, 0.8, cup(LOUD, CUPS[i % CUPS.length] as Hex), turn),
  ).join('') +
  at(264, 110, 0.5, pot(LOUD), 148) +
  at(396, 112, 0.62, lid(LOUD), 38);

/** Cups, by how far each of them has come. */
const FALLING = [
  [326, 86, -30],
  [350, 80, 20],
  [374, 90, -14],
] as const;

/** Four ants with macaroni for horns and a pea for a drum. They dig their heels in, one into the other: one does not pass the front. */
const band = (): string =>
  [
    [274, 203, 0.9, true, 16],
    [308, 203, 0.9, false, 20],
    [342, 203, 0.9, false, 13],
    [380, 204, 0.92, false, 6],
  ]
    .map(([x, y, k, first, back]) =>
      at(x as number, y as number, k as number, ant(first as boolean), back as number, k as number),
    )
    .join('');
