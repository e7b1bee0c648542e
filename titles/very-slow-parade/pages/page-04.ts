import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, oval } from '#bookmaking/drawing/marks.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { potTurned } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { shining, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { MANNERS } from '#titles/very-slow-parade/set/hours.ts';
import { wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { LOW_LAMP } from '#titles/very-slow-parade/set/lights.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const MAP = cameraAt({ from: [0, 90, -300], to: [0, 90, 60], middle: [108, 112], focal: 220 });
const FLOOR = { left: -1160, right: 330, near: -160, far: 90 };

/** Two of a kind, one behind the other: whoever speaks to a snail goes on all fours, a pot for a shell. */
export const page04: Painting = ({ hero, things, beside = false }) => {
  const worn = outOfChair(inPyjamas(hero));
  const crawls = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      beside ? [38, 189] : [70, 192],
      {
        pose: 'crawl',
        mood: 'wonder',
        face: { eyes: 'open', mouth: 'oh', brow: [-7, -13, -6] },
        yaw: 60,
        turn: -16,
        pitch: 4,
        nod: -4,
        gaze: [0.9, 0.3],
        body: { lean: 84 },
      },
      LOW_LAMP,
    );
  const kid = noTaller(crawls, beside ? 47 : 34, beside ? 84 : 62);
  const u = kid.scale;
  const [hx] = kid.head;
  const [bx, by] = kid.pelvis;
  const shell: Point = [bx + (hx - bx) * 0.34, by - 27 * u];
  const [, base] = MAP.see([0, 0, FLOOR.far]);
  const pane = beside
    ? { x: 158, y: 24, width: 40, height: 54 }
    : { x: 170, y: 70, width: 30, height: 38 };
  const [up, sill] = [pane.x + pane.width / 2, pane.y + pane.height];
  const art =
    wall(MANNERS, base) +
    lamplight(beside) +
    kitchenWindow(LOW_LAMP, MANNERS, pane) +
    at(up + 2, sill + 1, pane.width / 75, lettuce(LOW_LAMP)) +
    tiles(MAP, MANNERS, FLOOR) +
    skirting(MAP, MANNERS, FLOOR) +
    parkedChair(hero, beside ? 28 : 26, beside ? [176, 169] : [36, 172], -36, LOW_LAMP) +
    cameBy() +
    kid.shadow +
    at(...shell, u * 0.95, potTurned(LOW_LAMP), -6) +
    kid.art +
    patch(LOW_LAMP, beside ? 154 : 160, 208, beside ? 100 : 70) +
    at(
      beside ? 150 : 158,
      208,
      beside ? 0.56 : 0.4,
      snail(LOW_LAMP, { pose: 'ahead', gaze: [0.9, -0.1] }),
    );
  return {
    art,
    quiet: { box: { ...SAFE, width: 140, height: 84 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        asGround(
          wall(MANNERS, base, { from: -SHEET, to: 4 }) +
            lamplight(true) +
            tiles(MAP, MANNERS, FLOOR) +
            skirting(MAP, MANNERS, FLOOR),
        ) +
        cameBy() +
        allWait(thing(things[0], LOW_LAMP)) +
        kid.shadow +
        kid.art,
    }),
  };
};

/** What the lamp lays on the wall: one round, as large as both pages are wide. */
const lamplight = (beside: boolean): string =>
  beside ? oval(-64, 150, 202, 178, '#ffedbe') : oval(84, 120, 130, 130, '#ffedbe');

/** In a row, since nobody passes the front. */
const allWait = (companion: string): string =>
  patch(LOW_LAMP, -184, 193, 44) +
  at(-184, 194, 0.42, wagon(LOW_LAMP, companion)) +
  patch(LOW_LAMP, -142, 194, 38) +
  at(-142, 195, 0.4, duck(LOW_LAMP, { eye: 'open' })) +
  patch(LOW_LAMP, -102, 195, 30) +
  at(-102, 196, 0.46, bear(LOW_LAMP, { arms: [24, 12], eyes: 'open', plays: true, stride: 0 }));

/** A silver line, as far back as there is floor. */
const cameBy = (): string =>
  shining(
    [
      [-216, 206],
      [-120, 209],
      [-6, 210],
      [50, 211],
      [100, 209],
      [134, 206],
    ],
    [0.9, 1.2, 1.5, 1.6, 1.5, 1.2],
    0.5,
  );
