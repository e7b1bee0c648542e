import { disc } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { type MoleArt, mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR, STAFF } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { gull, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { anchor, buried, cup } from '#titles/hole-department/set/buried.ts';
import { castle, cathedral, sofa } from '#titles/hole-department/set/castles.ts';
import { earth, pebbles, shaft } from '#titles/hole-department/set/earth.ts';
import { pile } from '#titles/hole-department/set/forms.ts';
import { boardwalk, bucket, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, LATE } from '#titles/hole-department/set/lights.ts';
import { chamber, glow, lamp, pigeonholes } from '#titles/hole-department/set/office.ts';
import { bigStamp } from '#titles/hole-department/set/stamp.ts';
import { breaker, spray, swell, tongue } from '#titles/hole-department/set/tide.ts';

const GROUND = 158;
/** How near a palm comes to the foam; where the wave has a page of its own, all of it stands farther to the right. */
const [PALM, AWAY] = [119, 70];

/** Wide: the sea takes the cathedral, somebody small bids it stop with one straight arm, and a stamp stays in the air. */
export const page07: Painting = (cast) => paint(cast, SHEET);
/** Over the fold is the rest of the wave, and what it has up its sleeve. */
export const spread07: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero }: Cast, width: number): Picture {
  const open = width === SPREAD;
  const more = open ? bailers() : [];
  const away = open ? AWAY : 0;
  const rolls = hero.wheelchair !== undefined;
  const tiny = hero.years < 3;
  const bidding = (x: number): PlacedHero =>
    wholeHero(
      hero,
      (rolls ? 60 : 63) * (open ? (rolls ? 1.24 : 1.16) : 1),
      [x, GROUND + 1],
      {
        pose: 'stand',
        mood: 'surprised',
        face: { mouth: SHOUT, brow: [-11, -9, 0] },
        yaw: 56,
        pitch: 4,
        nod: -12,
        tilt: -8,
        gaze: [0.9, -0.8],
        armL: { upper: [tiny ? 94 : 98, 4], lower: [tiny ? 98 : 102, 2], hand: 'open' },
        armR: { upper: [-52, 22], lower: [-4, 30], hand: 'open' },
        body: {
          roll: 0,
          hips: 0,
          lean: rolls ? -6 : -10,
          shrug: 9,
          legL: { upper: [40, 6], lower: [26, 6], foot: -16 },
          legR: { upper: [-10, 6], lower: [-38, 6] },
        },
      },
      LATE,
      open ? 39 : 31,
    );
  // However long an arm is, its palm is before the wave.
  const child = bidding(96 + PALM + away - bidding(96).handL[0]);
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [37, 208],
      size: 54,
      facing: 1,
      look: -40,
      mood: 'wistful',
      near: [15, 146],
      far: [60, 145],
      holds: 'both',
    },
    BELOW,
  );
  const art =
    sky('#c3dfe4', '#ffe3b4', 104, [200, 80], '#fff3c4', width) +
    sea(94, 116, '#5a98a4', '#a8d2c8', 'seven', width) +
    (open ? inTheAir() : '') +
    sand(116, GROUND, 'seven', '#f8e6bd', '#efd3a0', width) +
    windbreak(LATE, -10, 138, 20) +
    shifted(
      away,
      0,
      shadow() +
        tongue('seven', 118, 116, 156, width) +
        breaker() +
        at(176, 150, 0.7, cathedral(LATE), -10) +
        swell() +
        (open ? afloat() : '') +
        crumbs() +
        (open ? upItsSleeve() : '') +
        (open
          ? ''
          : at(186, 150, 0.36, sofa(LATE), 9) +
            oval(186, 151, 20, 2.6, '#fffdf4', 'fill-opacity=".85"')) +
        spray('seven', 120, 56, 66, 60, 34),
    ) +
    child.shadow +
    child.art +
    earth(GROUND, 184, width) +
    (rolls ? boardwalk(LATE, 80 + away, 132 + away, GROUND + 0.2) : '') +
    (open ? bailing(more) : '') +
    shaft({ x: 37, width: 62, top: GROUND, bottom: 214, sun: 1 }, glow(31, 190, 36, 28, 0.6)) +
    at(37, 129, 0.43, bigStamp(BELOW), -3) +
    inspector.art +
    buried(anchor, 178, 190, 0.9, 16) +
    buried(cup, 112, 192, 0.7, -14) +
    pebbles('seven', [
      [150, 206, 4],
      [92, 206, 3],
    ]);
  return {
    art,
    quiet: {
      box: { ...SAFE, width: open ? 112 : 126, height: 64 },
      ink: 'dark',
      largest: { explorer: 16 },
    },
    faces: [child.face, ...more.map(({ face }) => face)],
  };
}

