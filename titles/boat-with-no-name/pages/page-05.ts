import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { met, nameOf, type Spot } from '#titles/boat-with-no-name/cast/met.ts';
import { bareBoard, boat, prop, slip } from '#titles/boat-with-no-name/set/boat.ts';
import { sea, sky } from '#titles/boat-with-no-name/set/harbor.ts';
import { jetty, jettyEnd } from '#titles/boat-with-no-name/set/jetty.ts';
import { NOON } from '#titles/boat-with-no-name/set/lights.ts';
import { FAR, pastFold, skyPastFold } from '#titles/boat-with-no-name/set/past-fold.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Where somebody stands on the planks, and the sea begins behind them. */
const DECK = 176;
const HORIZON = 148;

/** From low beside the jetty's end: at its very edge somebody works and looks the other way; beside it somebody with one arm wide has said what there is to say. */
export const page05: Painting = ({ hero, name, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const letters = met(
    5,
    nameOf(name),
    beside
      ? { x: 112, y: DECK - 116, width: 96, height: 116 }
      : { x: 118, y: DECK - 98, width: 88, height: 98 },
    NOON,
    { under: crate },
  );
  const size = rolls ? (beside ? 33 : 28) : headToStand(hero, beside ? 122 : 100, beside ? 36 : 30);
  const child = placeHero(
    hero,
    size,
    'ground',
    [rolls ? 72 : 74, DECK],
    {
      pose: 'stand',
      mood: 'surprised',
      face: { mouth: 'smile', brow: [-8, -13, -4], eyes: 'open' },
      yaw: 44,
      pitch: 2,
      gaze: [0.9, 0],
      tilt: 6,
      nod: -4,
      body: { lean: 5, roll: -4, hips: -6 },
      armR: { upper: [30, 78], lower: [24, 84], hand: 'open' },
      armL: { upper: [10, 12], lower: [20, 8], hand: 'rest' },
    },
    NOON,
  );
  const art =
    sky(SHEET, HORIZON, ...AIR) +
    gulls() +
    sea('five', SHEET, HORIZON, SHEET, ...WATER) +
    overThere() +
    jetty(DECK, -4, 208) +
    letters.spots
      .map(({ x, ground, height }) =>
        oval(x, ground + 1, height * 0.5, 2.4, '#5f4426', 'fill-opacity=".42"'),
      )
      .join('') +
    clip(`M-4 ${DECK - 6}H${SHEET}V${DECK + 6}H-4Z`, child.shadow) +
    letters.art +
    child.art +
    jettyEnd(DECK, 208);
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'dark', largest: LARGE },
    faces: [child.face],
    signs: letters.signs,
    ...(beside && {
      overFold: () =>
        pastFold(
          skyPastFold(HORIZON, ...AIR) +
            `<g transform="translate(${-FAR} 0)">${sea('five far', FAR + 4, HORIZON, SHEET, ...WATER)}</g>`,
        ) + jettyPastFold(),
    }),
  };
};

/** As pale as the paper of the words. */
const AIR = ['#bfe3e2', '#f3efdc'] as const;
const WATER = ['#8fcbbd', '#5aa9ab'] as const;

/** It begins on the other page. */
const jettyPastFold = (): string => jetty(DECK, -FAR, 4);

/** What the arm is wide for: across the water the boat is waiting, with somebody under its bow. */
const overThere = (): string =>
  path('M2 152C16 148 44 148 60 152C44 154 16 154 2 152Z', '#e8d9a8') +
  at(30, 147, 0.2, slip(NOON, 150) + prop(NOON) + boat(NOON) + bareBoard(NOON));

const gulls = (): string => line('M188 72q3 -4 6 0q3 -4 6 0', '#5f8590', 1.3);

/** Who is further off stands on a crate. */
const crate = ({ x, y, height }: Spot, upper: boolean): string => {
  if (!upper) return '';
  const half = height * 0.58;
  return (
    box(x - half, y, half * 2, DECK - y, '#b98650', 1) +
    path(`M${num(x - half)} ${num(y)}h${num(half * 2)}v3h${num(-half * 2)}Z`, '#d9a868') +
    line(`M${num(x - half)} ${num(y + 16)}h${num(half * 2)}`, '#7a5230', 1.2)
  );
};
