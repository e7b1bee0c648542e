import { hash } from '../../../drawing/chance.ts';
import { contact } from '../../../drawing/light.ts';
import { at, box } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { headToStand } from '../../../hero/head-size.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { BRIDE, beetle } from '../cast/beetle.ts';
import { perched } from '../cast/birds.ts';
import { captain } from '../cast/captain.ts';
import { dogSitting } from '../cast/dog.ts';
import { hatStanding } from '../cast/straw-hat.ts';
import { taxi } from '../cast/taxi.ts';
import { parkTrees, stoneFish } from '../set/fountain.ts';
import { farRoofs, sky } from '../set/houses.ts';
import { SPRAY } from '../set/lights.ts';

/** Mid: everybody wet, nobody sorry. */
export const page12: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 84, 27),
    'ground',
    [66, 206],
    { pose: 'wave', mood: 'joy', yaw: 26 },
    SPRAY,
  );
  const inside =
    at(
      -14,
      30,
      0.4,
      captain(SPRAY, {
        mood: 'naval',
        gaze: [-1, 0],
        hands: [
          [-60, -120],
          [50, -50],
          [-40, -24],
          [40, -24],
        ],
      }),
    ) +
    at(
      20,
      30,
      0.36,
      beetle(SPRAY, {
        colors: BRIDE,
        mood: 'shy',
        gaze: [-1, 0],
        hands: [
          [-60, -120],
          [50, -50],
          [-40, -24],
          [40, -24],
        ],
        shaven: true,
      }),
    );
  const art =
    sky(160) +
    farRoofs(SPRAY, 'twelve', 150, 56, 0.5) +
    parkTrees(SPRAY, 'twelve', 158, 26, 0.3) +
    box(
      0,
      156,
      216,
      60,
      linear([
        [0, '#cfe3ea'],
        [1, '#b4d3e0'],
      ]),
    ) +
    at(98, 166, 0.6, stoneFish(SPRAY, true)) +
    at(20, 196, 0.4, hatStanding(SPRAY)) +
    contact(SPRAY, 150, 204, 70, 5) +
    at(158, 204, 0.44, taxi(SPRAY, { door: 'shut', inside })) +
    child.shadow +
    child.art +
    at(100, 212, 0.3, dogSitting(SPRAY)) +
    perched(SPRAY, `q${hash(hero.seed).toString(36)}`, [[20, 96, 0.2, 1]]);
  return {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'dark' },
    faces: [child.face],
  };
};