/** Sand that was a tower a moment ago. */
const crumbs = (): string =>
  path(
    [
      [150, 96, 2.6],
      [158, 84, 1.8],
      [143, 108, 2],
      [171, 90, 2.4],
      [147, 122, 3],
      [180, 108, 2],
      [156, 112, 1.6],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, r * 0.8))
      .join(''),
    '#d3a468',
  );

/** What falls on the sand before a wave does, and whoever stands there is light or dark against it. */
const shadow = (): string =>
  box(
    44,
    116,
    176,
    GROUND - 115,
    linear(
      [
        [0, '#8a6068', 0],
        [0.3, '#8a6068', 0.62],
        [1, '#8a6068', 0.62],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** Who has seen it coming from up there. */
const inTheAir = (): string => gull(206, 26, 15, '#ffffff', -8) + gull(232, 16, 10, '#ffffff', 10);

/** What belonged to somebody a minute ago. */
const afloat = (): string =>
  line(
    'M236 132q8 -4 16 0t16 0M262 146q9 -4 18 0t18 0M318 136q8 -4 16 0t16 0M330 150q8 -3 16 0t16 0M232 150q6 -3 12 0',
    '#fffdf4',
    1.2,
    'stroke-opacity=".8"',
  ) +
  at(252, 140, 0.9, parasolAdrift()) +
  at(312, 148, 0.3, castle(LATE, 1), -12);

/** A parasol makes a good boat, upside down. */
const parasolAdrift = (): string =>
  line('M0 2L8 -26', '#a98a66', 1.6) +
  path('M-20 -1Q0 14 20 -1Q10 3 0 1Q-10 3 -20 -1Z', '#d9573f') +
  path('M-8 0.6Q0 12 8 0.6Q4 2 0 1Q-4 2 -8 0.6Z', '#fff7e2') +
  gull(8, -27, 12, '#ffffff', -6);

/** It has the sofa already, and carries that about as if to find a place for it. */
const upItsSleeve = (): string =>
  line(
    'M236 104C256 76 300 66 340 72C380 78 410 92 444 100M362 92C392 96 420 110 444 120',
    '#9fd6cf',
    2.4,
    'stroke-opacity=".55"',
  ) +
  at(296, 70, 0.5, sofa(LATE), 22) +
  spray('seven, wrist', 262, 66, 80, 26, 26);

/** Below, it comes through the ceiling. There is a bucket for that. */
const bailers = (): readonly MoleArt[] => [
  mole(
    {
      person: STAFF.visor,
      where: [262, 211],
      size: 28,
      facing: 1,
      look: -40,
      mood: 'alarmed',
      near: [276, 199],
      far: [278, 198],
    },
    BELOW,
  ),
  mole(
    {
      person: STAFF.bowler,
      where: [318, 211],
      size: 28,
      facing: -1,
      look: -12,
      mood: 'alarmed',
      near: [305, 182],
      far: [326, 196],
    },
    BELOW,
  ),
];

const bailing = (moles: readonly MoleArt[]): string =>
  chamber(
    { x: 236, y: 177, width: 156, height: 37 },
    1,
    pigeonholes({ x: 334, y: 182, width: 26, height: 24 }, 4, 3, 'seven') +
      lamp(246, 187, 175, 0.8) +
      lamp(374, 187, 175, 0.8) +
      line('M283 178v6M283 188v3M296 178v4M306 178v2M283 195v1', '#a9dcec', 1.4) +
      moles.map(({ art }) => art).join('') +
      bucket(BELOW, 283, 211, 14) +
      line('M296 176L306 182', '#3a2420', 1) +
      path(
        'M288 184Q305 166 322 184Q316 181 313.6 184Q309 181 305 184Q301 181 296.4 184Q292 181 288 184Z',
        '#2f8f8c',
      ) +
      line('M305 183V192', '#3a2420', 1) +
      pile(374, 211, 15, 14, 'seven, saved') +
      moles.map(({ arm }) => arm).join(''),
  );
