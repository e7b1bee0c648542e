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
import { gallery, galleryPastFold } from '#titles/box-of-snow/set/gallery-of-four.ts';
import { STEAM } from '#titles/box-of-snow/set/lights.ts';
import { clothTo, halfWrapped, steam } from '#titles/box-of-snow/set/linen.ts';

/** How far a chair tips back whose brake is on, in degrees. */
const TIPS = 15;

/** A tug-of-war: at the left somebody hangs from the end of the cloth, at the right a kind man will not let the poor box get cold. */
export const page03: Painting = ({ hero, beside = false }) => {
  const k = beside ? 1.05 : 1;
  const nearer = beside ? 1.36 : 1;
  /** All of it larger where there are no words. */
  const on = (x: number, y: number): Point => [108 + (x - 108) * k, 206 + (y - 206) * k];
  const size = 0.42 * k;
  const [bx, foot] = on(150, 164);
  const corner: Point = [bx - 44 * size, foot - 80 * size];
  const child = hauling(hero, on(hero.wheelchair ? 68 : 60, 206), 94 * k, on(112, 152));
  const [mx, my] = on(178, 172);
  const his = (way: readonly [Point, Point, Point], thumb: 1 | -1, grip: 'flat' | 'open'): string =>
    grownArm(STEAM, {
      way,
      width: 7.4 * k,
      sleeve: SHIRT,
      skin: IRONER,
      grip,
      rolled: 0.5,
      thumb,
    });
  const art =
    gallery(nearer) +
    oval(mx - 34 * k, my + 36 * k, 22 * k, 3, '#8a3f2a', 'fill-opacity=".3"') +
    oval(mx + 2 * k, my + 37 * k, 22 * k, 3, '#8a3f2a', 'fill-opacity=".3"') +
    child.shadow +
    at(mx, my, 0.4 * k, legsOfIroner(STEAM) + ironer(STEAM), 7) +
    his([on(162, 122), on(136, 136), on(131, 154)], -1, 'flat') +
    at(bx, foot, size, carton(STEAM, 0.4, 0.6) + halfWrapped(STEAM)) +
    his([on(205, 126), on(197, 164), on(162, 161)], 1, 'open') +
    fingersRound(bx - 49 * size, foot - 26 * size, k) +
    clothTo(STEAM, corner, child.fists[0], child.fists[1], k) +
    child.art +
    child.hands +
    steam([
      [(child.fists[0][0] + corner[0]) / 2 - 8, (child.fists[0][1] + corner[1]) / 2 - 4, 0.5 * k],
      [(child.fists[0][0] + corner[0]) / 2 + 12, (child.fists[0][1] + corner[1]) / 2 - 14, 0.6 * k],
      [bx - 6, foot - 112 * size, 0.7 * k],
    ]);
  return {
    art,
    ...(beside && { overFold: () => galleryPastFold(nearer) }),
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face, { x: mx - 10 * k, y: my - 102 * k, width: 40 * k, height: 42 * k }],
  };
};

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
