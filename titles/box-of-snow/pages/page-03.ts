import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { back, type Turn, turnedArt, turnedBox, turnedPoint } from '#bookmaking/drawing/turned.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { HAUL } from '#bookmaking/hero/more-poses.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton } from '#titles/box-of-snow/cast/carton.ts';
import { IRONER, ironer, legsOfIroner, SHIRT } from '#titles/box-of-snow/cast/ironer.ts';
import { grownArm } from '#titles/box-of-snow/cast/limb.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { asOpening, asPage, type Scene } from '#titles/box-of-snow/set/both-pages.ts';
import { gallery, steamAbove } from '#titles/box-of-snow/set/gallery-of-four.ts';
import { STEAM } from '#titles/box-of-snow/set/lights.ts';
import { clothTo, halfWrapped, steam } from '#titles/box-of-snow/set/linen.ts';

/** How far a chair tips back whose brake is on, in degrees. */
const TIPS = 15;

/** A page alone has all of it, smaller, about its lower right corner, and of the cloth less. */
const ALONE = 0.76;
const CORNER: Point = [216, 216];
/** Where whoever pulls stands. In mm. */
const PULLS = { alone: -12, opening: -124 } as const;
const HIGH = 92;
/** The man and the box are larger than they were composed, about a point of the ramp. */
const K = 1.18;
const on = (x: number, y: number): Point => [96 + (x - 108) * K, 206 + (y - 206) * K];

/** A tug-of-war over both pages: at the left somebody hangs from the end of a tablecloth, at the right a kind man will not let the poor box get cold. */
export const page03: Painting = ({ hero }) =>
  asPage(tug(hero, PULLS.alone), ALONE, CORNER, {
    box: { ...SAFE, height: 44 },
    ink: 'dark',
    largest: { explorer: 18 },
  });

/** The words are in the steam. */
export const spread03: Painting = ({ hero }) =>
  asOpening(tug(hero, PULLS.opening), {
    box: { x: 18, y: 19, width: 182, height: 60 },
    ink: 'dark',
    largest: { sapling: 26, explorer: 19 },
    last: { box: { x: 18, y: 78, width: 182, height: 30 }, ink: 'dark', largest: 29 },
    lap: { box: { x: 18, y: 34, width: 180, height: 62 }, ink: 'dark', largest: 80 },
  });

function tug(hero: Hero, from: number): Scene {
  const size = 0.42 * K;
  const [bx, foot] = on(150, 164);
  const corner: Point = [bx - 42 * size, foot - 78 * size];
  const child = hauling(hero, [from + (hero.wheelchair ? 8 : 0), 206], HIGH, [from + 51, 153]);
  const [mx, my] = on(178, 172);
  const his = (way: readonly [Point, Point, Point], thumb: 1 | -1, grip: 'flat' | 'open'): string =>
    grownArm(STEAM, {
      way,
      width: 7.4 * K,
      sleeve: SHIRT,
      skin: IRONER,
      grip,
      rolled: 0.5,
      thumb,
    });
  const [near, far] = child.fists;
  const art =
    gallery() +
    (from === PULLS.alone ? steamAbove() : '') +
    mittenOnWool(STEAM, [100, from === PULLS.alone ? 14 : -4], [100, 30], 10) +
    oval(mx - 34 * K, my + 36 * K, 22 * K, 3, '#8a3f2a', 'fill-opacity=".3"') +
    oval(mx + 2 * K, my + 37 * K, 22 * K, 3, '#8a3f2a', 'fill-opacity=".3"') +
    oval((near[0] + bx) / 2, 205, (bx - near[0]) * 0.36, 3.4, '#8a3f2a', 'fill-opacity=".25"') +
    child.shadow +
    at(mx, my, 0.4 * K, legsOfIroner(STEAM) + ironer(STEAM), 7) +
    his([on(162, 122), on(136, 136), on(131, 154)], -1, 'flat') +
    at(bx, foot, size, carton(STEAM, 0.4, 0.6) + halfWrapped(STEAM)) +
    his([on(205, 126), on(197, 164), on(162, 161)], 1, 'open') +
    fingersRound(bx - 49 * size, foot - 26 * size, K) +
    clothTo(STEAM, corner, near, far) +
    child.art +
    child.hands +
    steam([
      [(near[0] * 2 + corner[0]) / 3, (near[1] * 2 + corner[1]) / 3 - 8, 0.6],
      [(near[0] + corner[0] * 2) / 3, (near[1] + corner[1] * 2) / 3 - 10, 0.9],
      [bx - 16, foot - 118 * size, 1],
    ]);
  return {
    art,
    faces: [child.face, { x: mx - 10 * K, y: my - 102 * K, width: 40 * K, height: 42 * K }],
  };
}

/** Far back, both fists at the end of the cloth; who rolls tips the whole chair, its front wheels in the air. */
function hauling(hero: Hero, ground: Point, high: number, to: Point) {
  const rolls = hero.wheelchair !== undefined;
  const tip: Turn = { about: ground, degrees: rolls ? -TIPS : 0 };
  const child: PlacedHero = placeHero(
    hero,
    headToStand(hero, high * (rolls ? 1.16 : 1), high * 0.32),
    'ground',
    ground,
    {
      pose: HAUL,
      mood: 'worried',
      face: { mouth: PRESSED, askew: 6 },
      yaw: 58,
      pitch: 4,
      turn: -14,
      nod: 2,
      tilt: 6,
      gaze: [0.9, -0.1],
      touchL: turnedPoint(to, back(tip)),
      touchR: turnedPoint([to[0] - 4, to[1] + 2.4], back(tip)),
    },
    STEAM,
  );
  return {
    shadow: child.shadow,
    art: turnedArt(child.art, tip),
    hands: turnedArt(child.hand(1) + child.hand(-1), tip),
    fists: [turnedPoint(child.handL, tip), turnedPoint(child.handR, tip)] as const,
    face: turnedBox(child.face, tip, child.head),
  };
}

/** Four fingers that come round the edge of the box from behind. */
const fingersRound = (x: number, y: number, k: number): string => {
  const skin = tone(STEAM, IRONER);
  const each = [0, 1, 2, 3]
    .map((i) => `M${x - 2 * k} ${y + i * 3.4 * k}h${(i % 3 ? 8.4 : 7) * k}`)
    .join('');
  return line(each, skin.shade, 4.2 * k) + line(each, skin.base, 3.2 * k);
};
