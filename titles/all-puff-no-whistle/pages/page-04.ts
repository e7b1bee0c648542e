import { contact, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { cake } from '#titles/all-puff-no-whistle/cast/cake.ts';
import { cakeGirl } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { taxi } from '#titles/all-puff-no-whistle/cast/taxi.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { cherry } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, farRoofs, note, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { FORENOON } from '#titles/all-puff-no-whistle/set/lights.ts';
import { parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** Very near: over a cake as high as a house both cheeks, and one cherry that has been met by a breath. */
export const page04: Painting = ({ hero, beside }) => {
  // With no words above, all that is near has more room.
  const up = beside ? 22 : 0;
  // The cake is taller than the page: where the middle of its plate would be, how large it is, and where its top cherry was.
  const [px, py, k] = [88, 286 - up, 1.34];
  const top = { x: px, y: py - 100 * k };
  const child = puffingHero(
    hero,
    beside ? 84 : 65,
    'head',
    beside ? [60, 92] : [62, 121],
    {
      pose: 'stand',
      eyes: 'wide',
      face: { brow: [2, -10, -12] },
      cheeks: 1.9,
      yaw: 27,
      pitch: 4,
      nod: 2,
      tilt: -8,
      gaze: [0.9, 0.7],
      body: { lean: 10, shrug: 14 },
      armL: { upper: [-44, 14], lower: [-50, 10], hand: 'open' },
      armR: { upper: [-44, 14], lower: [-50, 10], hand: 'open' },
    },
    FORENOON,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(150 - up, '#fdeedd', '#fff9ee') +
    clouds([
      [60, 74, 1.2],
      [150, 66, 1],
    ]) +
    shifted(
      0,
      -up,
      farRoofs(FORENOON, 'corner', 116, 46, 0.6) +
        parkTrees(FORENOON, 'park', 120, 22, 0.3) +
        street() +
        contact(FORENOON, 138, 124, 46, 3) +
        at(138, 124, 0.3, taxi(FORENOON, { door: 'open' })),
    ) +
    at(8, 250, 0.62, hatStanding(FORENOON)) +
    at(187, 268, 1, cakeGirl(FORENOON)) +
    child.art +
    at(px, py, k, cake(FORENOON)) +
    sleeve() +
    breath({ from: [mx, my], to: [top.x + 24, top.y - 22], wide: 8 }) +
    at(top.x + 40, top.y - 30, 1.15, cherry(FORENOON), 46) +
    line(
      `M${top.x + 26} ${top.y - 40}q5 -6 12 -7M${top.x + 34} ${top.y - 14}q7 0 12 -4`,
      '#9c4c3b',
      1.1,
    ) +
    note(196, 76, 1.1, TOWN.tile) +
    note(206, 66, 0.9, TOWN.clay) +
    // What it left in the cream.
    oval(top.x - 1, top.y + 3, 8, 2.2, '#efd9cc');
  return {
    art,
    quiet: { box: { ...SAFE, height: 48 }, ink: 'dark', largest: { explorer: 15.5 } },
    faces: [child.face],
  };
};

/** The street that the taxi came by, and the sidewalk that the cherry will leave by. */
const street = (): string =>
  box(
    0,
    114,
    216,
    126,
    linear([
      [0, '#cfc3c4'],
      [0.16, '#c3b6ba'],
      [0.17, '#f4e9dc'],
      [1, '#dfcfbe'],
    ]),
  ) +
  line('M0 131H216', tone(FORENOON, TOWN.chalk).base, 1.6) +
  path('M0 132.500H216V135H0Z', '#bfae9f') +
  line('M70 135L40 216M112 135L112 216M154 135L186 216M0 164H216M0 196H216', '#d3c3b2', 0.8);

/** Her arm round what she carries; the hand is under it, and below the page. */
const sleeve = (): string => {
  const cloth = tone(FORENOON, '#5f8d8a');
  return (
    line('M203 164C211 184 200 208 158 222', cloth.base, 25) +
    line('M198 170C204 186 196 202 164 214', cloth.lite, 3, 'stroke-opacity=".5"')
  );
};
