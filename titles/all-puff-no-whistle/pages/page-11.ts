import { hash } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { PAGE } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { type Crowd, guests } from '#titles/all-puff-no-whistle/cast/guests.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { tipped } from '#titles/all-puff-no-whistle/cast/tipped.ts';
import { wedding } from '#titles/all-puff-no-whistle/cast/wedding.ts';
import { whistle } from '#titles/all-puff-no-whistle/cast/whistle.ts';
import { WHISTLE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';
import { SOUNDS } from '#titles/all-puff-no-whistle/sounds.ts';

const RIM = 156;
/** It is open, for once: nobody is more astonished. */
const OUT: Mouth = {
  draw: (lip) => oval(0, 2, 8, 9.4, lip) + oval(0, 2.4, 5.4, 6.8, '#5b1a2b'),
  at: [3, 12],
};

/** Where the child stands: on the rim, behind all who are small and near. */
const FEET: Point = [44, RIM + 9];

/** Thrown back by what it has done: one arm up, the weight on the far leg. */
const UP: Arm = { upper: [-40, 20], lower: [-62, 16], hand: 'open' };
const AWAY: Arm = { upper: [8, -8], lower: [4, -8] };
const AHEAD: Leg = { upper: [26, 4], lower: [16, 3], foot: -18 };
const BEHIND: Leg = { upper: [-2, 4], lower: [-16, 4] };

/** It gets out: across a sky that is dark beside it, over sixty beetles on tiptoe, and off the page. */
export const page11: Painting = ({ hero, things, beside }) => {
  const high = beside ? 132 : 88;
  const standing = puffingHero(
    hero,
    headToStand(hero, high * (hero.wheelchair ? 1.14 : 1), high * 0.36),
    'ground',
    FEET,
    {
      pose: 'stand',
      eyes: 'wide',
      cheeks: 1.7,
      face: { brow: [-13, -22, -12], flushed: true, mouth: OUT },
      yaw: 82,
      pitch: 0,
      nod: 0,
      tilt: -12,
      gaze: [1.3, -0.7],
      body: { shrug: 10, lean: -14, roll: 0, hips: 0, twist: 0, legL: AHEAD, legR: BEHIND },
      ...(hero.wheelchair ? {} : { armR: UP, armL: AWAY }),
    },
    WHISTLE,
  );
  const child = hero.wheelchair
    ? tipped(standing, { about: [FEET[0] - 10, FEET[1]], degrees: -14 })
    : standing;
  const { mouth } = child;
  const id = hash(hero.seed + things[0]).toString(36);
  const top = beside ? 18 : 98;
  const crowd: Crowd = beside
    ? { left: -204, right: 74, top: 177 }
    : { left: 8, right: 208, top: 200 };
  const art =
    dusk(0) +
    trees() +
    rays(mouth, beside ? 0.29 : 0.1) +
    wall() +
    standing.shadow +
    child.art +
    clean(
      whistle({
        along: streaming(mouth, beside ? 12 : top, beside ? 17 : 6),
        widths: beside ? [0.8, 8, 22] : [0.8, 7, 17],
      }),
    ) +
    at(0, beside ? 2 : -10, 1, wedding(things[0])) +
    guests(WHISTLE, `g${id}`, crowd) +
    lettered(SOUNDS['WHEEE!'], beside ? [156, 50] : [156, 104], {
      height: beside ? 13 : 11,
      turn: beside ? -24 : -6,
      ink: '#8a3b12',
      rim: '#fff4d0',
    });
  return {
    art,
    quiet: { box: { ...SAFE, height: 57 }, ink: 'light', largest: { explorer: 14.5 } },
    faces: [child.face],
    ...(beside && {
      overFold: () =>
        groundPastFold(dusk(-240) + trees()) +
        pastFold(rays(mouth, 0.29) + wall(-240) + child.art + guests(WHISTLE, `h${id}`, crowd)),
    }),
  };
};

/** Up and down and up, as a streamer does, and off the page at `top`; the letters lie on its last rise. */
const streaming = ([x, y]: Point, top: number, high: number): Point[] =>
  Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12;
    return [
      lerp(x, 230, t),
      lerp(y, top, t) - high * Math.sin(2.2 * Math.PI * t) * Math.min(1, 3 * t) * (1 - 0.4 * t),
    ];
  });

/** The light comes out of the whistle, not from the sky; `far` is how far its beams go, as a share of all there is. */
const rays = ([x, y]: Point, far: number): string => {
  let beams = '';
  for (let i = 0; i < 13; i++) {
    const [a, b] = [i * 29 - 16, i * 29 - 6].map(radians) as [number, number];
    beams += `M${num(x)} ${num(y)}L${num(x + 260 * Math.cos(a))} ${num(y + 260 * Math.sin(a))}L${num(x + 260 * Math.cos(b))} ${num(y + 260 * Math.sin(b))}Z`;
  }
  return (
    path(
      beams,
      radial(
        [
          [0, '#fff3b8', 0.9],
          [far * 0.6, '#fff3b8', 0.34],
          [far, '#fff3b8', 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ) +
    oval(
      x,
      y,
      74,
      far * 190,
      radial([
        [0, '#fff6cf', 0.95],
        [0.5, '#ffeaa0', 0.6],
        [1, '#ffeaa0', 0],
      ]),
    )
  );
};

/** The park behind all of them, over both pages. */
const trees = (): string =>
  parkTrees(WHISTLE, 'eleven', 162, 40, 0.05, { left: -240, right: PAGE.right }) +
  // As far from the whistle as the words are, it is night.
  box(
    -240,
    90,
    330,
    RIM - 90,
    linear(
      [
        [0, '#1b4975', 0.86],
        [0.74, '#1b4975', 0.82],
        [1, '#1b4975', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** A sky that is dark beside so much light; no chalk on it, for there are words over the fold. */
const dusk = (left: number): string =>
  clean(
    box(
      left,
      0,
      222 - left,
      216,
      linear([
        [0, '#1a4470'],
        [0.74, '#1b4b77'],
        [1, '#3f7797'],
      ]),
    ),
  );

const wall = (left = 0): string =>
  box(
    left,
    RIM,
    222 - left,
    66,
    linear([
      [0, '#fdf1d8'],
      [0.4, '#f3dfb8'],
      [1, '#dcbc88'],
    ]),
  ) + box(left, RIM - 1, 222 - left, 2, '#fffdf2');
