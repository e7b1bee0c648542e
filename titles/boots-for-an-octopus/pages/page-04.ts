import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { reflectedPot } from '#titles/boots-for-an-octopus/cast/reflections.ts';
import { shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { geranium } from '#titles/boots-for-an-octopus/set/geranium.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { measuringThing } from '#titles/boots-for-an-octopus/set/measure.ts';
import {
  bootClock,
  hush,
  ladder,
  mirror,
  openBox,
  room,
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
      head: [132, 84],
      size: 50,
      tilt: 5,
      mood: 'proud',
      gaze: [0.9, 0.2],
      dressed: 6,
      foot: 18,
      object: thing(things[0], SHOP),
      arms: [
        { via: way('114,114 106,118 104,123'), stands: true, before: true },
        { via: way('122,116 123,120 123,125'), stands: true, before: true },
        { via: way('136,116 142,120 143,125'), stands: true, before: true },
        { via: way('148,110 160,114 163,123'), stands: true, before: true },
        { via: way('100,96 108,60 100,28 64,12 31,29'), turn: 40, toe: -1 },
        {
          via: way(wide ? '150,94 176,104 206,112 238,104 266,94' : '150,92 160,88 167,84'),
          turn: -96,
          before: true,
        },
        { via: way('104,104 90,108 83,120 87,136 82,145'), before: true },
        { via: way('156,102 182,106 195,120 194,136 199,145'), before: true },
      ],
    },
    SHOP,
  );
  const streaks = 'M70 8C92 8 108 18 114 34M78 3C100 4 118 16 122 32';
  const art =
    room(132, width) +
    shelves(128, 10, 82, 62, 3, 0.55) +
    bootClock(76, 42, 12) +
    (wide
      ? shelves(228, 10, 128, 26, 1, 0.5, 'over the mirrors') +
        threeMirrors() +
        ladder(398, -6, 134, 22) +
        at(398, 36, 0.62, shopkeeperLegs(SHOP, 80)) +
        geranium(238, 142)
      : oval(193, 129, 24, 2.6, '#8a4a58', 'fill-opacity=".3"') +
        mirror(176, 76, 34, 46, reflectedPot(SHOP, 192, 104))) +
    guest.behind +
    line(streaks, '#ffffff', 1.6, 'stroke-opacity=".9"') +
    child.art +
    hands +
    longBench(wide ? 207 : SHEET + 8) +
    (wide ? triedOn() : '') +
    guest.shadow +
    guest.head +
    guest.before +
    hush(width);
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 158, height: 46 },
      ink: 'dark',
      largest: { ...LARGE, explorer: 18 },
      anchor: 'middle',
    },
    faces: [child.face, guest.face],
  };
}

/** Down behind the bench, both hands round the brim, while a foot on wheels goes over. */
function ducking(hero: Hero): { readonly child: PlacedHero; readonly hands: string } {
  const child = heroInHat(
    hero,
    56,
    'head',
    [54, 94],
    {
      pose: 'stand',
      mood: 'surprised',
      face: { eyes: 'closed', mouth: PRESSED, cheek: 1 },
      yaw: 12,
      pitch: 10,
      nod: 8,
      tilt: -9,
      hat: 'on',
      armsByPage: true,
      body: { lean: 8, roll: -4, shrug: 12 },
    },
    SHOP,
  );
  const [x, y] = child.head;
  const u = child.scale;
  const brim = (side: 1 | -1): string =>
    ownArm(
      hero,
      child,
      side,
      {
        elbow: [x + side * 76 * u, y + 52 * u],
        wrist: [x + side * 66 * u, y + (side < 0 ? -8 : -28) * u],
        hand: flat,
        degrees: side < 0 ? -64 : -120,
        flip: side > 0,
        size: 1.12,
      },
      SHOP,
    ).art;
  return { child, hands: brim(1) + brim(-1) };
}

/** The bench from in front, as long as `to`: a cushion to stand on, and below it a board that keeps quiet for words. */
const longBench = (to: number): string =>
  box(-4, BENCH, to + 4, 22, '#ea7463', 6) +
  box(-4, BENCH, to + 4, 9, '#f6a08a', 5) +
  box(-4, BENCH + 19, to - 2, 70, '#c9504a') +
  box(-4, BENCH + 22, to - 6, 70, '#fff6ea', 3);

/** Where the cushion begins, in mm. */
const BENCH = 132;

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
