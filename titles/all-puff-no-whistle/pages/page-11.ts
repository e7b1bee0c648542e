import { hash } from '#bookmaking/drawing/chance.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { PAGE } from '#bookmaking/frame.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { skullOf } from '#bookmaking/hero/skull-of.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { BRIDE, beetle, bridalWhite, feelers } from '#titles/all-puff-no-whistle/cast/beetle.ts';
import { whistle } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { captain } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { chalkToy } from '#titles/all-puff-no-whistle/cast/chalk-toy.ts';
import { guests } from '#titles/all-puff-no-whistle/cast/guests.ts';
import { type PuffingHero, puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { cherry } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { WHISTLE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';
import { SOUNDS } from '#titles/all-puff-no-whistle/sounds.ts';

const RIM = 156;
const CHEEKS = 1.9;

/** It gets out: across a sky that is dark beside it, over sixty beetles on tiptoe, and off the page. */
export const page11: Painting = ({ hero, things, beside }) => {
  // With no words above, the face goes up into their place.
  const size = beside ? 84 : 64;
  const child = puffingHero(
    hero,
    size,
    'head',
    [beside ? 74 : 60, RIM - size * 0.48],
    {
      pose: 'stand',
      eyes: 'wide',
      cheeks: CHEEKS,
      face: { brow: [-13, -22, -12], flushed: true },
      yaw: 40,
      pitch: 2,
      nod: -12,
      gaze: [1, -0.7],
      body: { shrug: 18, roll: 0, tilt: -12 },
      armsByPage: true,
    },
    WHISTLE,
  );
  const { mouth } = child;
  const id = hash(hero.seed + things[0]).toString(36);
  const top = beside ? 18 : 72;
  const art =
    dusk(0) +
    trees() +
    rays(mouth, 0.29) +
    at(8, 176, 0.37, hatStanding(WHISTLE)) +
    child.art +
    goldOn(hero, child) +
    clean(
      whistle({
        // Out past the short cheek, and then up beside the head: on no face.
        along: [
          mouth,
          [mouth[0] + 6, mouth[1] - 0.2],
          [mouth[0] + 13, mouth[1] - 1.4],
          [mouth[0] + 24, mouth[1] - 7],
          [mouth[0] + 38, lerp(mouth[1], top, 0.16)],
          [mouth[0] + 54, lerp(mouth[1], top, 0.34)],
          [lerp(mouth[0] + 54, 228, 0.36), lerp(mouth[1], top, 0.56)],
          [lerp(mouth[0] + 54, 228, 0.66), lerp(mouth[1], top, 0.72)],
          [228, top + 6],
        ],
        widths: beside ? [1.6, 12, 38] : [1.3, 10, 24],
      }),
    ) +
    wall() +
    oval(98, RIM + 21, 19, 2, '#7a4a70', 'fill-opacity=".3"') +
    at(98, RIM + 6, 0.42, chalkToy(WHISTLE, things[0])) +
    at(11, 0, 1, couple() + cakeTable()) +
    guests(WHISTLE, `g${id}`, beside ? -206 : 0) +
    lettered(SOUNDS['WHEEE!'], beside ? [170, 66] : [162, 104], {
      height: beside ? 11.5 : 11,
      turn: beside ? -37 : -18,
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
        pastFold(
          at(8, 176, 0.37, hatStanding(WHISTLE)) +
            child.art +
            wall(-240) +
            guests(WHISTLE, `h${id}`, -206),
        ),
    }),
  };
};

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

/** On the face it came out of, and no farther: a dark one would be lost beside so much yellow. */
function goldOn(hero: Hero, child: PuffingHero): string {
  const s = child.figure.skeleton;
  const { flesh } = skullOf(hero, s.headYaw, s.headPitch, CHEEKS - 0.3);
  const gold = oval(
    16,
    30,
    46,
    38,
    radial([
      [0, '#ffc46c', 0.5],
      [0.6, '#ffb65c', 0.24],
      [1, '#ffb65c', 0],
    ]),
  );
  return at(
    child.origin[0],
    child.origin[1],
    child.scale,
    clean(at(s.head[0], s.head[1], 1, clip(flesh, gold), s.headTilt)),
  );
}

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

/** Turned to each other, hand in hand over the cake. */
const couple = (): string => {
  const white = bridalWhite(WHISTLE);
  return (
    oval(118, 177, 16, 2, '#7a4a70', 'fill-opacity=".3"') +
    oval(182, 177, 14, 2, '#7a4a70', 'fill-opacity=".3"') +
    at(
      119,
      177,
      0.31,
      white.train +
        feelers('shy') +
        beetle(WHISTLE, {
          colors: BRIDE,
          mood: 'fond',
          gaze: [1, 0],
          hands: [
            [-34, -40],
            [96, -78],
            [-30, -26],
            [54, -34],
          ],
          tilt: 7,
          shaven: true,
        }) +
        at(14, 0, 1, white.bud, 7),
    ) +
    at(
      181,
      177,
      0.31,
      captain(WHISTLE, {
        mood: 'fond',
        gaze: [-1, 0],
        hands: [
          [-96, -78],
          [40, -40],
          [-54, -34],
          [42, -24],
        ],
        tilt: -7,
        hat: [-14, -117, -12],
      }),
    )
  );
};

/** The wedding cake came from another cake. */
const cakeTable = (): string => {
  const cap = tone(WHISTLE, '#3c6cab');
  let teeth = '';
  for (let x = -9; x < 10; x += 3) teeth += disc(150 + x, 180, 1.7, 2.4);
  return (
    path(teeth, cap.shade) +
    box(140, 174.6, 20, 4.6, cap.base, 1.4) +
    oval(150, 175, 10, 2.4, cap.lite) +
    oval(150, 174.6, 7, 1.4, '#ffffff', 'fill-opacity=".8"') +
    at(150, 168, 0.62, cherry(WHISTLE))
  );
};
