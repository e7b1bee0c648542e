import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { bodyAt } from '#bookmaking/hero/body.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { disguise } from '#titles/goose-on-bus-nine/cast/disguise.ts';
import { nine } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS, RAIN } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { glow } from '#titles/goose-on-bus-nine/set/street.ts';

const PHOTO: Box = { x: 146, y: 28, width: 38, height: 38 };
const GLASS = roundedBox(12, 10, 192, 176, 14);
/** What a sleeve has wiped clear. */
const WIPED =
  'M20 150C14 124 30 112 46 104C58 92 80 86 98 90C116 82 142 86 158 94C178 98 196 112 197 136C202 154 198 172 190 184C182 192 40 192 28 184C20 176 20 164 20 150Z';

/** A fogged window of the bus: a finger has written on it, a sleeve has wiped it, and through that one sees who waits at the stop. */
export const belongs: Painting = ({ hero, things, photo }) => {
  const chance = chanceFrom('belongs');
  const child = placeHero(
    hero,
    Math.min(36, (hero.wheelchair ? 112 : 92) / (bodyAt(hero.years).heads + 0.45)),
    'ground',
    [72, 180],
    { pose: 'wave', mood: 'happy', yaw: 8, gaze: [0.1, -0.1], pitch: 3 },
    RAIN,
  );
  const art =
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, '#f0b64e'],
        [0.6, '#d9923a'],
        [1, '#a8642f'],
      ]),
    ) +
    path(roundedBox(8, 6, 200, 184, 17), BUS.frame) +
    clip(
      GLASS,
      fog(chance) +
        clip(WIPED, atTheStop(chance) + child.shadow + child.art + inFront(chance)) +
        edgeOfFog(chance),
    ) +
    line(GLASS, '#3a2440', 1.4, 'stroke-opacity=".7"') +
    path('M20 26L34 12H60L20 58Z', '#ffffff', 'fill-opacity=".18"') +
    photoFrame(photo, { box: PHOTO, color: BUS.seat, moulding: 2.6, tilt: 3 }, LAMPS) +
    sill() +
    at(34, 184, 0.34, thing(things[0], LAMPS), -6);
  return {
    art,
    quiet: {
      box: { x: 26, y: 20, width: photo ? 108 : 164, height: 62 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
      largest: { seedling: 27, sprout: 27, sapling: 27, explorer: 27 },
    },
    faces: photo ? [child.face, PHOTO] : [child.face],
  };
};

/** Breath on the pane: pale, with the street's lights swimming in it. */
function fog(chance: Chance): string {
  const lights = [
    [30, 30, 15],
    [66, 16, 11],
    [112, 40, 18],
    [158, 20, 13],
    [192, 62, 17],
    [52, 76, 13],
    [146, 84, 15],
    [90, 66, 10],
  ];
  let runs = '';
  for (let i = 0; i < 16; i++) {
    const x = 16 + chance() * 184;
    runs += `M${num(x)} ${num(12 + chance() * 50)}v${num(14 + chance() * 40)}`;
  }
  return (
    path(
      GLASS,
      linear([
        [0, '#e9eeec'],
        [0.3, '#dde8ea'],
        [0.6, '#b9ccd6'],
        [1, '#8ba6b8'],
      ]),
    ) +
    lights
      .map(([x = 0, y = 0, r = 0]) =>
        oval(
          x,
          y,
          r,
          r,
          radial([
            [0, '#fff0c8', 0.95],
            [0.7, '#fdeac0', 0.6],
            [1, '#fdeac0', 0],
          ]),
        ),
      )
      .join('') +
    line(runs, '#f6fafa', 0.8, 'stroke-opacity=".8"')
  );
}

/** What the sleeve pushed aside: a bright rim, streaks along its way, and drops that ran. */
function edgeOfFog(chance: Chance): string {
  let beads = '';
  let runs = '';
  for (const [x, y] of [
    [30, 116],
    [48, 101],
    [90, 89],
    [101, 89],
    [133, 86],
    [164, 97],
    [186, 109],
  ] as const) {
    beads += `M${x} ${y}h.1M${x + 2} ${num(y + 1 + chance() * 2)}h.1`;
    if (x < 60 || x > 92) runs += `M${x} ${y}v${num(6 + chance() * 18)}`;
  }
  return (
    line(WIPED, '#eef4f3', 1.6, 'stroke-opacity=".7"') +
    line(
      'M24 140C22 124 36 112 52 107M30 138C30 126 42 117 56 112M192 138C192 122 176 108 160 101M187 142C186 128 174 116 160 108',
      '#e6eef0',
      1.8,
      'stroke-opacity=".35"',
    ) +
    line(runs, '#f3f8f8', 1, 'stroke-opacity=".6"') +
    line(beads, '#ffffff', 2, 'stroke-opacity=".85"')
  );
}

