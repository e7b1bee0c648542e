import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, laidIn } from '#bookmaking/frame.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { bareSole } from '#titles/what-the-baby-said/cast/baby.ts';
import { babySkin } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { byLamp } from '#titles/what-the-baby-said/cast/by-lamp.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { BLOWING } from '#titles/what-the-baby-said/cast/child-looks.ts';
import { pancake } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { sockedSole } from '#titles/what-the-baby-said/cast/sock.ts';
import { sockInHand } from '#titles/what-the-baby-said/cast/sock-in-hand.ts';
import { ROMPER, ROOM } from '#titles/what-the-baby-said/set/colors.ts';
import { bigChair, floorLamp } from '#titles/what-the-baby-said/set/furniture.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_HIGH_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { curtainedWindow, glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = HUSHED;

/** On both knees behind the chair, all of the trunk out at its side, and one arm straight up with what was there. */
const FOUND: Pose = {
  lean: 6,
  roll: 20,
  hips: 0,
  nod: -6,
  tilt: 4,
  armL: { upper: [10, 148], lower: [4, 164], hand: 'hold' },
  armR: { upper: [10, 6], lower: [10, 4] },
  legL: { upper: [14, 4], lower: [-86, 5], foot: 172 },
  legR: { upper: [20, 12], lower: [-82, 8], foot: 172 },
};

/** Out at the side of the big chair: a head with fluff on it, and at the end of an arm a very small sock. */
export const page09: Painting = (cast) => paint(cast, 0);
/** Over the fold, at the left: under the table, where it was not. Somebody else is looked for there. */
export const spread09: Painting = (cast) => laidIn(FROM_THE_LEFT, paint(cast, -210));

function paint({ hero: reader }: Cast, from: number): Picture {
  const hero = byLamp(reader);
  const placed = (size: number): PlacedHero =>
    placeHero(
      hero,
      size,
      'ground',
      // Beside the big chair, with all of a wheelchair to be seen.
      [hero.wheelchair ? 112 : 96, 188],
      {
        pose: FOUND,
        mood: 'surprised',
        face: { mouth: BLOWING, brow: [-9, -13, -6] },
        yaw: 30,
        pitch: 2,
        gaze: [0.9, hero.years < 3 ? -0.2 : -0.9],
        puff: 0.7,
        armsByPage: true,
      },
      light,
    );
  // The sock comes as high for everybody.
  const { figure } = placed(30);
  const child = placed(Math.min(52, 9500 / -figure.handL[1], 10200 / (50 - figure.head[1])));
  const found = sockInHand(hero, child, light);
  const art =
    room(HUSHED, 140, { from, to: SHEET }) +
    (from < 0 ? underTheTable() : '') +
    glow(108, 132, 100, 72, '#ffcf78', 0.85) +
    rug(HUSHED, 190, 214, 120, 30) +
    fluff() +
    child.shadow +
    child.arm(-1) +
    child.art +
    found.art +
    blownOff(found.sock) +
    inHair(child.head, child.scale * 100) +
    at(hero.wheelchair ? 33 : 42, 204, 0.92, bigChair(light, false)) +
    at(-54, -34, 1.26, kicking(hero.skin));
  return {
    art,
    quiet: { ...ON_HIGH_WALL, largest: { ...ON_HIGH_WALL.largest, explorer: 18 } },
    faces: [child.face],
  };
}

/** Some of it has stayed. */
function inHair([x, y]: Point, size: number): string {
  const chance = chanceFrom('in the hair');
  return line(
    tuft(x - size * 0.26, y - size * 0.46, 4.4, chance) +
      tuft(x + size * 0.16, y - size * 0.52, 3.4, chance) +
      tuft(x - size * 0.46, y - size * 0.16, 3, chance),
    '#e4e0f4',
    0.7,
  );
}

/** Along the foot of the cloth, and its piping. */
const HEM = 'M-204 196Q-188 204 -176 197T-150 199T-124 198T-98 200T-72 198T-46 199T-20 196';

/** A window, a lamp, and a table under which it was not. */
function underTheTable(): string {
  return (
    curtainedWindow(HUSHED, { x: -158, y: 28, width: 48, height: 82 }) +
    glow(-30, 92, 70, 66, '#ffcf78', 0.8) +
    at(-34, 146, 0.62, floorLamp(light, true)) +
    at(-24, 51, 0.76, searchedTable())
  );
}

