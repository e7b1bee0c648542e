import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { elbowOf } from '#bookmaking/hero/elbow-of.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { SQUAT } from '#bookmaking/hero/more-poses.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { underHat } from '#titles/boots-for-an-octopus/cast/hat.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { reflectedPot } from '#titles/boots-for-an-octopus/cast/reflections.ts';
import { shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { geranium } from '#titles/boots-for-an-octopus/set/geranium.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { measuringThing } from '#titles/boots-for-an-octopus/set/measure.ts';
import {
  bootClock,
  hush,
  ladder,
  lamp,
  mirror,
  openBox,
  room,
  rug,
  shelves,
  tissue,
} from '#titles/boots-for-an-octopus/set/shop.ts';
import { puddle } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Mid: foot five leaves the room, foot six admires itself. */
export const page04: Painting = (cast) => paint(cast, SHEET);
/** Over the fold it admires itself from three sides; what used to live in the pot has been found other rooms. */
export const spread04: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const { child, hands } = ducking(hero);
  const guest = octopus(
    {
      head: [122, 96],
      size: 50,
      tilt: 5,
      mood: 'proud',
      gaze: [0.9, 0.2],
      dressed: 6,
      foot: 18,
      object: thing(things[0], SHOP),
      arms: [
        {
          via: way('104,126 98,130 96,136'),
          toe: -1,
          stands: true,
        },
        {
          via: way('114,128 116,132 116,137'),
          stands: true,
        },
        {
          via: way('128,128 138,132 139,137'),
          stands: true,
        },
        {
          via: way('140,122 156,126 161,134'),
          stands: true,
        },
        {
          via: way('84,104 92,66 90,32 56,20 24,36'),
          turn: 40,
          toe: -1,
        },
        {
          via: way(wide ? '140,104 166,112 200,118 236,108 266,94' : '140,104 152,98 160,92'),
          turn: -96,
          before: true,
        },
        {
          via: way('90,118 84,126 86,138 94,140'),
        },
        {
          via: way('144,112 160,120 168,138 178,136'),
        },
      ],
    },
    SHOP,
  );
  const streaks = 'M60 22C80 18 100 24 106 36M56 14C84 8 108 16 116 32M66 34C78 32 86 36 88 44';
  const art =
    room(132, width) +
    shelves(128, 10, 82, 62, 3, 0.55) +
    bootClock(14, 72, 10) +
    lamp(108, 34, 0.7) +
    (wide
      ? shelves(228, 10, 128, 26, 1, 0.5, 'over the mirrors') +
        threeMirrors() +
        ladder(398, -6, 134, 22) +
        at(398, 36, 0.62, shopkeeperLegs(SHOP, 80)) +
        geranium(238, 142)
      : oval(190, 137, 26, 2.6, '#8a4a58', 'fill-opacity=".3"') +
        mirror(170, 84, 38, 46, reflectedPot(SHOP, 188, 112))) +
    rug(146, wide ? 207 : SHEET) +
    (wide ? triedOn() : '') +
    guest.shadow +
    child.shadow +
    guest.behind +
    guest.head +
    guest.before +
    line(streaks, '#ffffff', 1.6, 'stroke-opacity=".9"') +
    child.art +
    hands +
    line('M22 48l-6 4M20 36l-8 0M26 58l-3 6', '#e9694f', 1.4) +
    hush(width);
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 156, height: 46 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 16 },
      anchor: 'middle',
    },
    faces: [child.face, guest.face],
  };
}

/** A ball on two soles, or bent over the knees in a chair, with both hands round the brim, while a foot on wheels goes over. */
function ducking(hero: Hero): { readonly child: PlacedHero; readonly hands: string } {
  const rolls = hero.wheelchair !== undefined;
  const child = heroInHat(
    hero,
    standingSize(hero, rolls ? 156 : 204, rolls ? 46 : 52),
    'ground',
    [rolls ? 48 : 46, rolls ? 152 : 144],
    {
      pose: SQUAT,
      mood: 'surprised',
      face: { eyes: 'closed', mouth: PRESSED, cheek: 1 },
      yaw: rolls ? 27 : 18,
      pitch: rolls ? 8 : 14,
      nod: rolls ? 20 : 8,
      tilt: -12,
      hat: 'on',
      armsByPage: true,
      leanInChair: 36,
      body: {
        lean: 46,
        roll: 5,
        hips: 0,
        twist: 0,
        shrug: 10,
        legL: { upper: [128, 30], lower: [-28, 10] },
        legR: { upper: [126, 30], lower: [-28, 10] },
      },
    },
    SHOP,
  );
  const [x, y] = child.head;
  const u = child.scale;
  const brim = (side: 1 | -1): OwnArm => {
    const wrist: Point = [x + side * 70 * u, y + (side < 0 ? 8 : -14) * u];
    return ownArm(
      underHat(hero),
      child,
      side,
      {
        elbow: elbowOf(child, side, wrist, side),
        wrist,
        hand: flat,
        degrees: side < 0 ? -58 : -122,
        flip: side > 0,
        size: 1.05,
      },
      SHOP,
    );
  };
  return { child, hands: brim(1).art + brim(-1).art };
}

/** Three glasses that fold: a flowerpot as seen from the left, from the front, and by its friends. */
const threeMirrors = (): string =>
  oval(336, 139, 82, 4, '#8a4a58', 'fill-opacity=".3"') +
  mirror(254, 56, 46, 76, reflectedPot(SHOP, 276, 96)) +
  mirror(372, 56, 44, 76, reflectedPot(SHOP, 396, 100)) +
  mirror(305, 44, 62, 92, at(336, 96, 1.5, at(-336, -96, 1, reflectedPot(SHOP, 336, 96))));

/** What was tried before the pot, and where its wearer came from. */
const triedOn = (): string =>
  puddle('wet 1', 232, 168, 9, 2.6) +
  puddle('wet 2', 256, 160, 7, 2) +
  puddle('wet 3', 248, 182, 11, 3.2) +
  at(384, 186, 0.42, measuringThing(60), -4) +
  openBox(SHOP, 288, 190, 30, '#86c5dd', -5) +
  openBox(SHOP, 334, 206, 36, '#f6b7b0', 168) +
  openBox(SHOP, 246, 210, 36, '#c6aee2', 7) +
  tissue(306, 204, 9) +
  tissue(362, 208, 8) +
  tissue(274, 208, 7);