/** The stop at dusk: roofs, a lamp, a pole with a nine, and a long gray coat that is waiting too. */
function atTheStop(chance: Chance): string {
  let far = '';
  let near = '';
  let lit = '';
  for (let x = -4; x < SHEET; ) {
    const w = 14 + chance() * 12;
    const top = 122 - chance() * 16;
    far += `M${num(x)} 172V${num(top)}l${num(w / 2)} -7l${num(w / 2)} 7V172Z`;
    x += w;
  }
  for (let x = -8; x < SHEET; ) {
    const w = 22 + chance() * 14;
    const top = 140 - chance() * 10;
    near += `M${num(x)} 174V${num(top)}h${num(w * 0.2)}v-5h3v5l${num(w * 0.3)} -6l${num(w * 0.5 - 3)} 6V174Z`;
    for (let i = 0; i < 3; i++)
      lit += `M${num(x + 4 + i * 6)} ${num(top + 7 + Math.floor(chance() * 2) * 9)}h3v4.6h-3Z`;
    x += w + 1;
  }
  return (
    box(
      0,
      80,
      SHEET,
      110,
      linear([
        [0, '#26386a'],
        [0.5, '#58739c'],
        [0.85, '#b79d8a'],
        [1, '#e0b070'],
      ]),
    ) +
    path(far, '#4c6490', 'fill-opacity=".85"') +
    path(near, '#2c3c66') +
    path(lit, '#ffd27e', 'fill-opacity=".95"') +
    box(
      0,
      168,
      SHEET,
      24,
      linear([
        [0, '#3a4468'],
        [0.4, '#2c3557'],
        [1, '#1f2746'],
      ]),
    ) +
    oval(108, 112, 62, 62, glow(0.85)) +
    oval(
      112,
      178,
      80,
      9,
      radial([
        [0, '#ffd27e', 0.75],
        [1, '#ffd27e', 0],
      ]),
    ) +
    line('M108 176V110', '#1b2347', 2) +
    path('M102 110L104.4 102H111.6L114 110Z', '#1b2347') +
    clean(oval(108, 111.4, 4, 3.2, '#fffae4')) +
    line('M136 174V122', '#1b2347', 2.4) +
    nine(136, 114, 11) +
    oval(168, 172, 26, 3, '#141a34', 'fill-opacity=".6"') +
    at(168, 124, 0.32, disguise(RAIN, { rise: 12, foot: true, beak: true })) +
    oval(72, 181, 22, 3, '#141a34', 'fill-opacity=".5"')
  );
}

/** The rain, and a puddle that knows more than the coat gives away. */
const inFront = (chance: Chance): string =>
  oval(162, 181, 30, 7, '#7f9cbc') +
  path(
    'M150 176.4C160 174.4 178 175 186 177.4C180 179 156 179 150 176.4Z',
    '#3a4668',
    'fill-opacity=".7"',
  ) +
  line('M170 177.4C173 180 164 181 166 183.6C167 186 160 186.6 156 185.2', '#fbf7ee', 3) +
  oval(155.6, 184.6, 3.4, 2.2, '#fbf7ee') +
  path('M153.4 183.4L145.4 184.8L153.4 186.2Z', '#f08a24') +
  oval(155, 184.4, 0.6, 0.5, '#2c1b22') +
  line('M138 181h6M176 185h8M146 178.4h5M172 181.6h10', '#dbe8f0', 0.6, 'stroke-opacity=".8"') +
  rain(chance, { x: 8, y: 92, width: 200, height: 92 }, 0.55, 0.8);

/** Painted wood under the window, with a ticket for one ride. */
const sill = (): string =>
  box(
    -4,
    190,
    SHEET + 8,
    30,
    linear([
      [0, '#ffe3ae'],
      [0.18, '#f0c27a'],
      [0.2, '#c98a3a'],
      [1, '#8a4f2a'],
    ]),
  ) +
  box(-4, 186, SHEET + 8, 5, '#fff1cf') +
  at(
    150,
    199,
    1,
    box(-22, -6, 44, 12, '#7a4530', 1.4, 'fill-opacity=".5"') +
      box(-23, -7.4, 44, 12, '#fffaf0', 1.4) +
      line('M9 -7V4.4', '#c9b088', 0.7) +
      line('M-18 -3.6H-2M-18 -0.6H4M-18 2.2H-6', '#8d8a86', 0.8) +
      nine(15, -1.4, 4),
    -5,
  ) +
  line('M-4 186.6H220', '#ffffff', 0.8, 'stroke-opacity=".8"');
