import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num, smooth } from '#bookmaking/drawing/curves.ts';
import { type Box, overlaps, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { CHEER } from '#bookmaking/hero/more-poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { WASHED } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { houses, puddle } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { SOUNDS } from '#titles/boots-for-an-octopus/sounds.ts';

/** Close, full bleed: the water stands up, and everything is full to the brim. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the splash comes down on whoever was near: a wave, a rainbow, and the next puddle, please. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const rolls = hero.wheelchair !== undefined;
  const child = heroInHat(
    hero,
    standingSize(hero, rolls ? 104 : 88, rolls ? 31 : 29),
    'ground',
    [wide ? 164 : 171, rolls ? 194 : 195],
    {
      pose: rolls ? CHEER : 'jump',
      mood: 'joy',
      yaw: rolls ? -44 : -24,
      turn: rolls ? 20 : 0,
      pitch: 5,
      hat: 'given',
      ...(rolls && { armR: { upper: [14, 138], lower: [6, 158], hand: 'open' } as const }),
    },
    WASHED,
  );
  const guest = octopus(
    {
      head: [86, 146],
      size: 56,
      mood: 'shut',
      gaze: [0, 0],
      dressed: 8,
      foot: 19,
      object: thing(things[0], WASHED),
      brimful: true,
      arms: [
        {
          via: way('62,160 42,174 31,164'),
          turn: 20,
          toe: -1,
        },
        {
          via: way('70,172 52,186 40,176'),
          turn: 6,
          toe: -1,
          before: true,
        },
        {
          via: way('86,180 78,190 72,182'),
          toe: -1,
          before: true,
        },
        {
          via: way('102,180 110,190 108,182'),
          before: true,
        },
        {
          via: way('116,172 134,184 142,176'),
          turn: -10,
          before: true,
        },
        {
          via: way('60,148 38,146 24,124'),
          turn: 24,
        },
        {
          via: way('66,140 48,122 49,106'),
          turn: 176,
        },
        {
          via: way('118,142 128,124 127,112'),
          turn: 12,
        },
      ],
    },
    WASHED,
  );
  const art =
    box(
      0,
      0,
      width,
      SHEET,
      linear([
        [0, '#d9f3f5'],
        [0.4, '#fff8dc'],
        [1, '#bfe9ee'],
      ]),
    ) +
    oval(
      40,
      92,
      70,
      60,
      radial([
        [0, '#fffbe0', 0.9],
        [1, '#fffbe0', 0],
      ]),
    ) +
    (wide ? rainbow() : '') +
    houses({ x: 0, y: 86, width, height: 60 }, 150, 0.5) +
    (wide ? farSide() : '') +
    crown('far water', 160, 84, '#7fd3e6', '#d6f6fa', wide ? 262 : SHEET) +
    guest.behind +
    guest.head +
    child.art +
    crown('middle water', 192, 34, '#4fbcd8', '#a9e6f0', wide ? 300 : SHEET) +
    guest.before +
    crown('near water', 208, 24, '#2fa4c8', '#83d8e8', wide ? 330 : SHEET) +
    (wide ? nextPuddle() : '') +
    drops('drops', child.face, width) +
    lettered(SOUNDS['SPLASH!'], [108, 97], {
      height: 10.4,
      turn: 0,
      ink: '#1f4f86',
      rim: '#ffffff',
    });
  const picture = {
    art,
    quiet: { box: { ...SAFE, height: 49 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, guest.face],
  } satisfies Picture;
  return nearer(picture, 1.09, 100);
}

/** As wide as both pages, and gone where the words are. */
const rainbow = (): string =>
  ['#f0866a', '#f6b04a', '#ffe27a', '#8fcf9a', '#86c5dd', '#b9a0dc']
    .map((color, i) => {
      const fades = linear(
        [
          [0.42, color, 0],
          [0.56, color, 0.5],
        ],
        0,
        0,
        1,
        0,
      );
      return line(`M-20 176A${232 - i * 6} ${152 - i * 6} 0 0 1 444 176`, fades, 6.4);
    })
    .join('');

/** The pavement over there: dry a moment ago. */
const farSide = (): string =>
  box(
    0,
    150,
    SPREAD,
    70,
    linear([
      [0, '#b9cbd8'],
      [1, '#d6e0e6'],
    ]),
  ) + box(0, 150, SPREAD, 2, '#8fa3b4');

/** It is already looked at. The frog has eyes for nothing but two boots. */
const nextPuddle = (): string =>
  puddle('next', 356, 196, 46, 11, 2) +
  pigeon(300, 160, 0.9, -6) +
  pigeon(330, 154, 0.72, 10) +
  pigeon(386, 158, 0.86, -12) +
  frog(372, 192) +
  line('M286 150l-4 -7M292 146l-1 -8M322 142l-3 -6M398 144l4 -7', '#5f86a8', 1.1);

/** Wet through, and with all its feathers on end: 30 wide on y 0. */
const pigeon = (x: number, y: number, k: number, degrees: number): string =>
  at(
    x,
    y,
    k,
    line('M-3 -4V2M4 -4V2M-6 2h5M1 2h5', '#e9694f', 1.4) +
      path(
        'M-16 -12C-16 -22 -4 -24 4 -20L9 -31C10 -37 20 -37 20 -30L16 -16C16 -6 6 -2 -2 -3C-10 -3 -14 -6 -24 -4Z',
        '#8f9fb8',
      ) +
      path('M-12 -13C-8 -20 2 -20 6 -14C2 -8 -6 -8 -12 -13Z', '#b3c0d2') +
      path('M19 -32L26 -29L19 -28Z', '#e0a14a') +
      line('M10 -36l-3 -4M13 -37l-1 -5M16 -37l2 -4', '#8f9fb8', 1.3) +
      oval(15.6, -31.4, 2.6, 2.8, '#fffdf6') +
      oval(16, -31.2, 1.2, 1.4, '#2e1a33'),
    degrees,
    -k,
  );

const frog = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    oval(0, 0, 17, 3, '#5f86a8', 'fill-opacity=".35"') +
      path('M-15 0C-20 -10 -12 -20 0 -20C12 -20 20 -10 15 0Z', '#58a744') +
      path('M-9 0C-10 -8 -4 -11 0 -11C4 -11 10 -8 9 0Z', '#cfe6a0') +
      oval(-8, -20, 5.4, 5.6, '#58a744') +
      oval(6, -20, 5.4, 5.6, '#58a744') +
      oval(-9, -20.6, 3.6, 4, '#fffdf6') +
      oval(5, -20.6, 3.6, 4, '#fffdf6') +
      oval(-10.6, -20.4, 1.7, 2.2, '#2e2a33') +
      oval(3.4, -20.4, 1.7, 2.2, '#2e2a33') +
      line('M-10 -11Q-2 -7 6 -11', '#2f6e34', 1.4) +
      path('M-16 -30c-3 -3 -7 1 -3 4l3 3l3 -3c4 -3 0 -7 -3 -4Z', '#e0322d'),
  );

