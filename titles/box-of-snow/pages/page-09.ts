import { polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, calm, clean, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { silhouette } from '#bookmaking/hero/silhouette.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { DRAWINGS, thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { snowball } from '#titles/box-of-snow/cast/carton.ts';
import { mitten } from '#titles/box-of-snow/cast/mitten.ts';
import { openPalm } from '#titles/box-of-snow/cast/palm.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { lastTurnPastFold } from '#titles/box-of-snow/set/evening-window.ts';
import {
  doorAjar,
  fingersOfNine,
  sunBars,
  warmWall,
  windows,
} from '#titles/box-of-snow/set/last-turn.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { LOW_SUN } from '#titles/box-of-snow/set/lights.ts';
import { plainWall, rampFloor } from '#titles/box-of-snow/set/ramp.ts';

/** Where all of them are under the words, and where there are none. In mm. */
interface Places {
  readonly ground: Point;
  /** How high who stands may be; who rolls sits as large. */
  readonly high: number;
  readonly door: readonly [x: number, y: number, size: number];
  readonly nine: Point;
}
const INSIDE: Places = {
  ground: [68, 194],
  high: 112,
  door: [188, 216, 1.3],
  nine: [197, 92],
};
const BESIDE: Places = {
  ground: [62, 195],
  high: 140,
  door: [190, 216, 1.6],
  nine: [201, 62],
};
/** Where the ramp's edge is in the middle of the page. */
const FOOT = 180;

/** A sun as low as that, in a window behind, throws whatever is in its way toward us, to the foot of the door. In hero units. */
const thrown = ([x, y]: Point): Point => [x - y * 0.7, y * -0.17];

/** Far, before a long shadow: in the shade of what is held over it goes what is left, and the door has been waiting. */
export const page09: Painting = ({ hero, things, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const rolls = hero.wheelchair !== undefined;
  const head = headToStand(hero, by.high * (rolls ? 1.2 : 1), by.high * 0.35);
  const wish = {
    pose: 'walk',
    mood: 'brave',
    face: { mouth: 'tiny', brow: [-8, -10, -2] },
    yaw: 46,
    pitch: 4,
    nod: 8,
    tilt: 4,
    gaze: [0.9, 0.4],
    armL: { upper: [110, 10], lower: [110, 4], hand: 'hold' },
    armR: { upper: [60, 8], lower: [70, 0], hand: 'hold' },
  } as const;
  const still = placeHero(hero, head, 'ground', by.ground, wish, LOW_SUN);
  const [hx, hy] = still.head;
  const child = placeHero(
    hero,
    head,
    'ground',
    by.ground,
    {
      ...wish,
      touchL: [hx + 1.4 * head, hy - 0.5 * head],
      touchR: [hx + 1.5 * head, hy + 1.1 * head],
    },
    LOW_SUN,
  );
  const r = head * 0.18;
  const ball: Point = [child.handR[0] + head * 0.14, child.handR[1] - head * 0.2];
  const palm = openPalm(hero.skin, ball, r * 0.86, LOW_SUN);
  const art =
    // A sponge left marks on this wall that were mold.
    clean(plainWall(FLOORS[9], 190)) +
    cornice() +
    // Beside words, no window is cut by the fold.
    warmWall(beside ? undefined : 44) +
    shifted(beside ? 18 : 0, 0, clean(thrownUp()) + windows(!beside)) +
    clean(rampFloor(FLOORS[9], FOOT)) +
    clean(sunBars()) +
    clean(at(...by.door, doorAjar([0, 0]))) +
    lettering('9', ...by.nine, 12, FLOORS[9].pale, 0.22) +
    longShadow(hero, child) +
    at(...held(by.door), 0.34, mitten(LOW_SUN), 8) +
    clean(at(...by.door, fingersOfNine())) +
    shadeOf(things[0], [ball[0] + head * 0.12, ball[1] + head * 0.02], head) +
    child.art +
    palm.behind +
    snowball(LOW_SUN, ...ball, r) +
    palm.before +
    // By its end, and what has a nose goes ahead with it.
    at(
      child.handL[0] + 0.4 * head,
      child.handL[1] - 0.2 * head,
      0.0115 * head,
      thing(things[0], mirrored(LOW_SUN)),
      -6,
      -0.0115 * head,
    ) +
    child.hand(1);
  return {
    art,
    ...(beside && { overFold: () => lastTurnPastFold(FOOT) }),
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark', largest: { explorer: 18 } },
    // Hers is an eye so far.
    faces: [
      child.face,
      {
        x: by.door[0] - 23.5 * by.door[2],
        y: by.door[1] - 78 * by.door[2],
        width: 23.5 * by.door[2],
        height: 29.4 * by.door[2],
      },
    ],
  };
};

/** Where the mitten hangs from her fingers. */
const held = ([x, y, size]: Places['door']): Point => [x - 7 * size, y - 31 * size];

/** As long as the ramp is wide: a child, and two wheels. */
function longShadow(hero: Hero, { figure, origin, scale }: PlacedHero): string {
  const disc = ([x, y]: Point, r: number): string =>
    polygon(
      Array.from({ length: 16 }, (_, i) => {
        const a = (i * Math.PI) / 8;
        return thrown([x + Math.cos(a) * r, y + Math.sin(a) * r]);
      }),
    );
  return at(
    ...origin,
    scale,
    path(
      silhouette(figure.skeleton, hero, thrown) + (hero.wheelchair ? disc([-20, -62], 62) : ''),
      LOW_SUN.shade,
      'fill-opacity=".5"',
    ),
  );
}

/** The shade that is carried along, all round the ball: the outline of what throws it, in one color. */
const shadeOf = (name: Parameters<typeof thing>[0], [x, y]: Point, head: number): string =>
  at(
    x,
    y,
    0.0145 * head,
    calm(DRAWINGS[name](() => SHADE).replaceAll(OWN_COLOR, `="${SHADE}"`)),
    -6,
    -0.0145 * head,
  );
/** What a drawing colors by itself, whatever the light. */
const OWN_COLOR = /="#[0-9a-f]{6}"/gi;
/** As dark as the wall of Nine is where nothing comes to it. */
const SHADE = '#7f8dcb';

/** The sun is lower than the sills: it throws the windows up under the vault, and the words lie in them. */
const thrownUp = (): string =>
  path(
    'M6 66L-8 20C-8 8 18 4 40 8C58 10 66 20 66 28L70 68ZM82 68L78 24C80 10 104 4 124 8C142 10 148 20 148 28L146 68ZM158 68L162 26C166 12 186 8 206 12L224 16V68Z',
    '#ffedd2',
    'fill-opacity=".75"',
  );

const cornice = (): string =>
  line('M-4 70Q108 76 220 66', '#a9b9e6', 2.4) + line('M-4 73Q108 79 220 69', '#8ea3da', 0.8);
