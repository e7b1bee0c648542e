import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, laidIn } from '#bookmaking/frame.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { bareSole } from '#titles/what-the-baby-said/cast/baby.ts';
import { babySkin } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { pancake } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { sock, sockedSole } from '#titles/what-the-baby-said/cast/sock.ts';
import { ROMPER, ROOM } from '#titles/what-the-baby-said/set/colors.ts';
import { floorLamp } from '#titles/what-the-baby-said/set/furniture.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_HIGH_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { curtainedWindow, glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = HUSHED;

/** From near: cheeks that blow fluff away, two hands with a very small sock, and a foot that shouts. */
export const page09: Painting = (cast) => paint(cast, 0);
/** Over the fold, at the left: under the table, where it was not. Somebody else is looked for there. */
export const spread09: Painting = (cast) => laidIn(FROM_THE_LEFT, paint(cast, -210));

/** Where the sock is held open. */
const SOCK: Point = [151, 166];

function paint({ hero }: Cast, from: number): Picture {
  const child = placeHero(
    outOfChair(hero),
    62,
    'head',
    [76, 126],
    {
      pose: 'kneel',
      mood: 'happy',
      face: { brow: [-3, -9, -4], askew: 3 },
      puff: 0.9,
      yaw: 36,
      turn: 10,
      nod: 8,
      tilt: 10,
      gaze: [0.8, 0.8],
      body: { lean: 16, roll: 8 },
      armsByPage: true,
    },
    light,
  );
  // One hand round its heel, the other at the cuff, so that it stays open.
  const heel = ownArm(
    outOfChair(hero),
    child,
    -1,
    { elbow: [88, 203], wrist: [SOCK[0] - 36, SOCK[1] + 24], hand: grip, degrees: -14, size: 0.95 },
    light,
  );
  const cuff = ownArm(
    outOfChair(hero),
    child,
    1,
    { elbow: [122, 190], wrist: [SOCK[0] - 31, SOCK[1] + 3], hand: grip, degrees: -24, size: 0.9 },
    light,
  );
  const art =
    room(HUSHED, 132, { from, to: SHEET }) +
    (from < 0 ? underTheTable() : '') +
    glow(70, 150, 96, 80, '#ffcf78', 0.8) +
    glow(172, 146, 80, 70, '#ffcf78', 0.8) +
    rug(HUSHED, 170, 206, 120, 44) +
    at(-64, 2, 1.1, chairFromBehind()) +
    parkedChair(hero, 27, [140, 136], 30, light) +
    fluff() +
    child.shadow +
    child.art +
    cuff.art +
    heel.art +
    at(SOCK[0] - 4, SOCK[1] + 2, 0.52, sock(light), -8) +
    cuff.before +
    heel.before +
    blownOff(SOCK) +
    at(-68, -58, 1.36, kicking(hero.skin));
  return {
    art,
    quiet: { ...ON_HIGH_WALL, largest: { ...ON_HIGH_WALL.largest, explorer: 18 } },
    faces: [child.face],
  };
}

/** The cloth is lifted with one corner: crumbs, a good deal of pancake, and two eyes that say nothing. */
function underTheTable(): string {
  const cloth = tone(light, ROOM.cloth);
  const hem = tone(light, ROOM.clothHem);
  const skirt =
    'M-184 78C-192 120 -200 160 -204 196Q-188 204 -176 197T-150 199T-124 198T-98 200T-72 198T-46 199T-20 196C-24 160 -32 120 -40 78Z';
  const lifted = 'M-118 98C-140 130 -158 168 -166 198H-62C-66 168 -84 132 -118 98Z';
  return (
    curtainedWindow(HUSHED, { x: -182, y: 14, width: 34, height: 44 }) +
    glow(-30, 92, 70, 66, '#ffcf78', 0.8) +
    at(-34, 130, 0.62, floorLamp(light, true)) +
    glow(-112, 196, 112, 30, '#120f30', 0.6) +
    clip(
      skirt,
      path(skirt, cloth.base) +
        path(
          'M-204 78H-150C-158 120 -164 160 -166 204H-210ZM-74 78C-66 120 -58 160 -56 204H-38C-42 160 -52 120 -58 78Z',
          cloth.shade,
          'fill-opacity=".75"',
        ) +
        line(
          'M-206 187Q-188 194 -176 188T-150 190T-124 189T-98 191T-72 189T-46 190T-18 187',
          hem.base,
          4,
        ),
    ) +
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
  let curls = '';
  for (let i = 0; i < 11; i++) {
    const a = -0.2 - chance() * 1.3;
    const far = 16 + chance() * 26;
    const [fx, fy] = [x + 8 + Math.cos(a) * far, y - 16 + Math.sin(a) * far];
    curls += `M${num(fx)} ${num(fy)}q${num(-4 - chance() * 2)} -4 -1 -6t5 1t-4 5`;
  }
  return (
    line(curls, '#d9d5ee', 1) +
    line(
      `M${x - 31} ${y - 20}q7 0 12 4M${x - 28} ${y - 26}q8 1 13 6M${x - 32} ${y - 14}q6 0 10 2`,
      '#ffe6b0',
      1.4,
    )
  );
}

/** The back of the big chair: nobody ever looks there. */
function chairFromBehind(): string {
  const t = tone(light, ROOM.chair);
  const wood = tone(light, ROOM.chairFoot);
  return (
    oval(90, 200, 34, 5, light.shade, 'fill-opacity=".5"') +
    path('M68 186H75L73 200H69ZM104 186H111L110 200H106Z', wood.base) +
    path('M66 190C62 150 60 92 72 78C80 70 100 70 107 78C118 92 116 150 112 190Z', t.base) +
    path('M100 74C114 84 116 150 112 190H100C106 150 106 100 100 74Z', t.shade) +
    path('M66 190C62 150 60 92 72 78C66 100 68 150 72 190Z', t.lite, 'fill-opacity=".5"') +
    line('M66 182H112', t.deep, 1, 'stroke-opacity=".6"') +
    line(
      'M84 84C82 120 84 156 86 180M96 84C98 120 98 156 97 180',
      t.deep,
      0.8,
      'stroke-opacity=".45"',
    )
  );
}

/** Fluff that had once been other fluff, a pencil, and a good deal of pancake. */
function fluff(): string {
  const chance = chanceFrom('fluff behind the chair');
  let hairs = '';
  for (const [x, y, r] of [
    [10, 172, 7],
    [36, 196, 6],
    [50, 178, 5],
    [6, 200, 5],
    [58, 202, 4.4],
  ] as const) {
    for (let i = 0; i < 16; i++) {
      const a = chance() * Math.PI * 2;
      const b = a + 1.4 + chance();
      hairs += `M${num(x + Math.cos(a) * r)} ${num(y + Math.sin(a) * r * 0.6)}Q${num(x)} ${num(y - r * 0.3)} ${num(x + Math.cos(b) * r)} ${num(y + Math.sin(b) * r * 0.6)}`;
    }
  }
  const pencil = tone(light, '#f2b733');
  return (
    line(hairs, '#b9b4d6', 0.5, 'stroke-opacity=".8"') +
    line('M34 206l16 -6', pencil.base, 2.2) +
    line('M32 206.8l2 -.8', '#fdf1d6', 1.6) +
    at(200, 190, 0.3, pancake(light)) +
    at(130, 206, 0.32, pancake(light))
  );
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