/** Water that stands up in fingers along a line; `reach` is how high, in mm. */
function crown(
  seed: string,
  base: number,
  reach: number,
  color: string,
  top: string,
  to: number,
): string {
  const chance = chanceFrom(seed);
  const points: Point[] = [[-10, base]];
  let beads = '';
  for (let x = -6; x < to + 4; x += 13 + chance() * 17) {
    const away = (x - 100) / 110;
    const falls = x > 214 ? Math.max(0.25, 1 - (x - 214) / (to - 180)) : 1;
    const high = reach * Math.min(1, 0.3 + 0.7 * Math.abs(away)) * (0.45 + chance() * 0.55) * falls;
    const top = base - high;
    const lean = Math.max(-9, Math.min(16, away * (4 + high * 0.14)));
    points.push(
      [x, base - 1],
      [x + 3 + lean * 0.3, base - high * 0.55],
      [x + 4 + lean, top + 4],
      [x + 7 + lean, top],
      [x + 9.4 + lean, top + 4],
      [x + 9 + lean * 0.4, base - high * 0.5],
    );
    beads += disc(x + 8 + lean * 1.5, top - 6 - chance() * 8, 1.4 + chance() * 2);
  }
  points.push([to + 14, base], [to + 40, SHEET - 2], [to + 66, SHEET + 6]);
  const d = `${smooth(points, false)}L-10 ${SHEET + 6}Z`;
  return (
    path(
      d,
      linear([
        [0, top],
        [0.5, color],
        [1, color],
      ]),
    ) +
    path(beads, top) +
    line(smooth(points, false), '#ffffff', 1, 'stroke-opacity=".75"')
  );
}

/** None over the hero's face. */
function drops(seed: string, face: Box, to: number): string {
  const chance = chanceFrom(seed);
  let d = '';
  let glints = '';
  for (let i = 0; i < (46 * to) / SHEET; i++) {
    const x = chance() * to;
    const y = 80 + chance() * 110;
    const r = 0.8 + chance() * 1.8;
    if (overlaps(face, { x, y, width: 1, height: 1 })) continue;
    d += disc(x, y, r, r * 1.25);
    glints += `M${num(x - r * 0.3)} ${num(y - r * 0.4)}h.1`;
  }
  return (
    path(d, '#8fdbea', 'fill-opacity=".9"') +
    path(glints, 'none', 'stroke="#ffffff" stroke-width=".9" stroke-linecap="round"')
  );
}
