import { hash } from '#bookmaking/drawing/chance.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE, widthOf } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { hats, petals, tongues } from '#titles/all-puff-no-whistle/cast/blown.ts';
import { guests } from '#titles/all-puff-no-whistle/cast/guests.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { tipped } from '#titles/all-puff-no-whistle/cast/tipped.ts';
import { wedding } from '#titles/all-puff-no-whistle/cast/wedding.ts';
import { type Blast, whistle } from '#titles/all-puff-no-whistle/cast/whistle.ts';
import { WHISTLE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';
import { SOUNDS } from '#titles/all-puff-no-whistle/sounds.ts';

/** The foot of the trees, where the water begins, and where the stone of the rim does. */
const [PARK, RIM] = [152, 174] as const;

/** It is open, for once: nobody is more astonished. */
const OUT: Mouth = {
  draw: (lip) => oval(0, 2, 8, 9.4, lip) + oval(0, 2.4, 5.4, 6.8, '#5b1a2b'),
  at: [3, 12],
};

/** Thrown back by what it has done: both arms behind, one foot off the stone. */
const FLUNG: Arm = { upper: [-72, 18], lower: [-84, 14], hand: 'open' };
const FLUNG_TOO: Arm = { upper: [-58, -12], lower: [-62, -16] };
const KICKED: Leg = { upper: [48, 4], lower: [26, 3], foot: -24 };
const HEEL: Leg = { upper: [12, 4], lower: [4, 4], foot: -16 };

/** It gets out, and is the largest thing there is: whoever has no weight goes with it. */
export const page11: Painting = (cast) => paint(cast, PAGE);
/** Bound, it goes over both pages, and the words are in it. */
export const spread11: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const rolls = hero.wheelchair !== undefined;
  const high = wide ? 122 : 92;
  const feet: Point = [(wide ? 150 : 164) - (rolls ? 14 : 0), RIM + 12];
  const standing = puffingHero(
    hero,
    headToStand(hero, high * (rolls ? 1.14 : 1), high * 0.36),
    'ground',
    feet,
    {
      pose: 'stand',
      eyes: 'wide',
      cheeks: 1.7,
      face: { brow: [-13, -22, -12], flushed: true, mouth: OUT },
      yaw: -82,
      pitch: 0,
      nod: 0,
      tilt: 12,
      gaze: [-1.3, -0.7],
      body: { shrug: 8, lean: -16, roll: 0, hips: 0, twist: 0, legL: HEEL, legR: KICKED },
      ...(rolls ? {} : { armL: FLUNG, armR: FLUNG_TOO }),
    },
    WHISTLE,
  );
  const child = rolls
    ? tipped(standing, { about: [feet[0] + 10, feet[1]], degrees: 14 })
    : standing;
  const blast = (wide ? overBoth : overOne)(child.mouth);
  const id = hash(hero.seed + things[0]).toString(36);
  const art =
    dusk(frame) +
    parkTrees(WHISTLE, 'eleven', PARK + 6, 34, 0.02, frame) +
    box(
      frame.left,
      PARK,
      widthOf(frame),
      RIM - PARK + 4,
      linear([
        [0, '#2b6d9c'],
        [1, '#1c507f'],
      ]),
    ) +
    whistle(blast) +
    tongues(wide ? TONGUES : TONGUES.slice(3)) +
    rim(frame) +
    child.art +
    petals(id, blast.under.slice(1), wide ? 42 : 20, 36) +
    (wide ? petals(`${id}o`, blast.over.slice(1, 5), 16, 26) : '') +
    lettered(SOUNDS['WHEEE!'], wide ? [60, 82] : [96, 119], {
      height: wide ? 11 : 8,
      turn: wide ? 9 : 12,
      ink: '#8a3b12',
      rim: '#fff4d0',
    }) +
    at(wide ? -72 : -60, wide ? 12 : 18, wide ? 1 : 0.9, wedding(things[0])) +
    guests(WHISTLE, `g${id}`, {
      left: frame.left + 8,
      right: wide ? 2 : 130,
      top: wide ? 184 : 206,
      size: wide ? 1 : 0.5,
      flying: blast.under.slice(wide ? 2 : 1),
    }) +
    hats(
      WHISTLE,
      wide ? HATS : HATS.slice(0, 2).map(([x, y, k, d]) => [x + 56, y + 10, k, d] as const),
    );
  return laidIn(frame, {
    art,
    quiet: wide
      ? {
          box: { x: -197, y: 22, width: 168, height: 96 },
          ink: 'dark',
          anchor: 'middle',
          largest: { explorer: 17 },
        }
      : { box: { x: 14, y: 14, width: 146, height: 98 }, ink: 'dark', largest: { explorer: 13.5 } },
    faces: [child.face],
  });
}

/** From the lips over the fold, wider and wider, as large as the page there. */
const overBoth = ([x, y]: Point): Blast => ({
  over: [
    [x + 1, y - 1],
    [x - 26, y - 22],
    [72, 34],
    [10, 18],
    [-60, 12],
    [-140, -2],
    [-240, -20],
  ],
  under: [
    [x + 1, y + 2],
    [x - 30, y + 14],
    [58, 124],
    [0, 124],
    [-60, 140],
    [-140, 138],
    [-240, 166],
  ],
});

/** The same where there is one page: up and to the left, behind all that is told. */
const overOne = ([x, y]: Point): Blast => ({
  over: [
    [x + 1, y - 1],
    [x - 2, y - 24],
    [172, 58],
    [190, -10],
    [-60, -60],
  ],
  under: [
    [x + 1, y + 2],
    [x - 26, y + 10],
    [84, 138],
    [40, 132],
    [-60, 150],
  ],
});

const TONGUES = [
  [-150, RIM + 2, 20],
  [-84, RIM + 2, 26],
  [-22, RIM + 2, 18],
  [30, RIM + 2, 24],
  [104, RIM + 2, 16],
] as const;

const HATS = [
  [6, 128, 0.2, -40],
  [-40, 150, 0.24, 30],
  [-104, 146, 0.3, -70],
  [-176, 166, 0.34, -20],
] as const;

/** A sky that is dark beside so much light. */
const dusk = (frame: Frame): string =>
  box(
    frame.left,
    0,
    widthOf(frame),
    PARK + 4,
    linear([
      [0, '#16406c'],
      [0.7, '#1f5a88'],
      [1, '#4a86a4'],
    ]),
  );

/** The stone on which all of them are, lit by what goes over it. */
const rim = ({ left, right }: Frame): string =>
  box(
    left,
    RIM,
    right - left,
    48,
    linear([
      [0, '#ffeec0'],
      [0.4, '#f5d99c'],
      [1, '#d3a468'],
    ]),
  ) + line(`M${left} ${RIM}H${right}`, '#fffdf2', 2);
