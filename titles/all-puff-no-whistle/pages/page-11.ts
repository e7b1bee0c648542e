import { hash } from '#bookmaking/drawing/chance.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { BRIDE, beetle, bridalWhite, feelers } from '#titles/all-puff-no-whistle/cast/beetle.ts';
import { whistle } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { captain } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { guests } from '#titles/all-puff-no-whistle/cast/guests.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { cherry } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { WHISTLE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';
import { SOUNDS } from '#titles/all-puff-no-whistle/sounds.ts';

const RIM = 156;

/** Close: sixty beetles on tiptoe, and it gets out. */
export const page11: Painting = ({ hero, things, beside }) => {
  // With no words above, the face goes up into their place.
  const size = beside ? 84 : 57;
  const child = puffingHero(
    hero,
    size,
    'head',
    beside ? [70, 102] : [66, 122],
    {
      pose: 'stand',
      eyes: 'wide',
      cheeks: 0.7,
      face: { brow: [-15, -20, -9], askew: 3, flushed: true },
      yaw: 20,
      nod: 2,
      tilt: -9,
      gaze: [0.7, 0.9],
      body: { shrug: 16, roll: -5 },
      armsByPage: true,
    },
    WHISTLE,
  );
  const { mouth } = child;
  const swing = (x: number, y: number): Point => [mouth[0] + x, mouth[1] + (y * size) / 58];
  const art =
    box(
      0,
      0,
      216,
      216,
      linear([
        [0, '#fdf4ea'],
        [0.5, '#f7e2d8'],
        [1, '#e7c6c8'],
      ]),
    ) +
    parkTrees(WHISTLE, 'eleven', 162, 40, 0.62) +
    rays() +
    at(8, 176, 0.37, hatStanding(WHISTLE)) +
    child.art +
    clean(
      whistle({
        along: [
          mouth,
          swing(16, -2),
          swing(40, -14),
          swing(66, -10),
          swing(96, -34),
          swing(124, -30),
          swing(164, -56),
        ],
        widths: beside ? [1.4, 12, 28] : [1.2, 9, 20],
      }),
    ) +
    wall() +
    at(150, RIM - 8, 0.48, thing(things[0], WHISTLE)) +
    couple() +
    cakeTable() +
    guests(WHISTLE, `g${hash(hero.seed + things[0]).toString(36)}`) +
    lettered(SOUNDS['WHEEE!'], beside ? [146, 44] : [150, 92], {
      height: beside ? 13.5 : 12,
      turn: -10,
      ink: '#8a3b12',
      rim: '#fff4d0',
    });
  return {
    art,
    quiet: { box: { ...SAFE, height: 57 }, ink: 'dark', largest: { explorer: 14.5 } },
    faces: [child.face],
  };
};

/** The light comes out of the whistle, not from the sky. */
const rays = (): string =>
  oval(
    130,
    126,
    120,
    78,
    radial([
      [0, '#fffdf0', 0.95],
      [1, '#fffdf0', 0],
    ]),
  ) +
  path(
    'M70 138L216 66V78ZM70 138L216 92V108ZM70 138L216 122V136ZM70 138L200 160H180Z',
    '#fffbe4',
    'fill-opacity=".7"',
  );

const wall = (): string =>
  box(
    0,
    RIM,
    216,
    66,
    linear([
      [0, '#fdf1d8'],
      [0.4, '#f3dfb8'],
      [1, '#dcbc88'],
    ]),
  ) + box(0, RIM - 1, 216, 2, '#fffdf2');

const couple = (): string => {
  const white = bridalWhite(WHISTLE);
  return (
    oval(110, 177, 16, 2, '#7a4a70', 'fill-opacity=".3"') +
    oval(187, 177, 14, 2, '#7a4a70', 'fill-opacity=".3"') +
    at(
      112,
      177,
      0.31,
      white.train +
        feelers('shy') +
        beetle(WHISTLE, {
          colors: BRIDE,
          mood: 'shy',
          gaze: [0.8, 0],
          hands: [
            [-34, -40],
            [62, -52],
            [-30, -26],
            [48, -30],
          ],
          shaven: true,
        }) +
        white.bud,
    ) +
    at(
      187,
      177,
      0.31,
      captain(WHISTLE, {
        mood: 'amazed',
        gaze: [-0.9, -0.7],
        hands: [
          [-64, -52],
          [58, -92],
          [-46, -30],
          [42, -24],
        ],
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
