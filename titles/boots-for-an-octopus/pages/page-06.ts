import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { clamp } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { crumpled, emptyBox, RIM } from '#titles/boots-for-an-octopus/set/empty-box.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { shelves } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** From inside an empty box: who looks in, and what else has come to look. */
export const page06: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the box is as long as the book, and shelf after shelf is bare. Somebody else with eight feet has been served. */
export const spread06: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  // As long as the book the box has room for more of everybody, and the guest is on the other page.
  const [x, up, dx, k] = wide ? [96, 232, 112, 1.12] : [64, 125, 0, 1];
  // Of a long neck the shoulders were below the rim, and hands without arms lay on it.
  const tall = clamp((hero.years - 6) / 4, 0, 1);
  const child = heroInHat(
    hero,
    (wide ? 68 : 63) - 10 * tall,
    'head',
    [x, 131 - 8 * tall],
    {
      pose: 'stand',
      mood: 'surprised',
      face: { mouth: 'oh' },
      yaw: 8,
      pitch: 4,
      nod: 4,
      tilt: 8,
      gaze: [0.3, 1],
      hat: 'on',
      armsByPage: true,
      body: { lean: 10, shrug: 2 },
    },
    SHOP,
  );
  const hands = ([-1, 1] as const).map((side) =>
    ownArm(
      hero,
      child,
      side,
      {
        elbow: [x + 2 + side * 49, RIM - 20 + 6 * tall],
        wrist: [x + 1 + side * 38, RIM - 6],
        hand: grip,
        degrees: 90 + side * 6,
        flip: side < 0,
        size: 1.15,
      },
      SHOP,
    ),
  );
  const guest = octopus(
    {
      head: [172, 138],
      size: 48,
      tilt: -8,
      mood: 'wide',
      gaze: [-0.5, 0.9],
      dressed: 7,
      foot: 15.6,
      object: thing(things[0], SHOP),
      arms: [
        { via: way('156,164 138,168 127,184'), before: true },
        { via: way('162,166 151,173 146,187'), before: true },
        { via: way('170,168 166,176 164,187'), before: true },
        { via: way('178,166 182,174 182,186'), before: true },
        { via: way('188,148 200,140 198,114'), turn: 180 },
        { via: way('154,142 146,126 149,104'), turn: 180 },
        { via: way('186,152 195,151 195,161'), before: true },
        { via: way('148,160 130,166 119,160 117,148 124,138'), before: true, suckers: 1 },
      ],
    },
    SHOP,
  );
  const come = (art: string): string => at(172 + dx - 172 * k, RIM - RIM * k, k, art);
  const art =
    shelves(0, 52, width, 135, 5, 0) +
    (wide ? gone() : '') +
    ladder(up, 60, RIM) +
    at(up, 104, 0.36, shopkeeperLegs(SHOP, 120)) +
    come(guest.behind + guest.head) +
    child.art +
    hands.map(({ art }) => art).join('') +
    emptyBox(width) +
    hands.map(({ before }) => before).join('') +
    come(guest.before) +
    crumpled(width) +
    (wide ? spider() + falling() : '');
  return {
    art,
    quiet: {
      box: { ...SAFE, height: 62 },
      ink: 'light',
      largest: { ...LARGE, explorer: 18 },
      anchor: 'middle',
    },
    faces: [child.face, { ...guest.face, x: guest.face.x + dx - 2 }],
  };
}

/** Sheets that somebody has thrown out, still in the air. */
const falling = (): string =>
  sheet(262, 34, 17, 14) + sheet(316, 56, 12, -40) + sheet(392, 32, 14, 62) + sheet(226, 64, 8, 80);

/** One sheet of paper, curled. */
const sheet = (x: number, y: number, r: number, turn: number): string =>
  at(
    x,
    y,
    r / 10,
    path('M-10 -4C-5 -10 3 -9 9 -6C8 -1 11 4 8 8C2 5 -5 8 -9 5C-8 2 -12 0 -10 -4Z', '#fffdf8') +
      path('M-10 -4C-5 -10 3 -9 9 -6C4 -6 -2 -6 -4 -1C-6 -3 -8 -4 -10 -4Z', '#d9cfe0') +
      line('M9 -6C8 -1 11 4 8 8C2 5 -5 8 -9 5', '#cbbfd6', 0.8),
    turn,
  );

/** The ladder as it is seen from down here: it narrows as it goes up. */
function ladder(x: number, top: number, bottom: number): string {
  const half = (y: number): number => 9 + (8 * (y - top)) / (bottom - top);
  let rungs = '';
  for (let y = top + 6, step = 7; y < bottom; y += step, step *= 1.08) {
    rungs += `M${num(x - half(y))} ${num(y)}H${num(x + half(y))}`;
  }
  const rails = [-1, 1]
    .map((k) => `M${num(x + k * half(top))} ${top}L${num(x + k * half(bottom))} ${bottom}`)
    .join('');
  return line(rungs, '#b4613f', 2.2) + line(rails, '#8a4530', 4) + line(rails, '#b4613f', 2.6);
}

/** Where boxes stood for so long that the wood behind them kept its color. */
function gone(): string {
  const chance = chanceFrom('gone');
  let d = '';
  for (let row = 0; row < 6; row++) {
    const base = 8 + 25 * (row + 1) - 2.6;
    for (let x = 226; x < 404; ) {
      const [w, h] = [13 + chance() * 9, 11 + chance() * 8];
      if (chance() < 0.8) d += `M${num(x)} ${num(base)}v${num(-h)}h${num(w - 1)}v${num(h)}Z`;
      x += w;
    }
  }
  return path(d, '#6fb9ae', 'fill-opacity=".26"');
}

/** On its thread, with eight very small red boots, and nothing to add. */
function spider(): string {
  const ink = '#4a3358';
  let legs = '';
  let boots = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      const [x, y] = [side * (13 + i * 3.4), -7 + i * 8];
      legs += `M${side * 4} ${-2 + i * 2}Q${x} ${y - 9} ${x} ${y}`;
      boots += `M${num(x - 1.5)} ${y - 1}h3v3.4${side > 0 ? 'q3 .4 3 3h-6' : 'v3h-6q0 -2.6 3 -3'}Z`;
    }
  }
  return (
    line('M364 -4V104', '#fffdf6', 0.7) +
    at(
      364,
      118,
      1.7,
      line(legs, ink, 1.3) +
        path(boots, '#e0322d') +
        oval(0, 0, 8, 9, ink) +
        oval(-2.4, -3, 3.4, 3.6, '#6b4d7d') +
        oval(-2.8, 2.4, 2.1, 2.4, '#fffdf6') +
        oval(2.8, 2.4, 2.1, 2.4, '#fffdf6') +
        oval(-3.4, 2.8, 1, 1.3, '#2e1a33') +
        oval(2.2, 2.8, 1, 1.3, '#2e1a33') +
        line('M-1.6 6.2q1.6 1 3.2 0', '#f2b8c8', 0.8),
    )
  );
}