/** The cloth is lifted with one corner: crumbs, a good deal of pancake, and two eyes that say nothing. */
function searchedTable(): string {
  const cloth = tone(light, ROOM.cloth);
  const hem = tone(light, ROOM.clothHem);
  const skirt = `M-184 78C-192 120 -200 160 ${HEM.slice(1)}C-24 160 -32 120 -40 78Z`;
  const lifted = 'M-118 98C-140 130 -160 170 -168 207H-60C-64 170 -84 132 -118 98Z';
  return (
    glow(-112, 196, 112, 30, '#120f30', 0.6) +
    calm(
      clip(
        skirt,
        path(skirt, cloth.base) +
          path(
            'M-204 78H-150C-158 120 -164 160 -166 204H-210ZM-74 78C-66 120 -58 160 -56 204H-38C-42 160 -52 120 -58 78Z',
            cloth.shade,
            'fill-opacity=".75"',
          ) +
          line(HEM, hem.base, 9),
      ),
    ) +
    clip(skirt, glow(-34, 70, 96, 96, '#ffc766', 0.9)) +
    oval(-112, 78, 72, 13, cloth.base) +
    oval(-106, 76, 58, 9, cloth.lite, 'fill-opacity=".6"') +
    line('M-184 78A72 13 0 0 0 -40 78', cloth.shade, 1) +
    // What was left of six minutes' work.
    oval(-138, 74, 15, 4, '#fff8ea') +
    at(-138, 71, 0.34, pancake(light)) +
    line('M-96 72l18 4M-92 79h.1', tone(light, '#c9ccd6').base, 1.4) +
    clip(
      lifted,
      path(
        lifted,
        linear([
          [0, '#241b46'],
          [1, '#3a2a5a'],
        ]),
      ) +
        line('M-96 96V200', '#6a4632', 7) +
        glow(-116, 190, 50, 30, '#e0935a', 0.5) +
        at(-124, 192, 0.5, sittingCat(light, 'wide', 0)) +
        at(-124, 134, 0.34, pancake(light, 0.4), -8),
    ) +
    path('M-118 98C-106 104 -88 124 -78 150C-84 134 -104 120 -118 98Z', cloth.lite) +
    path(
      'M-118 98C-96 116 -80 142 -72 176C-66 158 -72 130 -84 112C-94 100 -108 94 -118 98Z',
      cloth.base,
    ) +
    line('M-118 98C-96 116 -80 142 -72 176', hem.base, 3) +
    at(-86, 192, 0.4, pancake(light), 8) +
    at(-150, 204, 0.34, pancake(light, 0.3), -14) +
    at(-44, 208, 0.3, pancake(light)) +
    line(crumbs(), '#e0a85c', 1.5)
  );
}

function crumbs(): string {
  const chance = chanceFrom('crumbs');
  let d = '';
  for (let i = 0; i < 34; i++) d += `M${num(-170 + chance() * 130)} ${num(196 + chance() * 16)}h.1`;
  return d;
}

/** Where the fluff goes: off the sock, and up. */
function blownOff([x, y]: Point): string {
  const chance = chanceFrom('blown off');
  let hairs = '';
  for (let i = 0; i < 8; i++) {
    const a = -1.7 + i * 0.25;
    const far = 14 + chance() * 10;
    hairs += tuft(x + Math.cos(a) * far, y + Math.sin(a) * far * 0.8, 2 + chance() * 2, chance);
  }
  return line(hairs, '#d9d5ee', 0.6);
}

/** Fluff that had once been other fluff. */
function fluff(): string {
  const chance = chanceFrom('fluff behind the chair');
  const hairs = tuft(112, 202, 5, chance) + tuft(128, 208, 5, chance) + tuft(150, 207, 6, chance);
  return line(hairs, '#b9b4d6', 0.5, 'stroke-opacity=".8"') + at(164, 208, 0.3, pancake(light));
}

function tuft(x: number, y: number, r: number, chance: () => number): string {
  let hairs = '';
  for (let i = 0; i < 14; i++) {
    const a = chance() * Math.PI * 2;
    const b = a + 1.4 + chance();
    hairs += `M${num(x + Math.cos(a) * r)} ${num(y + Math.sin(a) * r * 0.7)}Q${num(x)} ${num(y - r * 0.3)} ${num(x + Math.cos(b) * r)} ${num(y + Math.sin(b) * r * 0.7)}`;
  }
  return hairs;
}

/** What there is of the baby: two legs from the edge, one sock, ten opinions. */
function kicking(skin: string): string {
  const cloth = tone(light, ROMPER);
  const leg = (d: string): string =>
    path(
      d,
      linear([
        [0, cloth.base],
        [1, cloth.shade],
      ]),
    );
  return (
    oval(219, 196, 26, 24, cloth.shade) +
    oval(221, 192, 24, 22, cloth.base) +
    leg(
      ribbon(
        [
          [226, 196],
          [204, 188],
          [194, 176],
        ],
        [18, 15, 9],
      ),
    ) +
    at(192, 170, 0.7, sockedSole(light), -30) +
    leg(
      ribbon(
        [
          [228, 172],
          [204, 160],
          [194, 140],
        ],
        [17, 14, 9],
      ),
    ) +
    at(190, 130, 0.86, bareSole(light, babySkin(skin, 0.1)), -24) +
    line('M174 122q-5 6 -4 13M170 116q-8 8 -6 20M206 116q5 4 6 10', '#ffe6b0', 1.3)
  );
}
