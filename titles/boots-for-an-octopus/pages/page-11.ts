import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num, smooth } from '#bookmaking/drawing/curves.ts';
import { type Box, overlaps, type Point } from '#bookmaking/drawing/geometry.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting, Picture } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { WASHED } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { houses } from '#titles/boots-for-an-octopus/set/street.ts';
import { SOUNDS } from '#titles/boots-for-an-octopus/sounds.ts';

/** Close, full bleed: the water stands up, and everything is full to the brim. */
export const page11: Painting = ({ hero, things }) => {
  const child = heroInHat(
    hero,
    42,
    'head',
    [176, 146],
    {
      pose: 'stand',
      mood: 'joy',
      yaw: -24,
      pitch: 5,
      hat: 'given',
      armL: { upper: [16, 130], lower: [6, 150], hand: 'open' },
      armR: { upper: [16, 110], lower: [6, 140], hand: 'open' },
    },
    WASHED,
  );
  const guest = octopus(
    {
      head: [92, 144],
      size: 58,
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
          via: way('66,138 54,116 58,104'),
          turn: 176,
        },
        {
          via: way('118,138 128,116 126,108'),
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
      SHEET,
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
    houses({ x: 0, y: 86, width: SHEET, height: 60 }, 150, 0.5) +
    crown('far water', 160, 84, '#7fd3e6', '#d6f6fa') +
    guest.behind +
    child.art +
    guest.head +
    crown('middle water', 192, 34, '#4fbcd8', '#a9e6f0') +
    guest.before +
    crown('near water', 208, 24, '#2fa4c8', '#83d8e8') +
    drops('drops', child.face) +
    lettered(SOUNDS['SPLASH!'], [108, 104], {
      height: 13,
      turn: 0,
      ink: '#1f4f86',
      rim: '#ffffff',
    });
  const picture = {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark', anchor: 'middle' },
    faces: [child.face, guest.face],
  } satisfies Picture;
  return nearer(picture, 1.09, 100);
};

/** Water that stands up in fingers along a line; `reach` is how high, in mm. */
function crown(seed: string, base: number, reach: number, color: string, top: string): string {
  const chance = chanceFrom(seed);
  const points: Point[] = [[-10, base]];
  let beads = '';
  for (let x = -4; x < SHEET + 10; x += 22) {
    const edge = Math.abs(x - 100) / 110;
    const high = base - reach * (0.35 + 0.65 * edge) * (0.6 + chance() * 0.4);
    const lean = ((x - 100) / 110) * 8;
    points.push(
      [x, base - 2],
      [x + 6 + lean * 0.5, high + 6],
      [x + 9 + lean, high],
      [x + 12 + lean * 0.6, high + 8],
    );
    beads += disc(x + 9 + lean * 1.4, high - 5, 1.6 + chance() * 1.6);
  }
  points.push([SHEET + 14, base]);
  const d = `${smooth(points, false)}L${SHEET + 14} ${SHEET + 6}L-10 ${SHEET + 6}Z`;
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
function drops(seed: string, face: Box): string {
  const chance = chanceFrom(seed);
  let d = '';
  let glints = '';
  for (let i = 0; i < 46; i++) {
    const x = chance() * SHEET;
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
