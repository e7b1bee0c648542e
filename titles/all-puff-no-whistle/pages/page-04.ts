import { contact, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { cake } from '#titles/all-puff-no-whistle/cast/cake.ts';
import { cakeArms, cakeGirl } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { headOnStreet } from '#titles/all-puff-no-whistle/cast/on-the-street.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { taxi } from '#titles/all-puff-no-whistle/cast/taxi.ts';
import { cakeShop } from '#titles/all-puff-no-whistle/set/cake-shop.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { cherryAt, cherryWay, parkTrees } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, farRoofs, note, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { gate } from '#titles/all-puff-no-whistle/set/kettle.ts';
import { FORENOON } from '#titles/all-puff-no-whistle/set/lights.ts';

/** Mid, on the corner: a cherry leaves its cake. */
export const page04: Painting = ({ hero }) => {
  const child = puffingHero(
    hero,
    headOnStreet(hero, 84, 27),
    'ground',
    [46, 206],
    {
      pose: 'stand',
      eyes: 'shut',
      cheeks: 1.2,
      yaw: 38,
      nod: -4,
      touchR: [20, 172],
      armL: { upper: [4, 34], lower: [-10, 40], hand: 'hold' },
    },
    FORENOON,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(170, '#fdeedd', '#fff9ee') +
    clouds([
      [60, 74, 1.2],
      [130, 68, 1],
    ]) +
    farRoofs(FORENOON, 'corner', 152, 80, 0.42) +
    parkTrees(FORENOON, 'park', 158, 26, 0.3) +
    ground() +
    at(62, 164, 1, cakeShop(FORENOON)) +
    at(196, 178, 0.62, gate(FORENOON)) +
    contact(FORENOON, 170, 178, 66, 4) +
    at(168, 178, 0.4, taxi(FORENOON, { door: 'open' })) +
    contact(FORENOON, 10, 208, 26, 4) +
    at(4, 208, 0.46, hatStanding(FORENOON)) +
    child.shadow +
    contact(FORENOON, 126, 206, 22, 3) +
    cherryWay('M123 122C128 78 174 80 176 140Q177 170 177 200Q181 190 186 203') +
    at(
      128,
      206,
      0.52,
      cakeGirl(FORENOON) + at(-10, -74, 0.78, cake(FORENOON)) + cakeArms(FORENOON),
    ) +
    child.art +
    breath({
      along: [
        [mx, my],
        [mx + (114 - mx) * 0.4, my - 4],
        [mx + (114 - mx) * 0.75, my + (126 - my) * 0.7],
        [111, 125],
      ],
      widths: [0.7, 3.6, 1.4],
    }) +
    cherryAt(FORENOON, 192, 204, 9) +
    note(157, 126, 1.2, TOWN.tile) +
    note(160, 110, 1, TOWN.clay);
  return {
    art,
    quiet: { box: { ...SAFE, height: 48 }, ink: 'dark', largest: { explorer: 15.5 } },
    faces: [child.face],
  };
};

const ground = (): string =>
  box(
    0,
    156,
    216,
    60,
    linear([
      [0, '#cfc3c4'],
      [0.36, '#c3b6ba'],
      [0.37, '#f0e4d6'],
      [1, '#e4d5c4'],
    ]),
  ) +
  line('M0 178H216', tone(FORENOON, TOWN.chalk).base, 1.6) +
  path('M0 180H216V182H0Z', '#bfae9f') +
  line('M30 182L4 216M84 182L70 216M138 182L142 216M192 182L214 216M0 196H216', '#d3c3b2', 0.8);
